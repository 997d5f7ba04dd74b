import * as z from "zod/mini";
import { email, letters, line, option, optional, optionSet, withDefault } from "./fields.ts";
import { normalized } from "./normalized.ts";
import { stored } from "./stored.ts";

const options = [{ id: "a" }, { id: "b" }] as const;

const input = z
  .strictObject({
    name: letters(5),
    code: normalized(3, (value) => value.replace(/\W/g, ""), "invalid"),
    note: optional(line(3)),
    address: z.nullable(email),
    chosen: optionSet(options),
    one: option(options),
    count: z.int().check(z.minimum(3)),
    isOpen: z.boolean(),
    parts: withDefault(z.array(z.strictObject({ name: line(2) })).check(z.maxLength(1)), []),
    byKey: z.partialRecord(option(options), z.boolean()),
  })
  .check(z.refine(() => false));

const accepted = {
  name: "",
  code: "",
  note: "longer than three",
  address: "no address",
  chosen: ["a", "a", "b"],
  one: "b" as const,
  count: 0,
  isOpen: false,
  parts: [{ name: "longer" }, { name: "" }],
  byKey: { a: true },
};

test("what was accepted under other rules is read, and read as it stands", () => {
  expect(stored(input).parse(accepted)).toEqual(accepted);
});

test("what an item has besides is left out, and what is optional may be missing", () => {
  const { note: _note, parts: _parts, ...rest } = accepted;
  expect(stored(input).parse({ ...rest, pk: "x" })).toEqual({ ...rest, parts: [] });
});

test("what has another shape is not read", () => {
  for (const changes of [
    { name: 1 },
    { parts: [{}] },
    { one: "c" },
    { isOpen: "yes" },
    { address: undefined },
  ])
    expect(stored(input).safeParse({ ...accepted, ...changes }).success).toBe(false);
});
