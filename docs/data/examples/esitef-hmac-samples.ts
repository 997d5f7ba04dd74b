/** Made-up credentials whose signature the pages print, so that readers can check their own code against it. */
export const hmacVector = {
  apiKey: "API_KEY_DEMO",
  secret: "SECRET_DEMO",
  requestId: "3f0c2a8e-6b1d-4e57-9a44-0d5c7b21e9f6",
  timestamp: "1742208083000",
  body: '{"esitef_usn":"250314104410023"}',
  signature: "CcY8XeLxNCVEx1YIXX25rzkzK0O1Ku9f91FUmBsvmhA=",
} as const;

/** Header names are illustrative; each sample returns the same signature for the values above. */
export const hmacSamples = {
  curl: `api_key='API_KEY_DEMO'
secret='SECRET_DEMO'
body='{"esitef_usn":"250314104410023"}'
request_id=$(uuidgen)
timestamp=$(date +%s)000

signature=$(printf '%s' "$api_key$request_id$timestamp$body" \\
  | openssl dgst -sha256 -hmac "$secret" -binary \\
  | openssl base64 -A)`,
  java: `static String sign(String apiKey, String secret, String requestId, String timestamp, String body)
        throws GeneralSecurityException {
    var mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
    var message = apiKey + requestId + timestamp + body;
    return Base64.getEncoder().encodeToString(mac.doFinal(message.getBytes(StandardCharsets.UTF_8)));
}

var requestId = UUID.randomUUID().toString();
var timestamp = String.valueOf(System.currentTimeMillis());
var signature = sign("API_KEY_DEMO", "SECRET_DEMO", requestId, timestamp, body);`,
  csharp: `static string Sign(string apiKey, string secret, string requestId, string timestamp, string body)
{
    var message = Encoding.UTF8.GetBytes(apiKey + requestId + timestamp + body);
    return Convert.ToBase64String(HMACSHA256.HashData(Encoding.UTF8.GetBytes(secret), message));
}

var requestId = Guid.NewGuid().ToString();
var timestamp = DateTimeOffset.UtcNow.ToUnixTimeMilliseconds().ToString();
var signature = Sign("API_KEY_DEMO", "SECRET_DEMO", requestId, timestamp, body);`,
  php: `<?php
function sign(string $apiKey, string $secret, string $requestId, string $timestamp, string $body): string
{
    return base64_encode(hash_hmac('sha256', $apiKey . $requestId . $timestamp . $body, $secret, true));
}

$requestId = sprintf('%s-%s', date('YmdHis'), bin2hex(random_bytes(8)));
$timestamp = (string) (int) (microtime(true) * 1000);
$signature = sign('API_KEY_DEMO', 'SECRET_DEMO', $requestId, $timestamp, $body);`,
  javascript: `import { createHmac, randomUUID } from "node:crypto";

function sign({ apiKey, secret, requestId, timestamp, body }) {
  return createHmac("sha256", secret).update(apiKey + requestId + timestamp + body).digest("base64");
}

const requestId = randomUUID();
const timestamp = String(Date.now());
const signature = sign({ apiKey: "API_KEY_DEMO", secret: "SECRET_DEMO", requestId, timestamp, body });`,
  python: `import base64
import hashlib
import hmac
import time
import uuid


def sign(api_key, secret, request_id, timestamp, body):
    message = (api_key + request_id + timestamp + body).encode()
    return base64.b64encode(hmac.new(secret.encode(), message, hashlib.sha256).digest()).decode()


request_id = str(uuid.uuid4())
timestamp = str(int(time.time() * 1000))
signature = sign("API_KEY_DEMO", "SECRET_DEMO", request_id, timestamp, body)`,
} as const;
