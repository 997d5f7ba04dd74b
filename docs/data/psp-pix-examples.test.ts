import { createHmac } from "node:crypto";
import { pixCharge, signedText, signedWith } from "./psp-pix-examples.ts";

test("the signature that the Pix page prints is the one that the printed values give", () => {
  const signature = createHmac("sha256", signedWith.secret).update(signedText).digest("base64");
  expect(pixCharge.headers["x-hmac-signature"]).toBe(signature);
});
