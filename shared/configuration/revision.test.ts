import { adjustmentStates, changedFields } from "./revision.ts";

const before = { website: "https://loja.example.com", modalities: ["debit", "voucher"] as const };
const draft = (changes: object = {}) => ({ ...before, modalities: [...before.modalities], ...changes });
const asked = [
  { field: "website" as const, comment: "Use o endereço público." },
  { field: "hashUrl" as const, comment: "Não responde." },
];
const statesOf = (changes: object, answers = {}) =>
  adjustmentStates(asked, { before: draft(), now: draft(changes), answers }).map(({ state }) => state);

describe("what the client did about an adjustment", () => {
  it("is nothing while the field holds what support has seen, and nothing is said", () => {
    expect(statesOf({})).toEqual(["open", "open"]);
    expect(statesOf({}, { website: "  " })).toEqual(["open", "open"]);
  });

  it("is a change where the field holds something else, also where it was filled in or emptied", () => {
    expect(statesOf({ website: undefined, hashUrl: "https://loja.example.com/hash" })).toEqual([
      "changed",
      "changed",
    ]);
  });

  it("is an answer where a sentence came instead, and a change where both did", () => {
    const answers = { website: "Já é o público.", hashUrl: "Troquei." };
    expect(statesOf({ hashUrl: "https://loja.example.com/hash" }, answers)).toEqual(["answered", "changed"]);
  });

  it("is taken for a change where nobody knows any more what support had seen", () => {
    const states = adjustmentStates(asked, { before: undefined, now: draft(), answers: {} });
    expect(states.map(({ state }) => state)).toEqual(["changed", "changed"]);
  });
});

test("choosing the same in another order changes nothing, and neither does a list that became empty", () => {
  expect(changedFields(draft(), draft({ modalities: ["voucher", "debit"], authorizers: [] }))).toEqual([]);
});

test("a style sheet of the same name with another text is another one", () => {
  const css = (content: string) => draft({ customCss: { fileName: "loja.css", content } });
  expect(changedFields(css("a{}"), css("b{}"))).toEqual(["customCss"]);
});
