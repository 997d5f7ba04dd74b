import { type FindableCase, matchesCase, readCaseFilter, writeCaseFilter } from "./case-filter.ts";

const one: FindableCase = {
  id: "card-approved",
  title: "Pagamento à vista aprovado",
  isMandatory: true,
  given: { platformUsn: "240000001", merchantUsn: "77", orderId: "PEDIDO-9" },
  judgement: { feedback: "" },
  hasAttachments: false,
};

describe("finding cases of a certification", () => {
  it.each([
    ["the title, without its accents", "a vista"],
    ["the id", "card-appr"],
    ["the platform USN", "24000000"],
    ["the merchant USN", "77"],
    ["the order number", "pedido-9"],
  ])("goes by %s", (_, text) => {
    expect(matchesCase(one, { state: "all", text })).toBe(true);
  });

  it("misses what stands nowhere in the case", () => {
    expect(matchesCase(one, { state: "all", text: "pix" })).toBe(false);
    expect(matchesCase({ ...one, given: undefined }, { state: "all", text: "240000001" })).toBe(false);
  });

  it.each([
    ["pending", {}, true],
    ["pending", { judgement: { verdict: "passed", feedback: "" } }, false],
    ["passed", { judgement: { verdict: "passed", feedback: "" } }, true],
    ["failed", { judgement: { verdict: "passed", feedback: "" } }, false],
    ["failed", { judgement: { verdict: "failed", feedback: "No." } }, true],
    ["mandatory", {}, true],
    ["mandatory", { isMandatory: false }, false],
    ["attachments", {}, false],
    ["attachments", { hasAttachments: true }, true],
  ] as const)("narrowed to %s, a case with %j is shown: %s", (state, change, isShown) => {
    expect(matchesCase({ ...one, ...change }, { state, text: "" })).toBe(isShown);
  });

  it("needs state and text to fit", () => {
    expect(matchesCase(one, { state: "failed", text: "pagamento" })).toBe(false);
  });
});

describe("the filter in the address", () => {
  it("survives a reload beside the ticket's id", () => {
    const search = writeCaseFilter(new URLSearchParams("occurrence=1"), { state: "failed", text: "pix" });
    expect(search.get("occurrence")).toBe("1");
    expect(readCaseFilter(search)).toEqual({ state: "failed", text: "pix" });
  });

  it("leaves nothing behind when it is taken back", () => {
    const search = new URLSearchParams("occurrence=1&state=failed&text=pix");
    expect(writeCaseFilter(search, { state: "all", text: "" }).toString()).toBe("occurrence=1");
  });

  it("narrows nothing by a state that somebody made up", () => {
    expect(readCaseFilter(new URLSearchParams("state=lost")).state).toBe("all");
  });
});
