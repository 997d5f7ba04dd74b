import * as fc from "fast-check";
import {
  authorizers,
  bankTransferBoleto,
  modalities,
  solutionModels,
  transactionTypes,
} from "../configuration/options.ts";
import { locales } from "../locales.ts";
import { missingIn, scopeOf, selectionOf } from "./case-rules.ts";
import { casesFor } from "./cases.ts";
import type { CaseReturn, CertificationScope } from "./model.ts";
import { testCards } from "./test-cards.data.ts";
import { certificationTests } from "./test-cases.data.ts";

const some = <Id extends string>(options: readonly { readonly id: Id }[]) =>
  fc.subarray(options.map(({ id }) => id));

const anyScope: fc.Arbitrary<CertificationScope> = fc.record({
  solutionModel: fc.option(fc.constantFrom(...solutionModels.map(({ id }) => id))),
  transactionTypes: some(transactionTypes),
  authorizers: some(authorizers),
  bankTransferBoleto: some(bankTransferBoleto),
  modalities: some(modalities),
});

const nothing = scopeOf({});
const idsFor = (scope: Partial<CertificationScope>) => casesFor({ ...nothing, ...scope }).map(({ id }) => id);

test("the same configuration gives the same cases, in whatever order it names things", () => {
  fc.assert(
    fc.property(anyScope, (scope) => {
      const reversed = {
        ...scope,
        transactionTypes: scope.transactionTypes.toReversed(),
        authorizers: scope.authorizers.toReversed(),
        bankTransferBoleto: scope.bankTransferBoleto.toReversed(),
        modalities: scope.modalities.toReversed(),
      };
      expect(casesFor(scope)).toEqual(casesFor(structuredClone(scope)));
      expect(casesFor(reversed)).toEqual(casesFor(scope));
    }),
  );
});

test("every case says in three languages why it is there, and follows the script's order", () => {
  const order = certificationTests.map(({ id }) => id);
  fc.assert(
    fc.property(anyScope, (scope) => {
      const cases = casesFor(scope);
      for (const { reason } of cases) for (const locale of locales) expect(reason[locale]).toMatch(/\.$/);
      const places = cases.map(({ id }) => order.indexOf(id));
      expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
    }),
  );
});

test("whatever is chosen, no mandatory case is dropped and none is tested that does not apply", () => {
  const anyChoice = fc.subarray(certificationTests.map(({ id }) => id));
  fc.assert(
    fc.property(anyScope, anyChoice, (scope, chosen) => {
      const cases = casesFor(scope);
      const selected = selectionOf(cases, chosen);
      for (const { id, isMandatory } of cases) {
        expect(selected.includes(id)).toBe(isMandatory || chosen.includes(id));
      }
      expect(cases.map(({ id }) => id)).toEqual(expect.arrayContaining(selected));
    }),
  );
});

test("declaring more never takes a mandatory case away", () => {
  fc.assert(
    fc.property(anyScope, some(modalities), some(transactionTypes), (scope, moreModalities, moreTypes) => {
      const more = {
        ...scope,
        modalities: [...new Set([...scope.modalities, ...moreModalities])],
        transactionTypes: [...new Set([...scope.transactionTypes, ...moreTypes])],
      };
      const mandatory = (of: CertificationScope) =>
        casesFor(of)
          .filter(({ isMandatory }) => isMandatory)
          .map(({ id }) => id);
      expect(mandatory(more)).toEqual(expect.arrayContaining(mandatory(scope)));
    }),
  );
});

test("every case of the script is reached by some configuration", () => {
  const all = casesFor({
    solutionModel: "html",
    transactionTypes: transactionTypes.map(({ id }) => id),
    authorizers: [],
    bankTransferBoleto: ["pix"],
    modalities: modalities.map(({ id }) => id),
  });
  expect(all.map(({ id }) => id)).toEqual(certificationTests.map(({ id }) => id));
});

test("what a store sells beyond cards adds cases of its own, each asked for or only offered", () => {
  const usual = new Set(casesFor(nothing).map(({ id }) => id));
  const added = (scope: Partial<CertificationScope>) =>
    casesFor({ ...nothing, ...scope }).flatMap(({ id, isMandatory }) =>
      usual.has(id) ? [] : [`${id} ${isMandatory ? "asked" : "offered"}`],
    );
  /** Written out a second time on purpose: a case that joins a block says here what is asked of whom. */
  expect({
    preauthorization: added({ transactionTypes: ["preauthorization"] }),
    storage: added({ transactionTypes: ["storage"] }),
    schedule: added({ transactionTypes: ["schedule"] }),
    recurrence: added({ transactionTypes: ["recurrence"] }),
    recharge: added({ transactionTypes: ["recharge"] }),
    "two-cards": added({ transactionTypes: ["two-cards"] }),
    html: added({ solutionModel: "html" }),
    "payment-link": added({ solutionModel: "payment-link" }),
    "credit-merchant": added({ modalities: ["credit-merchant"] }),
    "credit-issuer": added({ modalities: ["credit-issuer"] }),
    voucher: added({ modalities: ["voucher"] }),
  }).toEqual({
    preauthorization: ["preauth asked", "capture asked"],
    storage: ["store-card offered", "pay-token offered", "remove-card offered"],
    schedule: ["schedule-create offered", "schedule-inactivate offered"],
    recurrence: ["schedule-create offered", "schedule-inactivate offered"],
    recharge: ["recharge offered"],
    "two-cards": ["two-cards offered"],
    html: ["html-return offered"],
    "payment-link": ["html-return offered"],
    "credit-merchant": ["installments-without-interest offered"],
    "credit-issuer": ["installments-with-interest offered"],
    voucher: ["voucher offered"],
  });
});

