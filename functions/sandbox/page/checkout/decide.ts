import { sandboxLimits } from "@portal/shared/esitef/outcome/sandbox.data.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { knownCard } from "../../engine/incoming/card.ts";
import type { Transaction } from "../../engine/model.ts";
import { authenticationFact } from "../../engine/sale/authenticate.ts";
import { later, moved } from "../../engine/transaction.ts";
import type { Decide, Shown } from "../page/stored.ts";
import { authenticationFor } from "./authentication.ts";
import type { Paying } from "./card-form.ts";
import { isCard, isMethod } from "./methods.ts";
import { type Chosen, paid } from "./pay.ts";

const { pageMinutes } = sandboxLimits;

/** A page waits for its buyer: nothing has come of it yet. */
export const isOpen = ({ machine, status }: Transaction): boolean => machine === "html" && status === "AGU";

const isUnopened = ({ machine, status }: Transaction): boolean => machine === "html" && status === "NOV";

/** A link lasts as long as it did, a page as long as its buyer does something. */
function opened(page: Transaction, now: string): Transaction {
  const shown = moved(page, { status: "AGU", cause: "buyer opened the page", at: now });
  const isLink = page.facts["payment_link"] === "true";
  const at = isLink && page.due ? page.due.at : later(now, pageMinutes * 60);
  return { ...shown, due: { at, status: "ABA", cause: "buyer inactive too long" } };
}

/** Chosen before the buyer was asked to authenticate. */
const chosenFacts = { method: "page_method", instalments: "page_installments" } as const;

function chosenBefore({ facts, card }: Transaction): Chosen | undefined {
  const method = facts[chosenFacts.method] ?? "";
  if (!isMethod(method)) return undefined;
  return { method, instalments: Number(facts[chosenFacts.instalments] ?? 1), card };
}

/** Goes on where the buyer has answered the challenge of their card's issuer. */
function resumed({ transaction: page, authentication, store, now }: Shown): ReturnType<Decide> {
  const chosen = chosenBefore(page);
  if (!isOpen(page) || !authentication || !chosen || authentication.status === "AUC") return {};
  const after = paid({ page, chosen, store, authentication, now });
  return after ? { transaction: after } : {};
}

/** What opening the page makes of it. */
export const open: Decide = (shown) =>
  isUnopened(shown.transaction) ? { transaction: opened(shown.transaction, shown.now) } : resumed(shown);

export const cancel: Decide = ({ transaction: page, now }) =>
  isOpen(page) ? { transaction: moved(page, { status: "CAN", cause: "buyer cancelled", at: now }) } : {};

/** Charges, or first asks the issuer where the store wants its buyer authenticated. */
export const pay =
  (paying: Paying, locale: Locale): Decide =>
  ({ transaction: page, store, now }) => {
    if (!isOpen(page)) return {};
    const { method, instalments, number } = paying;
    const card = isCard(method) ? knownCard(number) : undefined;
    const chosen = { method, instalments, card };
    const authentication = card && authenticationFor({ page, card, locale, now });
    if (authentication?.status === "AUC") {
      const facts = {
        ...page.facts,
        [authenticationFact]: authentication.id,
        [chosenFacts.method]: method,
        [chosenFacts.instalments]: String(instalments),
      };
      return { transaction: { ...page, card, facts }, authentication };
    }
    const after = paid({ page, chosen, store, authentication, now });
    return { ...(after ? { transaction: after } : {}), ...(authentication ? { authentication } : {}) };
  };
