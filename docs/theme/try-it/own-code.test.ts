import { ownKey } from "../../data/e-sitef/call-sheet.ts";
import { ownCode } from "./own-code.ts";

const request = {
  method: "POST",
  url: "https://site.test/sandbox/e-sitef/api/v1/transactions",
  headers: { merchant_id: "SBX7Q2M9", merchant_key: ownKey },
  body: { amount: "1000" },
} as const;
const reading = {
  curl: '"merchant_key: $MERCHANT_KEY"',
  java: 'System.getenv("MERCHANT_KEY")',
  csharp: 'Environment.GetEnvironmentVariable("MERCHANT_KEY")',
  php: "getenv('MERCHANT_KEY')",
  javascript: "process.env.MERCHANT_KEY",
  python: 'os.environ["MERCHANT_KEY"]',
};

test.each(Object.entries(reading))(
  "%s says whose store it is and reads the key from the environment",
  (id, expression) => {
    const code = ownCode(request).find((each) => each.id === id)?.code ?? "";
    expect(code).toContain("SBX7Q2M9");
    expect(code).toContain(expression);
    // Text that the language would send as it stands.
    expect(code.replace(expression, "")).not.toContain(ownKey);
  },
);

const basic = {
  curl: '--user "SBX7Q2M9:$MERCHANT_KEY"',
  java: '("SBX7Q2M9:" + System.getenv("MERCHANT_KEY"))',
  csharp: '("SBX7Q2M9:" + Environment.GetEnvironmentVariable("MERCHANT_KEY"))',
  php: "base64_encode('SBX7Q2M9:' . getenv('MERCHANT_KEY'))",
  javascript: 'btoa("SBX7Q2M9:" + process.env.MERCHANT_KEY)',
  python: '("SBX7Q2M9:" + os.environ["MERCHANT_KEY"])',
};

test.each(Object.entries(basic))("%s encodes store and key as HTTP Basic takes them", (id, expression) => {
  const headers = { Authorization: `Basic SBX7Q2M9:${ownKey}` };
  const code = ownCode({ ...request, headers }).find((each) => each.id === id)?.code ?? "";
  expect(code).toContain(expression);
  expect(code.replace(expression, "")).not.toContain(ownKey);
});

test("a language gains no import where a call has no key", () => {
  const { merchant_key: _key, ...headers } = request.headers;
  const code = ownCode({ ...request, headers }).map((each) => each.code);
  expect(code.join("\n")).not.toMatch(/MERCHANT_KEY|^import os$/m);
});
