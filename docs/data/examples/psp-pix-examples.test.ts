import { createHmac } from "node:crypto";
import { pspPixExamples, signedWith } from "./psp-pix-examples.ts";
import type { PrintedExample } from "./request-code/http-example.ts";
import { curlRequest } from "./request-code/scripting-languages.ts";

/** What the cURL tab sends: a form as it is encoded, or the body, blanks included. */
function sentBody(example: PrintedExample): string {
  const curl = curlRequest(example);
  const fields = [...curl.matchAll(/--data-urlencode '(\w+)=(\w+)'/g)].map(
    ([, name, value]) => `${name}=${value}`,
  );
  const [, body] = / --data '([^]*)'$/.exec(curl) ?? [];
  return body ?? fields.join("&");
}

test.each(Object.entries(pspPixExamples))(
  "the signature of %s is that of what its cURL tab sends",
  (_, example) => {
    const { secret, apiKey, timestamp } = signedWith;
    const body = sentBody(example);
    expect(body).not.toBe("");
    if (example.body !== undefined) expect(JSON.parse(body)).toEqual(example.body);
    const text = apiKey + timestamp + body + new URL(example.url).pathname;
    const signature = createHmac("sha256", secret).update(text).digest("base64");
    expect(example.headers).toMatchObject({ "x-timestamp": timestamp, "x-hmac-signature": signature });
  },
);
