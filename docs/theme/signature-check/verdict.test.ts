import { createHmac, randomBytes } from "node:crypto";
import { exampleOf, headersIn, type Pasted, verdictOn } from "./verdict.ts";

const now = new Date("2026-03-14T13:20:00Z");
const key = randomBytes(32);
const secret = `whsec_${key.toString("base64")}`;
const body = "nit=7c1f&status=CON&cupom=SANDBOX%40VALOR+1000";
const id = "01KASB64Q0C3M8Z7H1E5V9TRWX";

/** As the sandbox signs it, with Node's own library. */
function pasted(secondsAgo = 0, { shown = body } = {}): Pasted {
  const timestamp = String(now.getTime() / 1000 - secondsAgo);
  const ours = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  const other = randomBytes(32).toString("base64");
  const headers = [
    `Webhook-Id: ${id}`,
    `webhook-timestamp: ${timestamp}`,
    `webhook-signature: v1,${other} v1,${ours}`,
  ].join("\r\n");
  return { secret, headers, body: shown };
}

test.each([
  ["a fresh one", pasted(10), { kind: "ours", seconds: 10 }],
  ["one from a clock a little ahead", pasted(-20), { kind: "ours", seconds: -20 }],
  ["one of an hour ago", pasted(3600), { kind: "old", seconds: 3600 }],
  [
    "one of another secret",
    { ...pasted(), secret: `whsec_${randomBytes(32).toString("base64")}` },
    { kind: "not-ours" },
  ],
  ["one with another body", pasted(0, { shown: "nit=7c1f&status=NEG" }), { kind: "not-ours" }],
  [
    "a body with a line break at its end",
    pasted(0, { shown: `${body}\n` }),
    { kind: "changed", change: "lineBreak" },
  ],
  ["a body with a space before it", pasted(0, { shown: ` ${body}` }), { kind: "changed", change: "spaces" }],
  [
    "a body whose plus signs became spaces",
    pasted(0, { shown: body.replaceAll("+", " ") }),
    { kind: "changed", change: "plus" },
  ],
  [
    "a body that was decoded",
    pasted(0, { shown: body.replaceAll("%40", "@") }),
    { kind: "changed", change: "encoding" },
  ],
  ["a secret without its beginning", { ...pasted(), secret: key.toString("base64") }, { kind: "secret" }],
  ["no headers", { ...pasted(), headers: "" }, { kind: "missing", header: "webhook-id" }],
])("%s", async (_, given, verdict) => {
  expect(await verdictOn(given, now)).toEqual(verdict);
});

test("a time in milliseconds and a signature of another version are named", async () => {
  const { headers } = pasted();
  const inMilliseconds = headers.replace(/(timestamp: \d+)/, "$1000");
  expect(await verdictOn({ ...pasted(), headers: inMilliseconds }, now)).toEqual({ kind: "timestamp" });
  const ofOther = headers.replaceAll("v1,", "v2,");
  expect(await verdictOn({ ...pasted(), headers: ofOther }, now)).toEqual({ kind: "version" });
});

test("headers are read as servers print them, in any case", () => {
  expect([...headersIn('  "Webhook-Id": "a",\nX: 1\nnothing')]).toEqual([
    ["webhook-id", "a"],
    ["x", "1"],
  ]);
});

test("the example is one of ours", async () => {
  expect(await verdictOn(await exampleOf(now), now)).toEqual({ kind: "ours", seconds: 0 });
});
