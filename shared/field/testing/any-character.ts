import * as fc from "fast-check";

const [firstHalf, afterHalves, last] = [0xd800, 0xe000, 0x10ffff];
const halves = afterHalves - firstHalf;

const characterAt = (index: number): string =>
  String.fromCodePoint(index < firstHalf ? index : index + halves);

function indexOf(text: unknown): number {
  const code = typeof text === "string" ? text.codePointAt(0) : undefined;
  if (
    code === undefined ||
    text !== String.fromCodePoint(code) ||
    (code >= firstHalf && code < afterHalves)
  ) {
    throw new Error("That is no character.");
  }
  return code < firstHalf ? code : code - halves;
}

/**
 * Every code point but halves of a pair, as a string's `unit`. fast-check calls the same ones "binary", and lists all
 * million of them, a second for each file, to find those in the strings that are known to hurt.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.nat({ max: last - halves }).map(characterAt, indexOf);
