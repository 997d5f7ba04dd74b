import * as fc from "fast-check";
import { conflictsOf, mergeOnTop, sameValue, withoutBlanks } from "./form-values.ts";

test("what is left blank is not sent", () => {
  expect(withoutBlanks({ a: "", b: "  ", c: null, d: "x", e: { f: "" }, g: [{ h: "" }] })).toEqual({
    d: "x",
    e: {},
    g: [{}],
  });
});

test("no and zero are answers", () => {
  expect(withoutBlanks({ a: false, b: 0 })).toEqual({ a: false, b: 0 });
});

test("order of keys and blanks make no difference", () => {
  expect(sameValue({ a: 1, b: "" }, { a: 1 })).toBe(true);
  expect(sameValue({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(sameValue({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
});

const base = { version: 1, data: { city: "São Paulo", street: "Rua A", related: ["x"] } };

test("a conflict names the fields that both changed, each to something else, and nothing that merging keeps", () => {
  const mine = { version: 1, data: { ...base.data, city: "Campinas", street: "Rua C" } };
  const theirs = { version: 2, data: { city: "Santos", street: "Rua C", related: ["x", "y"] } };
  expect(conflictsOf(base, mine, theirs)).toEqual([
    { path: "data.city", mine: "Campinas", theirs: "Santos" },
  ]);
});

test("what only one of two people changed is in conflict with nobody", () => {
  const mine = { version: 1, data: { ...base.data, city: "Campinas" } };
  const theirs = { version: 2, data: { ...base.data, street: "Rua B" } };
  expect(conflictsOf(base, mine, theirs)).toEqual([]);
});

test("staying with the saved version gives up the fields in conflict alone", () => {
  const mine = { version: 1, data: { ...base.data, city: "Campinas", related: ["x", "z"] } };
  const theirs = { version: 2, data: { ...base.data, city: "Santos", street: "Rua B" } };
  expect(mergeOnTop(base, mine, theirs, "theirs")).toEqual({
    version: 2,
    data: { city: "Santos", street: "Rua B", related: ["x", "z"] },
  });
});

test("a file is one value: its name and its text are never those of two people", () => {
  const file = (fileName: string) => ({ css: { fileName, content: `/* ${fileName} */` } });
  expect(conflictsOf(file("a.css"), file("b.css"), file("c.css"))).toEqual([
    { path: "css", mine: file("b.css").css, theirs: file("c.css").css },
  ]);
  const renamed = { css: { fileName: "a.css", content: "/* mine */" } };
  expect(mergeOnTop(file("a.css"), renamed, file("c.css"))).toEqual(renamed);
});

test("mine on top of theirs keeps what only they changed, and sends their version", () => {
  const mine = { version: 1, data: { ...base.data, city: "Campinas" } };
  const theirs = { version: 2, data: { ...base.data, city: "Santos", street: "Rua B" } };
  expect(mergeOnTop(base, mine, theirs)).toEqual({
    version: 2,
    data: { city: "Campinas", street: "Rua B", related: ["x"] },
  });
});

test("a field that I emptied stays empty on top of theirs", () => {
  const mine = { version: 1, data: { ...base.data, street: "" } };
  const merged = mergeOnTop<typeof base>(base, mine, { ...base, version: 2 });
  expect(merged.data.street).toBeUndefined();
});

const values = fc.record({
  version: fc.integer(),
  data: fc.record({ a: fc.string(), b: fc.array(fc.string()), c: fc.boolean() }),
});

test("whoever changed nothing gets theirs", () => {
  fc.assert(fc.property(values, values, (mine, theirs) => sameValue(mergeOnTop(mine, mine, theirs), theirs)));
});

test("merging never changes what it was given", () => {
  fc.assert(
    fc.property(values, values, values, (before, mine, theirs) => {
      const copy = structuredClone({ before, mine, theirs });
      mergeOnTop(before, mine, theirs);
      expect({ before, mine, theirs }).toEqual(copy);
    }),
  );
});
