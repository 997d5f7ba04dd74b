import type { Locale } from "@portal/shared/locales.ts";
import type { Transaction } from "../../../engine/model.ts";

/** A payment page in its buyer's language. */
export interface ShownPage {
  readonly locale: Locale;
  readonly transaction: Transaction;
  /** As its buyers know it. */
  readonly storeName: string;
  /** For whoever tests with several stores. */
  readonly merchantId: string;
  /** Where its forms go: the page itself. */
  readonly action: string;
}

export const centsOf = ({ facts }: Transaction): number => Number(facts["amount"] ?? 0);
export const isReservation = ({ facts }: Transaction): boolean =>
  facts["transaction_type"] === "preauthorization";
