import type { Need, Shape } from "@portal/shared/esitef/schema.ts";

/** A value of a call, as data have it; `need` is a parameter's. */
export interface WrittenValue {
  readonly name: string;
  readonly shape: Shape;
  readonly need?: Need;
}

export interface KnownValue {
  readonly size?: string;
  readonly isSizeSeen: boolean;
  readonly need: Need;
}

const needs: Readonly<Record<string, Need>> = { "!": "yes", "?": "conditional", "": "no" };
const needMarks: Readonly<Record<Need, string>> = { yes: "!", conditional: "?", no: "" };
const needNames: Readonly<Record<Need, string>> = {
  yes: "mandatory",
  conditional: "conditional",
  no: "optional",
};

const word = /^(?<name>[^=~!?]+)~?(?:=(?<size>\d+\.\.\d+)(?<sizeGuessed>~?))?(?<mark>[!?]?)$/;

export const wordsOf = (text: string): string[] => text.split(" ").filter((each) => each !== "");

/** `card.number~=1..19~?`: inferred, its size as well, and mandatory on a condition. */
export function knownOf(text: string): [name: string, known: KnownValue] {
  const { name = "", size, sizeGuessed, mark = "" } = word.exec(text)?.groups ?? {};
  if (name === "") throw new Error(`The fact "${text}" cannot be read.`);
  const need = needs[mark] ?? "no";
  return [
    name,
    {
      isSizeSeen: size !== undefined && sizeGuessed === "",
      need,
      ...(size !== undefined && { size }),
    },
  ];
}

export const isMarked = (shape: Shape, ...parts: NonNullable<Shape["inferred"]>[number][]): boolean =>
  parts.some((part) => shape.inferred?.includes(part));

/** Written as the facts are. A flag is as long as its word. */
export function wordOf({ name, shape, need }: WrittenValue): string {
  const guessed = isMarked(shape, "existence", "name") ? "~" : "";
  const size = shape.size ? `=${shape.size.join("..")}${isMarked(shape, "size") ? "~" : ""}` : "";
  return name + guessed + size + (need ? needMarks[need] : "");
}

/** As mandatory as it was seen. */
export const needProblem = ({ name, need }: WrittenValue, known: KnownValue): string | undefined =>
  need === undefined || need === known.need
    ? undefined
    : `"${name}" is ${needNames[need]}, and the facts say ${needNames[known.need]}`;

/** What was seen holds, whatever mark stands beside it. */
export function seenSizeProblem({ name, shape }: WrittenValue, known: KnownValue): string | undefined {
  if (!known.isSizeSeen || shape.type === "B") return undefined;
  const own = shape.size?.join("..") ?? "any";
  return own === known.size ? undefined : `the size of "${name}" is ${own}, and the facts say ${known.size}`;
}
