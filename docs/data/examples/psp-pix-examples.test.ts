import { createHmac } from "node:crypto";
import { pixCharge, signedWith } from "./psp-pix-examples.ts";
import { curlRequest } from "./request-code/scripting-languages.ts";

test("the signature of the Pix page is that of the body in its cURL tab", () => {
  const { secret, apiKey, requestId, timestamp } = signedWith;
  const [, body = ""] = / --data '([^]*)'$/.exec(curlRequest(pixCharge)) ?? [];
  expect(JSON.parse(body)).toEqual(pixCharge.body);
  const signature = createHmac("sha256", secret).update(apiKey + requestId + timestamp + body);
  expect(pixCharge.headers["x-hmac-signature"]).toBe(signature.digest("base64"));
});
