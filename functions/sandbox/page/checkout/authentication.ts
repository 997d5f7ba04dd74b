import { checkoutPath, checkoutQuery, sandboxPages } from "@portal/shared/esitef/sandbox-address.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { environment } from "../../../platform/aws/environment.ts";
import type { Transaction } from "../../engine/model.ts";
import {
  authenticationBegun,
  authenticationReached,
  hasThreeDs,
  statusReached,
} from "../../engine/sale/authenticate.ts";
import { numberOf } from "./pay.ts";

interface CardToAuthenticate {
  readonly page: Transaction;
  readonly card: Transaction["card"];
  readonly locale: Locale;
  readonly now: string;
}

/** The authentication of a purchase by card where the store asks for one; undefined for a card without 3DS. */
export function authenticationFor({ page, card, locale, now }: CardToAuthenticate): Transaction | undefined {
  const amount = page.facts["amount"] ?? "0";
  const mode = page.facts["authenticate"] ?? "";
  const purchase = { amountCents: Number(amount), number: card && numberOf(card) };
  if (!["1", "2", "3"].includes(mode) || !hasThreeDs(purchase)) return undefined;
  const facts = {
    "purchase.amount": amount,
    "browser.language": locale,
    // Back on the page it goes on in the buyer's own language.
    notification_url: `${environment("SITE_URL")}${sandboxPages}${checkoutPath}${checkoutQuery(page.id)}&lang=${locale}`,
  };
  const { country } = page;
  const asked = authenticationBegun({ card, country, facts, now });
  return authenticationReached(asked, statusReached(purchase), now);
}
