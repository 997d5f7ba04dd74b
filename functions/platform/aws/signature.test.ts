import { Sha256 } from "@smithy/core/checksum";
import { HttpRequest } from "@smithy/core/transport";
import { SignatureV4 } from "@smithy/signature-v4";
import { signedHeaders } from "./signature.ts";

const given = {
  service: "dynamodb",
  path: "/v2/email/outbound-emails",
  headers: { "content-type": "application/x-amz-json-1.0", host: "dynamodb.sa-east-1.amazonaws.com" },
  body: JSON.stringify({ name: "João" }),
};

/** The headers that the SDK's own signer comes to. */
async function expected(now: Date): Promise<Record<string, string>> {
  const { AWS_REGION: region = "", AWS_SESSION_TOKEN: sessionToken } = process.env;
  const { AWS_ACCESS_KEY_ID: accessKeyId = "", AWS_SECRET_ACCESS_KEY: secretAccessKey = "" } = process.env;
  const credentials = { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) };
  const { service, path, headers, body } = given;
  const signer = new SignatureV4({ service, region, credentials, sha256: Sha256, applyChecksum: false });
  const request = new HttpRequest({ method: "POST", path, headers, body });
  return (await signer.sign(request, { signingDate: now })).headers;
}

beforeEach(() => {
  Object.assign(process.env, {
    AWS_REGION: "sa-east-1",
    AWS_ACCESS_KEY_ID: "id",
    AWS_SECRET_ACCESS_KEY: "secret",
  });
});
afterEach(() => {
  delete process.env.AWS_SESSION_TOKEN;
});

test("a call is signed as the SDK signs it, on one day and on the next, whatever credentials Lambda hands over", async () => {
  for (const day of ["2026-11-23T23:59:59.999Z", "2026-11-24T00:00:00.000Z"]) {
    for (const [secret, token] of [["secret"], ["renewed", "token of the session"], ["renewed", "another"]]) {
      process.env.AWS_SECRET_ACCESS_KEY = secret;
      if (token !== undefined) process.env.AWS_SESSION_TOKEN = token;
      else delete process.env.AWS_SESSION_TOKEN;
      const now = new Date(day);
      expect(signedHeaders(given, now)).toEqual(await expected(now));
    }
  }
});
