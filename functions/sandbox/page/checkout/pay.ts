import { cardNumbers } from "@portal/shared/certification/card-numbers.data.ts";
import { valuesOf } from "@portal/shared/esitef/values.ts";
import { callIn } from "../../engine/country.ts";
import type { Decision, Seen } from "../../engine/decider.ts";
import type { Call } from "../../engine/incoming/call.ts";
import { askedOutcome, outcomeHeader } from "../../engine/incoming/outcome-header.ts";
import type { Store, Transaction } from "../../engine/model.ts";
import { authenticationValue, eciOf } from "../../engine/sale/authentication.ts";
import { authorizers } from "../../engine/sale/card-query.ts";
import { charge } from "../../engine/sale/charge.ts";
import { issuedTo } from "../../engine/sale/issued/issued.ts";
import { isCard, type Method, withoutCard } from "./methods.ts";

/** What was chosen, as far as it may be kept until an authentication comes back. */
export interface Chosen {
  readonly method: Method;
  readonly instalments: number;
  readonly card?: Transaction["card"];
}

/** Which authorizer takes what the store left to its buyer. */
const ofDebit: Readonly<Record<string, string>> = { Visa: "221", Mastercard: "286", Elo: "288" };

function authorizerOf({ method, card }: Chosen, { facts }: Transaction): string {
  const brand = card?.brand ?? "";
  const chosen = method === "debit" ? ofDebit[brand] : (withoutCard[method] ?? authorizers[brand]);
  return facts["authorizer_id"] ?? chosen ?? "1";
}

/** Its number: of a published card brand and last digits say which it is, so that no number need be kept. */
export const numberOf = ({ brand, lastFour }: NonNullable<Transaction["card"]>): string | undefined =>
  Object.values(cardNumbers).find((card) => card.brand === brand && card.number.endsWith(lastFour))?.number;

const proofOf = (authentication: Transaction | undefined) =>
  authentication && {
    reference_id: authentication.id,
    cavv: authenticationValue(authentication.id),
    eci: eciOf[authentication.status] ?? "07",
  };

interface Payment {
  readonly page: Transaction;
  readonly chosen: Chosen;
  readonly store: Store;
  readonly authentication?: Transaction | undefined;
  readonly now: string;
}

/** The same call that a program of the store would make with what the buyer typed. */
function callOf({ page, chosen, authentication }: Payment): Call {
  const { forced, later } = askedOutcome(page.facts[outcomeHeader]) ?? {};
  const number = chosen.card && numberOf(chosen.card);
  const body = valuesOf({
    authorizer_id: authorizerOf(chosen, page),
    installments: String(chosen.instalments),
    installment_type: page.facts["installment_type"] ?? "4",
    ...(isCard(chosen.method) && number !== undefined
      ? { card: { number, expiry_date: "1299", security_code: "123" } }
      : {}),
    ...(authentication ? { external_authentication: proofOf(authentication) } : {}),
  });
  return {
    operation: "payment-do",
    path: { nit: page.id },
    query: new Map(),
    body,
    headers: {},
    forced,
    later,
    isSigned: false,
  };
}

/** Undefined where nothing came of it, and the buyer may try again. */
export function paid(payment: Payment): Transaction | undefined {
  const { page, store, authentication, now } = payment;
  const isReservation = page.facts["transaction_type"] === "preauthorization";
  // From here on it is a payment like any other: it is confirmed, cancelled and asked for at the same addresses.
  const stored: Transaction = {
    ...page,
    machine: isReservation ? "preauthorization" : "payment",
    status: "NOV",
    due: undefined,
  };
  const seen: Seen = {
    store,
    find: (id) => (id === authentication?.id ? authentication : undefined),
    listed: [],
  };
  const decision: Decision = charge({
    stored,
    operation: isReservation ? "preauth-do" : "payment-do",
    call: callIn(store, callOf(payment)),
    seen,
    now,
    issue: issuedTo,
  });
  const [after] = decision.stored ?? [];
  // The number that the store was told when it created the page stays its number.
  return (
    after && { ...after, answered: { ...after.answered, esitef_usn: page.answered["esitef_usn"] ?? "" } }
  );
}
