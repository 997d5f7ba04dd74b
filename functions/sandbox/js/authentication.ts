import { framePath, sandboxPages } from "@portal/shared/esitef/sandbox-address.ts";
import { environment } from "../../platform/aws/environment.ts";
import { done, refusal, refused, refusedParameter, withTransaction } from "../engine/answer.ts";
import type { Decision, PageDecider, Seen } from "../engine/decider.ts";
import { type Call, one } from "../engine/incoming/call.ts";
import { knownCard } from "../engine/incoming/card.ts";
import type { Transaction } from "../engine/model.ts";
import {
  authenticationBegun,
  authenticationFact,
  authenticationReached,
  challengeOf,
  hasThreeDs,
  messageVersion,
  methodAddress,
  statusReached,
} from "../engine/sale/authenticate.ts";
import { carriesToken } from "../engine/sale/page-token.ts";

export const amountOf = ({ facts }: Transaction): number => Number(facts["amount"] ?? 0);

/** An authentication uses no token up: it comes before the payment that does, and may begin again with another card. */
function withOpenPayment(call: Call, seen: Seen, decide: (payment: Transaction) => Decision): Decision {
  return withTransaction(call, seen, (payment) => {
    if (payment.machine !== "payment") return refused("953");
    if (payment.pageToken?.usedAt !== undefined || payment.status !== "NOV") return refused("102");
    return refusal(call) ?? decide(payment);
  });
}

/** Where the page's card takes part in 3DS, its issuer is told; elsewhere the answer names no authentication. */
function begin(call: Call, seen: Seen, now: string): Decision {
  return withOpenPayment(call, seen, (payment) => {
    const number = one(call.body, "card.number") ?? "";
    const card = knownCard(number);
    if (!card) return refusedParameter("card.number");
    if (
      payment.facts["authenticate"] === undefined ||
      !hasThreeDs({ amountCents: amountOf(payment), number })
    ) {
      return { http: 200, body: done, about: payment.id };
    }
    const facts = { "purchase.amount": payment.facts["amount"] ?? "0" };
    const asked = authenticationBegun({ card, country: payment.country, facts, now });
    const named = { ...payment, facts: { ...payment.facts, [authenticationFact]: asked.id } };
    const three_ds_server = { trans_id: asked.id, status: asked.status, message_version: messageVersion };
    const three_ds_method_url = methodAddress(seen.store.merchantId);
    const body = { ...done, three_ds_server, three_ds_method_url };
    return { http: 200, body, stored: [named, asked], about: payment.id };
  });
}

/**
 * Of the result the page is told how it goes on; what proves it stays with the gateway. Paying reads it from the payment,
 * and drops whatever the page, which is in the hands of whoever opened it, says of it.
 */
function authenticate(call: Call, seen: Seen, now: string): Decision {
  return withOpenPayment(call, seen, (payment) => {
    const asked = seen.find(call.path["trans_id"]);
    if (!asked || asked.id !== payment.facts[authenticationFact]) return refused("953");
    if (asked.status !== "NEW") return refused("102");
    const { merchantId } = seen.store;
    const status = statusReached({ amountCents: amountOf(payment) });
    const language = one(call.body, "browser.language");
    const facts = {
      ...asked.facts,
      notification_url: environment("SITE_URL") + sandboxPages + framePath(merchantId),
      ...(language === undefined ? {} : { "browser.language": language }),
    };
    const reached = authenticationReached({ ...asked, facts }, status, now);
    const acs = status === "AUC" ? { acs: challengeOf(asked, merchantId) } : {};
    const body = { ...done, three_ds_server: { trans_id: asked.id, status }, ...acs };
    return { http: 200, body, stored: [reached], about: payment.id };
  });
}

export const pageAuthenticationBegin: PageDecider = { admits: carriesToken, decide: begin };
export const pageAuthenticate: PageDecider = { admits: carriesToken, decide: authenticate };
