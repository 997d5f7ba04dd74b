import { allDocSets } from "@portal/shared/documentation/doc-sets.ts";
import { choicePlaces } from "./product-choice.ts";

const ends = choicePlaces.flatMap(({ id, at }) => ("set" in at ? [{ id, ...at }] : []));
const steps = choicePlaces.flatMap(({ id, at, given }) => ("set" in at ? [] : [{ id, given, ...at }]));

test("every combination of answers ends in a product", () => {
  expect(ends.length).toBeGreaterThanOrEqual(40);
  expect(steps.filter(({ answers }) => answers.length < 2)).toEqual([]);
  const answers = steps.reduce((sum, step) => sum + step.answers.length, 0);
  // One first question, and behind each answer another or an end.
  expect(answers + 1).toBe(ends.length + steps.length);
});

test("every product is what some answers end in", () => {
  const reached = new Set(ends.map(({ set }) => set));
  expect(allDocSets.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
});

test("no question is asked twice on one way, and none before where the customer pays", () => {
  for (const { given, question } of steps) {
    const asked = [...given.map((each) => each.question), question];
    expect(asked).toEqual([...new Set(asked)]);
    expect(asked[0]).toBe("where");
  }
});

test("an address tells its answers apart from all others, in letters that no browser escapes", () => {
  const ids = choicePlaces.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z][a-z-]*$/.test(id))).toEqual([]);
});

test("what often goes along is another product than the chosen one", () => {
  for (const { id, set, alongside = [] } of ends)
    expect([id, alongside]).not.toEqual([id, expect.arrayContaining([set])]);
});
