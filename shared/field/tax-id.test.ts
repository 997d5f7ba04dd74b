import * as fc from "fast-check";
import { countryOf } from "../country.ts";
import { formatTaxId, isTaxId, normalizeTaxId, taxIdTypes } from "./tax-id.ts";
import { anyCharacter } from "./testing/any-character.ts";

const digit = "0123456789".split("");
const alphanumeric = [...digit, ..."ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("")];
const textOf = (characters: string[], length: number) =>
  fc
    .array(fc.constantFrom(...characters), { minLength: length, maxLength: length })
    .map((all) => all.join(""));
const pairs = Array.from({ length: 100 }, (_, index) => String(index).padStart(2, "0"));

test.each([
  ["CNPJ", "00.000.000/0001-91"],
  ["CNPJ", "12.ABC.345/01DE-35"],
  ["CNPJ", "12.abc.345/01de-35"],
  ["CUIT", "33-69345023-9"],
  ["CUIT", "30-50001091-2"],
  ["RFC", "GODE561231GR8"],
  ["RFC", "ÑAÑ&561231AB1"],
  ["OTHER", "EIN 12-3456789"],
] as const)("%s %s is one", (type, value) => {
  expect(isTaxId(type, value)).toBe(true);
});

test.each([
  ["CNPJ", "00.000.000/0001-92"],
  ["CNPJ", "11111111111111"],
  ["CNPJ", "12ABC34501DE3A"],
  ["CNPJ", "1234567890123"],
  ["CNPJ", ""],
  ["CUIT", "33-69345023-8"],
  ["CUIT", "33693450239A"],
  ["RFC", "GODE56123GR8"],
  ["OTHER", "1234"],
] as const)("%s %p is none", (type, value) => {
  expect(isTaxId(type, value)).toBe(false);
});

test("every twelve letters and digits have exactly one pair of check digits", () => {
  fc.assert(
    fc.property(textOf(alphanumeric, 12), (base) => {
      fc.pre(new Set(base).size > 1);
      expect(pairs.filter((pair) => isTaxId("CNPJ", base + pair))).toHaveLength(1);
    }),
  );
});

test("every ten digits of a CUIT have at most one check digit", () => {
  fc.assert(
    fc.property(textOf(digit, 10), (base) => {
      expect(digit.filter((check) => isTaxId("CUIT", base + check)).length).toBeLessThanOrEqual(1);
    }),
  );
});

test("how a tax id is written does not change what it is", () => {
  fc.assert(
    fc.property(fc.constantFrom(...taxIdTypes), fc.string({ unit: anyCharacter }), ({ id }, value) => {
      const normalized = normalizeTaxId(value);
      expect(normalizeTaxId(normalized)).toBe(normalized);
      expect(normalizeTaxId(formatTaxId(id, value))).toBe(normalized);
      expect(isTaxId(id, formatTaxId(id, value))).toBe(isTaxId(id, value));
    }),
  );
});

test("each type belongs to the country that issues it", () => {
  expect(taxIdTypes.map(({ id }) => countryOf(id))).toEqual(["BR", "AR", "MX", "other"]);
});
