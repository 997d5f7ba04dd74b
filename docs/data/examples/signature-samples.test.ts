import { createHmac } from "node:crypto";
import { hmacSamples, hmacVector } from "./esitef-hmac-samples.ts";
import { signatureSamples } from "./esitef-signature-samples.ts";
import { requestLanguages } from "./request-code/languages.ts";

test("the signature that the HMAC pages print is the one that the printed values give", () => {
  const { apiKey, secret, requestId, timestamp, body, signature } = hmacVector;
  const message = apiKey + requestId + timestamp + body;
  expect(createHmac("sha256", secret).update(message).digest("base64")).toBe(signature);
});

test("the printed body is JSON, since it is what travels", () => {
  expect(JSON.parse(hmacVector.body)).toEqual({ esitef_usn: "250314104410023" });
});

test.each(requestLanguages)("signing is shown in $label, by key pair and by shared key", ({ id }) => {
  expect(Object.keys(hmacSamples)).toContain(id);
  expect(Object.keys(signatureSamples)).toContain(id);
});
