import type { Localized } from "../locales.ts";
import { type ApplicableCase, applicableCases } from "./case-rules.ts";
import { reasons, refunds } from "./case-words.data.ts";
import type { CertificationScope } from "./model.ts";
import { type CertificationTest, certificationTests } from "./test-cases.data.ts";

/** A case as it is shown to the person who has to test it. */
export interface CertificationCase extends CertificationTest, Omit<ApplicableCase, "reason"> {
  /** Why the case is mandatory, or offered. */
  readonly reason: Localized;
  /** How the money of the test is given back; absent where none moves. */
  readonly refund?: Localized;
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
    const { reason, ...facts } = applies;
    return [{ ...test, ...facts, reason: reasons[reason], refund: refundOf(test) }];
  });
}
