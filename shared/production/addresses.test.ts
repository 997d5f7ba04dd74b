import { addressDiff, gatewayAddresses } from "./addresses.ts";

test("every address of the test environment has another one in production", () => {
  for (const { test: before, production } of gatewayAddresses) {
    expect(URL.parse(before)?.protocol).toBe("https:");
    expect(URL.parse(production)?.protocol).toBe("https:");
    expect(URL.parse(production)?.host).not.toBe(URL.parse(before)?.host);
  }
});

test("the diff takes out every test value and puts in its production one, line by line", () => {
  const lines = addressDiff({ test: "LOJA0001", production: "LOJA9" }).split("\n");
  expect(lines.filter((line) => line.startsWith("- "))).toHaveLength(gatewayAddresses.length + 1);
  expect(lines.map(([sign]) => sign).join("")).toMatch(/^(-\+)+$/);
  expect(lines.slice(-2)).toEqual(["- merchantId=LOJA0001", "+ merchantId=LOJA9"]);
});
