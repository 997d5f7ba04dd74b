import { randomUUID } from "node:crypto";
import { ruleFor } from "@portal/shared/esitef/outcome/rule-for.ts";
import { threeDsRules } from "@portal/shared/esitef/outcome/three-ds-rules.data.ts";
import { checkoutPath, checkoutQuery, sandboxPages } from "@portal/shared/esitef/sandbox-address.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { environment } from "../../platform/aws/environment.ts";
import type { Transaction } from "../../simulator/model.ts";
import { begun, later, moved } from "../../simulator/transaction.ts";
import { numberOf } from "./pay.ts";

/** A challenge that is not answered by then has failed. */
const challengeSeconds = 600;

/** What the rules of 3DS say of a purchase on the page, by the same amounts as those of its interface. */
function ruleOf(operation: "3ds-begin" | "3ds-authenticate", card: Transaction["card"], amountCents: number) {
  const number = card && numberOf(card);
  return ruleFor(
    {
      operation,
      method: "card",
      amountCents,
      ...(number === undefined ? {} : { card: number }),
      flags: {},
      has: () => false,
    },
    threeDsRules,
  );
}

interface Asking {
  readonly page: Transaction;
  readonly card: Transaction["card"];
  readonly locale: Locale;
  readonly now: string;
}

/** The authentication of a purchase by card where the store asks for one; undefined for a card without 3DS. */
export function authenticationFor({ page, card, locale, now }: Asking): Transaction | undefined {
  const amount = page.facts["amount"] ?? "0";
  const mode = page.facts["authenticate"] ?? "";
  if (!["1", "2", "3"].includes(mode) || ruleOf("3ds-begin", card, Number(amount))) return undefined;
  const rule = ruleOf("3ds-authenticate", card, Number(amount));
  const status = rule && "status" in rule.answer ? (rule.answer.status ?? "AUU") : "AUU";
  const asked = begun({
    id: randomUUID(),
    machine: "3ds",
    status: "NEW",
    cause: "creation",
    at: now,
    facts: {
      "purchase.amount": amount,
      "browser.language": locale,
      notification_url: environment("SITE_URL") + sandboxPages + checkoutPath + checkoutQuery(page.id),
    },
  });
  const reached = moved({ ...asked, card }, { status, cause: "authentication", at: now });
  const due = { at: later(now, challengeSeconds), status: "AUN", cause: "challenge failed or left" };
  return status === "AUC" ? { ...reached, due } : reached;
}
