import type { Certification } from "@portal/shared/certification/model.ts";
import type { Country } from "@portal/shared/country.ts";
import { fieldErrors } from "@portal/shared/field/field-errors.ts";
import * as fc from "fast-check";
import { todayIn } from "../../../lib/text/today.ts";
import { withoutBlanks } from "../../../ui/form/form-values.ts";
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
  matched: {},
  review: null,
  savedAt: null,
  savedBy: null,
  revision: 1,
  occurrence: null,
};
const denied = { id: "card-denied", amountCents: 2_200_000 };
const place = (country: Country) => ({ test: denied, country, locale: "pt" as const });

const untouched = { ...certification, returns: { "card-denied": {} } };
const blank = returnValuesOf(untouched, place("BR"));
const typed = (given: Partial<ReturnFormValues["return"]>): ReturnFormValues => ({
  ...blank,
  return: { ...blank.return, ...given },
});

/** As the form validates before it sends. */
const parse = (values: ReturnFormValues, country: Country = "BR") => {
  const { schema } = returnSubmission(certification, place(country));
  const result = schema.safeParse(withoutBlanks(values), { reportInput: true });
  return result.success ? result.data : fieldErrors(result.error.issues);
};

test("a case that was saved empty may be saved so again: nothing is given", () => {
  expect(parse(blank)).toEqual({ version: 4, return: {} });
});

test("money is read as the company's country writes it, or as any other does, and sent as cents", () => {
  const cents = (valueCents: string, country: Country) => parse(typed({ valueCents }), country);
  expect(cents("22.000,00", "AR")).toEqual({ version: 4, return: { valueCents: 2_200_000 } });
  expect(cents("22,000.00", "AR")).toEqual({ version: 4, return: { valueCents: 2_200_000 } });
  expect(cents("R$ 250", "BR")).toEqual({ version: 4, return: { valueCents: 25_000 } });
});

describe("a case that nobody has saved yet", () => {
  const proposal = (solutionModel: Certification["scope"]["solutionModel"]) => {
    const begun = { ...certification, scope: { ...certification.scope, solutionModel } };
    return returnValuesOf(begun, place("AR")).return;
  };

  test("proposes the day where the company is and the case's amount", () => {
    expect(proposal("rest")).toMatchObject({ testedOn: todayIn("AR"), valueCents: "22.000,00" });
    expect(proposal("rest").platformUsn).toBe("");
  });

  test.each([
    ["rest", "yes"],
    ["payment-link", "no"],
    ["platform-connector", ""],
  ] as const)("with the model %s proposes %p for the webservice", (model, answer) => {
    expect(proposal(model).isWebservice).toBe(answer);
  });
});

test("a case with cards has a line for each, and sends those that are filled in", () => {
  const withCards = {
    test: { id: "card-approved", amountCents: 25_000, cards: ["visa", "elo"] },
    country: "BR",
    locale: "pt",
  } as const;
  const values = returnValuesOf({ ...certification, returns: { "card-approved": {} } }, withCards);
  expect(values.return.cardUsns).toEqual({ visa: "", elo: "" });
  const filled = { ...values, return: { ...values.return, cardUsns: { visa: "1", elo: "" } } };
  const { schema } = returnSubmission(certification, withCards);
  const result = schema.safeParse(withoutBlanks(filled));
  expect(result.data).toEqual({ version: 4, return: { cardUsns: { visa: "1" } } });
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
      fc.constantFrom("BR" as const, "AR" as const, "MX" as const, "other" as const),
      (given, country) => {
        const saved = { ...certification, returns: { "card-denied": given } };
        expect(parse(returnValuesOf(saved, place(country)), country)).toEqual({
          version: 4,
          return: given,
        });
      },
    ),
  );
});
