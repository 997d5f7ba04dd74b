import { formatMoney } from "@portal/shared/money.ts";

/** Cents in the currency of the documented interface; a value that is none stays as it is. */
export const moneyOf = (amount: string): string =>
  /^\d{1,11}$/.test(amount) ? formatMoney(Number(amount), "BR") : amount;
