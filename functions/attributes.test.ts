import * as fc from "fast-check";
import { attributesOf, itemOf } from "./attributes.ts";
import { seed } from "./testing/trials.ts";

const anyItem = fc.dictionary(
  fc.string({ minLength: 1 }),
  fc.jsonValue().filter((value) => JSON.stringify(value).length < 2000),
);

test("whatever is JSON comes back as it was stored", () => {
  fc.assert(
    fc.property(anyItem, (given) => {
      const item: Record<string, unknown> = JSON.parse(JSON.stringify(given));
      expect(itemOf(attributesOf(item))).toEqual(item);
    }),
    { seed: seed("attributes") },
  );
});

test("what is undefined is left out, at any depth", () => {
  expect(attributesOf({ name: undefined, address: { city: undefined, zip: "1" } })).toEqual({
    address: { M: { zip: { S: "1" } } },
  });
});

test("what cannot be stored is refused and not stored as something else", () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, () => undefined, Symbol("x"), 10n]) {
    expect(() => attributesOf({ value })).toThrow(TypeError);
  }
});
