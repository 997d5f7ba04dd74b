import * as fc from "fast-check";
import { anyCharacter } from "./any-character.ts";

test("every code point comes but halves of a pair, and each is found again", () => {
  const known = ["\0", "a", "\ud7ff", "\ue000", "\uffff", "\u{10000}", "\u{10ffff}"];
  expect(known.filter((one) => !anyCharacter.canShrinkWithoutContext(one))).toEqual([]);
  const unknown = ["", "ab", "\ud800", "\udfff", "\u{10ffff}a", 1, undefined];
  expect(unknown.filter((one) => anyCharacter.canShrinkWithoutContext(one))).toEqual([]);
  fc.assert(
    fc.property(anyCharacter, (one) => {
      expect(Array.from(one)).toHaveLength(1);
      expect(one.isWellFormed()).toBe(true);
      expect(anyCharacter.canShrinkWithoutContext(one)).toBe(true);
    }),
  );
});

test("strings that are known to hurt are among those that are made of it", () => {
  const made = fc.sample(fc.string({ unit: anyCharacter }), { numRuns: 5000, seed: 1 });
  expect(made.filter((text) => text.includes("__proto__") || text.includes("constructor"))).not.toEqual([]);
});
