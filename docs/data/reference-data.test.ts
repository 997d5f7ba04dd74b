import { fieldTypeGroups, fieldTypes } from "./clisitef/field-types/field-types.ts";
import { returnCodes } from "./clisitef/return-codes.data.ts";
import { authorizers } from "./e-sitef/authorizers.data.ts";
import { routings } from "./e-sitef/routing/routings.data.ts";
import { codeAnchor } from "./localized-table.ts";

test("every field type belongs to a topic that readers can name", () => {
  for (const { group } of fieldTypes) expect(fieldTypeGroups[group]).toBeDefined();
});

test("routings route authorizers that exist", () => {
  const known = authorizers.map(({ code }) => code);
  for (const { authorizers: routed } of routings) {
    for (const code of routed) expect(known).toContain(String(code));
  }
});

test("a code that fails a sale says what to do about it", () => {
  for (const { code, action } of returnCodes) expect([code, action]).not.toContain(undefined);
});

test("the words that people search for are the addresses of codes", () => {
  expect(codeAnchor("-43")).toBe("codigo-43");
  expect(codeAnchor("121")).toBe("codigo-121");
  expect(codeAnchor("-1", new Set(["1", "-1"]))).toBe("codigo-menos-1");
  expect(codeAnchor("<0")).toBe("codigo-menor-0");
});
