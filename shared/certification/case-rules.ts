import type { ConfigurationDraft } from "../configuration/model.ts";
import { authorizers } from "../configuration/options.ts";
import type { ProofSoFar } from "../stage/proof.ts";
import type { reasons } from "./case-words.data.ts";
import type { CaseReturn, CertificationScope } from "./model.ts";
import { type CertificationRule, certificationRules, type TestBlock } from "./test-cases.data.ts";

/** A case of the script as it applies to one configuration; `cases.ts` has the words to show it. */
export interface ApplicableCase extends CertificationRule {
  readonly isMandatory: boolean;
  /** Why the case is mandatory, or offered. */
  readonly reason: Reason;
  /** Its evidence needs screenshots of the flow, not only what the gateway answered. */
  readonly needsScreens: boolean;
  /** The cards among `cards` that the store says it accepts; none when it named no authorizer of theirs. */
  readonly requiredCards: readonly string[];
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

/** Only a store that takes nothing but Pix, transfers and boletos has no card to test. */
const takesCards = (scope: CertificationScope): boolean =>
  scope.modalities.length > 0 || scope.authorizers.length > 0 || scope.bankTransferBoleto.length === 0;

function cardCase({ id }: CertificationRule, scope: CertificationScope): Applies {
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

/** Which block of test cases applies, by what the configuration declares. */
const blocks: Record<TestBlock, (test: CertificationRule, scope: CertificationScope) => Applies> = {
  card: cardCase,
  // A reservation that is never captured is no sale, so certifying one means certifying both.
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

/** The gateway's codes of the authorizers that take a card, by the card's id (`test-cards.data.ts`). */
const authorizersOfCard: Readonly<Record<string, readonly string[]>> = {
  visa: ["1", "221"],
  "visa-19": ["1", "221"],
  mastercard: ["2", "286"],
  "mastercard-19": ["2", "286"],
  amex: ["3"],
  diners: ["33"],
  hipercard: ["5"],
  elo: ["41", "288"],
  "sodexo-cultura": ["279"],
  "sodexo-alimentacao": ["280"],
  "sodexo-refeicao": ["281"],
  "alelo-cultura": ["223"],
  "alelo-refeicao": ["224"],
};

const international: readonly string[] = authorizers.filter((one) => !("onlyIn" in one)).map(({ id }) => id);

/**
 * The cards of a case that the store accepts. Where it accepts none of these brands, it is offered the cards that
 * stores of every country use, none of them required: a card of a single country is never asked of a store that did
 * not name it.
 */
function cardsFor({ cards }: CertificationRule, scope: CertificationScope) {
  const of = (wanted: readonly string[]) =>
    (cards ?? []).filter((id) => authorizersOfCard[id]?.some((code) => wanted.includes(code)));
  const requiredCards = of(scope.authorizers);
  const fitting = [requiredCards, of(international)].find((some) => some.length > 0);
  return { cards: fitting ?? cards, requiredCards };
}

/** The cases that a configuration asks for, in the script's order. The same scope always gives the same cases. */
export const applicableCases = (scope: CertificationScope): ApplicableCase[] =>
  certificationRules.flatMap((rule) => {
    const applies = blocks[rule.block](rule, scope);
    const needsScreens = rule.block === "status" || rule.block === "html";
    return applies ? [{ ...rule, ...applies, ...cardsFor(rule, scope), needsScreens }] : [];
  });

/** The cases that are tested after a choice: all mandatory ones, and those of the choice that apply. */
export const selectionOf = (
  cases: readonly Pick<ApplicableCase, "id" | "isMandatory">[],
  chosen: readonly string[],
): string[] => cases.filter(({ id, isMandatory }) => isMandatory || chosen.includes(id)).map(({ id }) => id);

export type MissingPart = "isWebservice" | "platformUsn" | "testedOn" | "valueCents" | "attachments";

type AskedParts = Pick<ApplicableCase, "amountCents" | "needsScreens" | "requiredCards">;

/** Every transaction number of a case, with the card that it was paid with. */
export const numbersIn = (given: CaseReturn | undefined): readonly { cardId?: string; usn: string }[] => [
  ...(given?.platformUsn === undefined ? [] : [{ usn: given.platformUsn }]),
  ...Object.entries(given?.cardUsns ?? {}).flatMap(([cardId, usn]) =>
    usn === undefined ? [] : [{ cardId, usn }],
  ),
];

/** The fields that a case still needs before it can be sent. */
export function missingIn(
  { amountCents, needsScreens, requiredCards }: AskedParts,
  given: CaseReturn | undefined,
  { cleanFiles, isMatched }: ProofSoFar,
): MissingPart[] {
  const lacks: Record<MissingPart, boolean> = {
    isWebservice: given?.isWebservice === undefined,
    platformUsn:
      (numbersIn(given).length === 0 && !isMatched) ||
      requiredCards.some((id) => given?.cardUsns?.[id] === undefined),
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
