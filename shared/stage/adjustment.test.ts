import { fieldsChanged, statesOf } from "./adjustment.ts";

const fields = ["website", "hashUrl", "modalities", "authorizers", "customCss"] as const;

const before = { website: "https://loja.example.com", modalities: ["debit", "voucher"] as const };
const draft = (changes: object = {}) => ({ ...before, modalities: [...before.modalities], ...changes });
const asked = [
  { field: "website" as const, comment: "Use o endereço público." },
  { field: "hashUrl" as const, comment: "Não responde." },
];
const statesAfter = (changes: object, answers = {}) =>
  statesOf(fields, asked, { before: draft(), now: draft(changes), answers }).map(({ state }) => state);

describe("what the client did about an adjustment", () => {
  it("is nothing while the field holds what support has seen, and nothing is said", () => {
    expect(statesAfter({})).toEqual(["open", "open"]);
    expect(statesAfter({}, { website: "  " })).toEqual(["open", "open"]);
  });

  it("is a change where the field holds something else, also where it was filled in or emptied", () => {
    expect(statesAfter({ website: undefined, hashUrl: "https://loja.example.com/hash" })).toEqual([
      "changed",
      "changed",
    ]);
  });

  it("is an answer where a sentence came instead, and a change where both did", () => {
    const answers = { website: "Já é o público.", hashUrl: "Troquei." };
    expect(statesAfter({ hashUrl: "https://loja.example.com/hash" }, answers)).toEqual([
      "answered",
      "changed",
    ]);
  });

  it("is taken for a change where nobody knows any more what support had seen", () => {
    const states = statesOf(fields, asked, { before: undefined, now: draft(), answers: {} });
    expect(states.map(({ state }) => state)).toEqual(["changed", "changed"]);
  });
});

test("choosing the same in another order changes nothing, and neither does a list that became empty", () => {
  expect(
    fieldsChanged(fields, draft(), draft({ modalities: ["voucher", "debit"], authorizers: [] })),
  ).toEqual([]);
});

test("a style sheet of the same name with another text is another one", () => {
  const css = (content: string) => draft({ customCss: { fileName: "loja.css", content } });
  expect(fieldsChanged(fields, css("a{}"), css("b{}"))).toEqual(["customCss"]);
});
