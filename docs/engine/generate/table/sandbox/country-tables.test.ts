import { countryRefusals, countryTables } from "./country-tables.ts";

const refusalOf = (parameter: string) => countryRefusals.find((each) => each.parameter === parameter);

test("the 3DS currency is refused for its number, with the 3DS Server's own code", () => {
  expect(refusalOf("purchase.currency")).toMatchObject({
    refused: { en: expect.stringContaining("`032`") },
    code: "203",
    message: "purchase.currency: a store of Argentina sells in ARS",
  });
});

test("the sale's currency is refused for its letters, by the name that the message has for the parameter", () => {
  expect(refusalOf("additional_data.currency")).toMatchObject({
    refused: { en: expect.stringContaining("`ARS`, in letters") },
    code: "952",
    message: expect.stringMatching(/^invalid \w+ value: a store of Argentina sells in ARS$/),
  });
});

test("a refusal that names no parameter says its code's own sentence", () => {
  const { code, message } = refusalOf("authorizer_id") ?? {};
  expect(code).toBe("5");
  expect(message).toMatch(/: a store of Argentina is not offered this authorizer$/);
  expect(message).not.toMatch(/^invalid authorizer_id value/);
});

test("each parameter that is refused is one row of the table, with its code and its message", () => {
  const rows = countryTables.find(({ id }) => id === "esitef-argentina-refusals")?.rows ?? [];
  expect(rows).toHaveLength(countryRefusals.length);
  expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
  const { refused, code, message } = refusalOf("merchant_id") ?? {};
  expect(rows.find((row) => row.code === "merchant_id")?.cells).toEqual([
    refused,
    `\`${code}\``,
    `\`${message}\``,
  ]);
});
