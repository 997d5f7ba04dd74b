import type { ConfigurationDraft } from "../configuration/model.ts";
import type { Localized } from "../locales.ts";
import { reasons, refunds } from "./case-words.data.ts";
import type { CaseReturn, CertificationScope } from "./model.ts";
import { testCards } from "./test-cards.data.ts";
import { type CertificationTest, certificationTests, type TestBlock } from "./test-cases.data.ts";

/** A case of the script as it applies to one configuration. */
export interface CertificationCase extends CertificationTest {
  readonly isMandatory: boolean;
  /** Why it is asked for, or offered. */
  readonly reason: Localized;
  /** How the money of the test is given back; absent where none moves. */
  readonly refund?: Localized;
  /** Screens of the flow belong to its evidence, not only what the gateway answered. */
  readonly needsScreens: boolean;
}

type Reason = keyof typeof reasons;
type Applies = { readonly isMandatory: boolean; readonly reason: Reason } | undefined;

const mandatory = (reason: Reason): Applies => ({ isMandatory: true, reason });
const optional = (reason: Reason): Applies => ({ isMandatory: false, reason });

export const scopeOf = (draft: ConfigurationDraft): CertificationScope => ({
  solutionModel: draft.solutionModel ?? null,
  transactionTypes: draft.transactionTypes ?? [],
  authorizers: draft.authorizers ?? [],
  bankTransferBoleto: draft.bankTransferBoleto ?? [],
  modalities: draft.modalities ?? [],
});

/** Only a store that takes nothing but Pix has no card to test. */
const takesCards = ({ modalities, authorizers, bankTransferBoleto }: CertificationScope): boolean =>
  modalities.length > 0 || authorizers.length > 0 || !bankTransferBoleto.includes("pix");

function cardCase({ id }: CertificationTest, scope: CertificationScope): Applies {
  const { modalities, transactionTypes } = scope;
  switch (id) {
    case "installments-without-interest":
      return modalities.includes("credit-merchant") ? optional("instalments") : undefined;
    case "installments-with-interest":
      return modalities.includes("credit-issuer") ? optional("instalments") : undefined;
    case "voucher":
      return modalities.includes("voucher") ? optional("voucher") : undefined;
    case "two-cards":
      return transactionTypes.includes("two-cards") ? optional("two-cards") : undefined;
    default:
      return takesCards(scope) ? mandatory("card") : undefined;
  }
}

/** Which block applies, by what the configuration declares (ARCHITECTURE, "Domain decisions"). */
const blocks: Record<TestBlock, (test: CertificationTest, scope: CertificationScope) => Applies> = {
  card: cardCase,
  // A reservation that is never captured is no sale: who certifies one certifies both.
  preauth: (_, { transactionTypes }) =>
    transactionTypes.includes("preauthorization") ? mandatory("preauth") : undefined,
  status: () => mandatory("status"),
  pix: (_, { bankTransferBoleto }) => (bankTransferBoleto.includes("pix") ? mandatory("pix") : undefined),
  storage: (_, { transactionTypes }) =>
    transactionTypes.includes("storage") ? optional("storage") : undefined,
  "3ds": (_, { modalities, transactionTypes }) => {
    if (modalities.includes("debit")) return mandatory("debit");
    return transactionTypes.includes("threeds") ? optional("3ds") : undefined;
  },
  schedule: (_, { transactionTypes }) =>
    transactionTypes.includes("schedule") || transactionTypes.includes("recurrence")
      ? optional("schedule")
      : undefined,
  recharge: (_, { transactionTypes }) =>
    transactionTypes.includes("recharge") ? optional("recharge") : undefined,
  html: (_, { solutionModel }) =>
    solutionModel === "html" || solutionModel === "payment-link" ? optional("html") : undefined,
};

/** The gateway's codes of the authorizers that take a brand's card. */
const authorizersOfBrand: Readonly<Record<string, readonly string[]>> = {
  Visa: ["1", "221"],
  Mastercard: ["2", "286"],
  "American Express": ["3"],
  Diners: ["33"],
  Hipercard: ["5"],
  Elo: ["41", "288"],
  "Sodexo Cultura": ["279"],
  "Sodexo Alimentação": ["280"],
  "Sodexo Refeição": ["281"],
  "Alelo Cultura": ["223"],
  "Alelo Refeição": ["224"],
};

/** Of a case's cards those that the store takes; all of them where it named none, or none of these. */
function cardsFor(test: CertificationTest, scope: CertificationScope): readonly string[] | undefined {
  const declared: readonly string[] = scope.authorizers;
  const taken = test.cards?.filter((id) => {
    const brand = testCards.find((card) => card.id === id)?.brand ?? "";
    return authorizersOfBrand[brand]?.some((authorizer) => declared.includes(authorizer));
  });
  return taken?.length ? taken : test.cards;
}

const refundOf = ({ block, amountCents, expectedStatus }: CertificationTest): Localized | undefined => {
  if (amountCents === undefined || expectedStatus !== "CON") return undefined;
  return block === "pix" ? refunds.pix : refunds.card;
};

/** The cases that a configuration asks for, in the script's order. The same scope always gives the same cases. */
export const casesFor = (scope: CertificationScope): CertificationCase[] =>
  certificationTests.flatMap((test) => {
    const applies = blocks[test.block](test, scope);
    if (!applies) return [];
    const { isMandatory, reason } = applies;
    const needsScreens = test.block === "status" || test.block === "html";
    return [
      {
        ...test,
        isMandatory,
        reason: reasons[reason],
        refund: refundOf(test),
        needsScreens,
        cards: cardsFor(test, scope),
      },
    ];
  });

/** What is tested when these are chosen: mandatory cases whatever was chosen, and nothing that does not apply. */
export const selectionOf = (cases: readonly CertificationCase[], chosen: readonly string[]): string[] =>
  cases.filter(({ id, isMandatory }) => isMandatory || chosen.includes(id)).map(({ id }) => id);

export type MissingPart = "isWebservice" | "platformUsn" | "testedOn" | "valueCents" | "attachments";

/** What a case still lacks to be sent. `cleanFiles` is how many of its files the inspection let through. */
export function missingIn(
  { amountCents, needsScreens }: CertificationCase,
  given: CaseReturn | undefined,
  cleanFiles: number,
): MissingPart[] {
  const lacks: Record<MissingPart, boolean> = {
    isWebservice: given?.isWebservice === undefined,
    platformUsn: given?.platformUsn === undefined,
    testedOn: given?.testedOn === undefined,
    valueCents: amountCents !== undefined && given?.valueCents === undefined,
    attachments: needsScreens && cleanFiles === 0,
  };
  const parts: readonly MissingPart[] = [
    "isWebservice",
    "platformUsn",
    "testedOn",
    "valueCents",
    "attachments",
  ];
  return parts.filter((part) => lacks[part]);
}
