import type { ParameterType, Shape } from "./schema.ts";

type Size = number | readonly [fewest: number, most: number];
type ShapeExtras = Pick<Shape, "values" | "inferred" | "isLiteral" | "pattern">;

const maker =
  (type: ParameterType) =>
  (size?: Size, more: ShapeExtras = {}): Shape => ({
    type,
    ...(size === undefined ? {} : { size: typeof size === "number" ? [1, size] : size }),
    ...more,
  });

/** At most so many digits; a pair says the fewest too. */
export const digits = maker("N");
/** A month of a year, MMYY. */
export const month = (more: ShapeExtras = {}): Shape =>
  digits([4, 4], { pattern: "^(0[1-9]|1[0-2])[0-9]{2}$", ...more });
/** Letters and digits. */
export const text = maker("AN");
/** Characters of any kind. */
export const characters = maker("A");
/** The text `true` or `false`. */
export const flag = maker("B");
export const object = maker("object");
export const list = maker("array");
