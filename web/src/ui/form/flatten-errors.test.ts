import { flattenErrors } from "./flatten-errors.ts";

test("each refused field is named by its place in the body", () => {
  const errors = {
    data: {
      city: { type: "required", message: "", ref: { name: "data.city" } },
      relatedCompanies: [undefined, { tradingName: { type: "too-long", message: "120" } }],
    },
    acceptsTerms: { type: "terms-not-accepted" },
  };
  expect(flattenErrors(errors)).toEqual([
    { path: "data.city", type: "required", message: "" },
    { path: "data.relatedCompanies.1.tradingName", type: "too-long", message: "120" },
    { path: "acceptsTerms", type: "terms-not-accepted", message: "" },
  ]);
});

test("a list's own refusal carries the list's name", () => {
  expect(flattenErrors({ adjustments: { root: { type: "required", message: "" } } })).toEqual([
    { path: "adjustments", type: "required", message: "" },
  ]);
});
