import type { Localized } from "../locales.ts";
import { type ApplicableCase, applicableCases } from "./case-rules.ts";
import { reasons, refunds } from "./case-words.data.ts";
import type { CertificationScope } from "./model.ts";
import { testCards } from "./test-cards.data.ts";
import { type CertificationTest, certificationTests } from "./test-cases.data.ts";

/** A case as it is shown to who has to test it. */
export interface CertificationCase extends CertificationTest, Omit<ApplicableCase, "reason"> {
  /** Why it is asked for, or offered. */
  readonly reason: Localized;
  /** How the money of the test is given back; absent where none moves. */
  readonly refund?: Localized;
}

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

/** The cases that a configuration asks for, in the script's order, with the cards that the store can test them with. */
export function casesFor(scope: CertificationScope): CertificationCase[] {
  const applicable = new Map(applicableCases(scope).map((one) => [one.id, one]));
  return certificationTests.flatMap((test) => {
    const applies = applicable.get(test.id);
    if (!applies) return [];
    const { isMandatory, needsScreens, reason } = applies;
    const words = { reason: reasons[reason], refund: refundOf(test) };
    return [{ ...test, ...words, isMandatory, needsScreens, cards: cardsFor(test, scope) }];
  });
}
