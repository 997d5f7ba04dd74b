import type { Certification } from "@portal/shared/certification/model.ts";
import { fieldErrors } from "@portal/shared/field-errors.ts";
import { locales } from "@portal/shared/locales.ts";
import * as fc from "fast-check";
import { withoutBlanks } from "../../lib/form-values.ts";
import { type ReturnFormValues, returnSubmission, returnValuesOf } from "./return-values.ts";

const companyId = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const certification: Certification = {
  companyId,
  product: "online-payment",
  status: "open",
  version: 4,
  isUnlocked: true,
  begunAt: "2026-01-02T10:00:00Z",
  isScopeOutdated: false,
  attempt: 1,
  scope: {
    solutionModel: null,
    transactionTypes: [],
    authorizers: [],
    bankTransferBoleto: [],
    modalities: [],
  },
  selected: ["card-approved"],
  returns: {},
  reviews: {},
  review: null,
  savedAt: null,
  savedBy: null,
  occurrence: null,
};
const place = { companyId, product: "online-payment", caseId: "card-approved" } as const;

const blank = returnValuesOf(certification, "card-approved", "pt");
const typed = (given: Partial<ReturnFormValues["return"]>): ReturnFormValues => ({
  ...blank,
  return: { ...blank.return, ...given },
});

/** As the form validates before it sends. */
const parse = (values: ReturnFormValues, locale: "pt" | "en" | "es" = "pt") => {
  const { schema } = returnSubmission(certification, place, locale);
  const result = schema.safeParse(withoutBlanks(values), { reportInput: true });
  return result.success ? result.data : fieldErrors(result.error.issues);
};

test("an untouched case may be saved: nothing is given", () => {
  expect(parse(blank)).toEqual({ version: 4, return: {} });
});

test("money is read in the reader's notation and sent as cents", () => {
  const cents = (valueCents: string, locale: "pt" | "en") => parse(typed({ valueCents }), locale);
  expect(cents("22.000,00", "pt")).toEqual({ version: 4, return: { valueCents: 2_200_000 } });
  expect(cents("22,000.00", "en")).toEqual({ version: 4, return: { valueCents: 2_200_000 } });
  expect(cents("R$ 250", "pt")).toEqual({ version: 4, return: { valueCents: 25_000 } });
});

test("what is no amount is refused at its own field, and so is what is no number", () => {
  expect(parse(typed({ valueCents: "abc" }))).toEqual([{ path: "return.valueCents", code: "invalid" }]);
  expect(parse(typed({ platformUsn: "12a" }))).toEqual([{ path: "return.platformUsn", code: "digits-only" }]);
  expect(parse(typed({ testedOn: "2999-01-01" }))).toEqual([
    { path: "return.testedOn", code: "date-in-future" },
  ]);
});

test("a saved no stays a no", () => {
  expect(parse(typed({ isWebservice: "no" }))).toEqual({ version: 4, return: { isWebservice: false } });
});

test("what was saved is shown so that saving it again changes nothing", () => {
  fc.assert(
    fc.property(
      fc.record(
        {
          isWebservice: fc.boolean(),
          platformUsn: fc.stringMatching(/^\d{1,20}$/),
          testedOn: fc.constant("2026-01-02"),
          valueCents: fc.integer({ min: 0, max: 99_999_999_999 }),
          orderId: fc.stringMatching(/^[A-Za-z0-9-]{1,40}$/),
          notes: fc.stringMatching(/^[a-z]{1,20}$/),
        },
        { requiredKeys: [] },
      ),
      fc.constantFrom(...locales),
      (given, locale) => {
        const saved = { ...certification, returns: { "card-approved": given } };
        expect(parse(returnValuesOf(saved, "card-approved", locale), locale)).toEqual({
          version: 4,
          return: given,
        });
      },
    ),
  );
});
