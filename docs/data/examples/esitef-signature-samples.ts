/** RS256 over the exact text that is then sent as the body. */
export const signatureSamples = {
  curl: `base64url() { openssl base64 -A | tr '+/' '-_' | tr -d '='; }

body='{"esitef_usn":"250314104410023"}'
header=$(printf '%s' '{"alg":"RS256","typ":"JWT"}' | base64url)
payload=$(printf '%s' "$body" | base64url)
signature=$(printf '%s' "$header.$payload" | openssl dgst -sha256 -sign esitef.key -binary | base64url)
jwt="$header.$payload.$signature"`,
  java: `static String jwt(PrivateKey key, String body) throws GeneralSecurityException {
    var encoder = Base64.getUrlEncoder().withoutPadding();
    var header = encoder.encodeToString("{\\"alg\\":\\"RS256\\",\\"typ\\":\\"JWT\\"}".getBytes(StandardCharsets.UTF_8));
    var payload = encoder.encodeToString(body.getBytes(StandardCharsets.UTF_8));
    var signer = Signature.getInstance("SHA256withRSA");
    signer.initSign(key);
    signer.update((header + "." + payload).getBytes(StandardCharsets.US_ASCII));
    return header + "." + payload + "." + encoder.encodeToString(signer.sign());
}`,
  csharp: `static string Jwt(RSA key, string body)
{
    static string Encode(byte[] bytes) =>
        Convert.ToBase64String(bytes).TrimEnd('=').Replace('+', '-').Replace('/', '_');

    var header = Encode("""{"alg":"RS256","typ":"JWT"}"""u8.ToArray());
    var payload = Encode(Encoding.UTF8.GetBytes(body));
    var content = Encoding.ASCII.GetBytes($"{header}.{payload}");
    return $"{header}.{payload}.{Encode(key.SignData(content, HashAlgorithmName.SHA256, RSASignaturePadding.Pkcs1))}";
}

using var key = RSA.Create();
key.ImportFromPem(File.ReadAllText("esitef.key"));`,
  php: `<?php
function base64url(string $bytes): string
{
    return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
}

$body = '{"esitef_usn":"250314104410023"}';
$content = base64url('{"alg":"RS256","typ":"JWT"}') . '.' . base64url($body);
openssl_sign($content, $signature, file_get_contents('esitef.key'), OPENSSL_ALGO_SHA256);
$jwt = $content . '.' . base64url($signature);`,
  javascript: `import { sign } from "node:crypto";
import { readFileSync } from "node:fs";

const base64url = (content) => Buffer.from(content).toString("base64url");

const body = '{"esitef_usn":"250314104410023"}';
const content = base64url('{"alg":"RS256","typ":"JWT"}') + "." + base64url(body);
const signature = sign("sha256", Buffer.from(content), readFileSync("esitef.key"));
const jwt = content + "." + base64url(signature);`,
  python: `import base64

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import padding


def base64url(content):
    return base64.urlsafe_b64encode(content).rstrip(b"=")


body = b'{"esitef_usn":"250314104410023"}'
with open("esitef.key", "rb") as file:
    key = serialization.load_pem_private_key(file.read(), password=None)
content = base64url(b'{"alg":"RS256","typ":"JWT"}') + b"." + base64url(body)
signature = key.sign(content, padding.PKCS1v15(), hashes.SHA256())
jwt = (content + b"." + base64url(signature)).decode()`,
} as const;
