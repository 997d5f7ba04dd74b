import { draftOf, formValuesOf } from "./form-values.ts";

const configuration = {
  companyId: "company",
  product: "fraud-prevention",
  status: "open",
  version: 3,
  draft: { monthlyOrders: 1200, monthlyTicket: 18_500_000, triggerValue: 0, testSite: "https://loja" },
  review: null,
  answers: {},
  revision: 0,
  savedAt: null,
  savedBy: null,
  occurrence: null,
} as const;

test("numbers and money are typed in the notation of the company's country, and stored as numbers", () => {
  const { draft } = formValuesOf(configuration, "BR", "pt");
  expect(draft).toMatchObject({ monthlyOrders: "1200", monthlyTicket: "185.000,00", triggerValue: "0,00" });
  expect(draftOf(draft, "BR")).toMatchObject(configuration.draft);
  expect(draftOf({ monthlyTicket: "185,000.00" }, "MX")).toMatchObject({ monthlyTicket: 18_500_000 });
});

test("what is no number stays as it was typed, for the schema to refuse", () => {
  expect(draftOf({ monthlyTicket: "muito", monthlyOrders: "1,5", analysisExpiry: " " }, "BR")).toEqual({
    monthlyTicket: "muito",
    monthlyOrders: "1,5",
    analysisExpiry: undefined,
  });
});