test("a store that takes nothing but Pix is asked for no card", () => {
  expect(idsFor({ bankTransferBoleto: ["pix"] })).toEqual([
    "timeout-approved",
    "timeout-denied",
    "pix-confirmed",
    "pix-denied",
    "pix-error",
    "pix-refund",
  ]);
  expect(idsFor({})).toContain("card-approved");
});

test("debit makes 3D Secure mandatory, 3D Secure alone only offers it", () => {
  const mandatoryOf = (scope: Partial<CertificationScope>) =>
    casesFor({ ...nothing, ...scope })
      .filter(({ block }) => block === "3ds")
      .map(({ isMandatory }) => isMandatory);
  expect(mandatoryOf({ modalities: ["debit"] })).toEqual([true, true, true, true]);
  expect(mandatoryOf({ transactionTypes: ["threeds"] })).toEqual([false, false, false, false]);
  expect(mandatoryOf({})).toEqual([]);
});

test("cards are those of the brands that the store takes", () => {
  const cards = (chosen: CertificationScope["authorizers"]) =>
    casesFor({ ...nothing, authorizers: chosen }).find(({ id }) => id === "card-approved")?.cards;
  expect(cards(["1"])).toEqual(["visa", "visa-19"]);
  expect(cards(["41", "33"])).toEqual(["diners", "elo"]);
});

test("a store whose brands have no test card is not given those of one country only", () => {
  const cards = (chosen: CertificationScope["authorizers"]) =>
    casesFor({ ...nothing, authorizers: chosen }).find(({ id }) => id === "card-approved")?.cards;
  const international = ["visa", "visa-19", "mastercard", "mastercard-19", "amex", "diners"];
  expect(cards(["12"])).toEqual(international);
  expect(cards([])).toEqual(international);
  for (const id of cards(["43"]) ?? []) expect(testCards.map((card) => card.id)).toContain(id);
  const taken = authorizers.map(({ id }) => id);
  const all = casesFor({ ...nothing, modalities: ["voucher"], authorizers: taken });
  for (const { id, cards: named } of certificationTests) {
    if (named) expect(all.find((one) => one.id === id)?.requiredCards).toEqual(named);
  }
});

test("a store that takes boletos only has no card to test", () => {
  expect(idsFor({ bankTransferBoleto: ["bb-boleto"] })).toEqual(["timeout-approved", "timeout-denied"]);
});

const files = (cleanFiles: number) => ({ cleanFiles, isMatched: false });

test("a case without money asks for no amount, and one about screens for a file", () => {
  const of = (id: string) => {
    const found = casesFor({ ...nothing, transactionTypes: ["storage"] }).find((one) => one.id === id);
    if (!found) throw new Error(`No case ${id}.`);
    return found;
  };
  const complete = { isWebservice: true, platformUsn: "1", testedOn: "2026-01-02" };
  expect(missingIn(of("store-card"), complete, files(0))).toEqual([]);
  expect(missingIn(of("card-approved"), complete, files(0))).toEqual(["valueCents"]);
  expect(missingIn(of("timeout-approved"), { ...complete, valueCents: 1000 }, files(0))).toEqual([
    "attachments",
  ]);
  expect(missingIn(of("timeout-approved"), { ...complete, valueCents: 0 }, files(1))).toEqual([]);
  expect(missingIn(of("card-approved"), undefined, files(3))).toEqual([
    "isWebservice",
    "platformUsn",
    "testedOn",
    "valueCents",
  ]);
});

test("a case with several cards wants the number of each that the store takes", () => {
  const whole = { isWebservice: true, testedOn: "2026-01-02", valueCents: 25_000 };
  const lacks = (taken: CertificationScope["authorizers"], numbers: Partial<CaseReturn>) => {
    const found = casesFor({ ...nothing, authorizers: taken }).find(({ id }) => id === "card-approved");
    if (!found) throw new Error("Every store that takes cards has this case.");
    return missingIn(found, { ...whole, ...numbers }, files(0));
  };
  const both = { visa: "261121000000001", "visa-19": "261121000000002" };
  expect(lacks(["1"], {})).toEqual(["platformUsn"]);
  expect(lacks(["1"], { cardUsns: { visa: "261121000000001" } })).toEqual(["platformUsn"]);
  expect(lacks(["1"], { cardUsns: both })).toEqual([]);
  // A store that named no authorizer leaves the brands that it does not take empty.
  expect(lacks([], { cardUsns: { elo: "261121000000003" } })).toEqual([]);
});
