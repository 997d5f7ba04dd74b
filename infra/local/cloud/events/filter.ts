import { Problem } from "../../../problem.ts";

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const comparisons: Record<string, (value: number, bound: number) => boolean> = {
  "=": (value, bound) => value === bound,
  "<": (value, bound) => value < bound,
  "<=": (value, bound) => value <= bound,
  ">": (value, bound) => value > bound,
  ">=": (value, bound) => value >= bound,
};

function isInRange(value: unknown, rule: unknown): boolean {
  const terms = list(rule);
  if (typeof value !== "number") return false;
  return terms.every((term, index) => {
    if (index % 2 === 1) return true;
    const compare = comparisons[String(term)];
    if (!compare) throw new Problem(`The event filter compares with ${String(term)}, which does not exist.`);
    return compare(value, Number(terms[index + 1]));
  });
}

const isText = (value: unknown): value is string => typeof value === "string";

/** The operators of Lambda's event filters; an unknown one would let the wrong records through, so it is refused. */
const operators: Record<string, (value: unknown, operand: unknown) => boolean> = {
  prefix: (value, start) => isText(value) && value.startsWith(String(start)),
  suffix: (value, end) => isText(value) && value.endsWith(String(end)),
  "equals-ignore-case": (value, other) =>
    isText(value) && value.toLowerCase() === String(other).toLowerCase(),
  "anything-but": (value, others) =>
    value !== undefined && !list(others).some((other) => follows(value, other)),
  exists: (value, wanted) => (value !== undefined) === wanted,
  numeric: isInRange,
};

function follows(value: unknown, rule: unknown): boolean {
  if (typeof rule !== "object" || rule === null) return value === rule;
  return Object.entries(rule).every(([name, operand]) => {
    const operator = operators[name];
    if (!operator) throw new Problem(`The event filter uses "${name}", which is not emulated locally.`);
    return operator(value, operand);
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Whether an event has what a filter pattern asks for: every key, and one of the alternatives of each. */
export function matchesPattern(event: unknown, pattern: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(pattern).every(([key, wanted]) => {
    if (key === "$or") return list(wanted).some((one) => isObject(one) && matchesPattern(event, one));
    const value = isObject(event) ? event[key] : undefined;
    if (Array.isArray(wanted)) return wanted.some((rule) => follows(value, rule));
    return isObject(wanted) && matchesPattern(value, wanted);
  });
}
