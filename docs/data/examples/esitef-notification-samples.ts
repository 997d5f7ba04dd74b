/** Whether a notification of the sandbox is ours: its signature is one of those in the header, and it is fresh. */
export const notificationSamples = {
  curl: `# id, timestamp and signature are the three webhook-* headers; body is the form as it arrived.
key=$(printf '%s' "\${SECRET#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \\n')
expected="v1,$(printf '%s' "$id.$timestamp.$body" | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)"
age=$(( $(date +%s) - timestamp ))
case " $signature " in
  *" $expected "*) [ "\${age#-}" -le 300 ] && echo "ours" || echo "old" ;;
  *) echo "not ours" ;;
esac`,
  java: `static boolean isOurs(Map<String, String> headers, String body, String secret) throws GeneralSecurityException {
    var timestamp = headers.get("webhook-timestamp");
    if (Math.abs(Instant.now().getEpochSecond() - Long.parseLong(timestamp)) > 300) return false;
    var mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(Base64.getDecoder().decode(secret.substring("whsec_".length())), "HmacSHA256"));
    var content = headers.get("webhook-id") + "." + timestamp + "." + body;
    var expected = "v1," + Base64.getEncoder().encodeToString(mac.doFinal(content.getBytes(StandardCharsets.UTF_8)));
    return Arrays.stream(headers.getOrDefault("webhook-signature", "").split(" "))
        .anyMatch(each -> MessageDigest.isEqual(each.getBytes(), expected.getBytes()));
}`,
  csharp: `static bool IsOurs(IReadOnlyDictionary<string, string> headers, string body, string secret)
{
    var timestamp = headers["webhook-timestamp"];
    if (Math.Abs(DateTimeOffset.UtcNow.ToUnixTimeSeconds() - long.Parse(timestamp)) > 300) return false;
    var key = Convert.FromBase64String(secret.Substring("whsec_".Length));
    var content = Encoding.UTF8.GetBytes(headers["webhook-id"] + "." + timestamp + "." + body);
    var expected = Encoding.ASCII.GetBytes("v1," + Convert.ToBase64String(new HMACSHA256(key).ComputeHash(content)));
    return headers["webhook-signature"].Split(' ')
        .Any(each => CryptographicOperations.FixedTimeEquals(Encoding.ASCII.GetBytes(each), expected));
}`,
  php: `<?php
function isOurs(array $headers, string $body, string $secret): bool
{
    $timestamp = $headers['webhook-timestamp'];
    if (abs(time() - (int) $timestamp) > 300) {
        return false;
    }
    $key = base64_decode(substr($secret, strlen('whsec_')));
    $content = $headers['webhook-id'] . '.' . $timestamp . '.' . $body;
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', $content, $key, true));
    foreach (explode(' ', $headers['webhook-signature'] ?? '') as $each) {
        if (hash_equals($expected, $each)) {
            return true;
        }
    }
    return false;
}`,
  javascript: `import { createHmac, timingSafeEqual } from "node:crypto";

function isOurs(headers, body, secret) {
  const timestamp = headers["webhook-timestamp"];
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(age <= 300)) return false;
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const content = [headers["webhook-id"], timestamp, body].join(".");
  const expected = Buffer.from("v1," + createHmac("sha256", key).update(content).digest("base64"));
  return (headers["webhook-signature"] ?? "")
    .split(" ")
    .map((each) => Buffer.from(each))
    .some((each) => each.length === expected.length && timingSafeEqual(each, expected));
}`,
  python: `import base64
import hashlib
import hmac
import time


def is_ours(headers, body, secret):
    timestamp = headers["webhook-timestamp"]
    if abs(time.time() - int(timestamp)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    content = f"{headers['webhook-id']}.{timestamp}.{body}".encode()
    digest = hmac.new(key, content, hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(digest).decode()
    given = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(each, expected) for each in given)`,
} as const;
