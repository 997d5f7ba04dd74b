import { authorizerKind } from "@portal/shared/esitef/authorizer-kinds.data.ts";
import { pageOperations } from "@portal/shared/esitef/operations/page-operations.data.ts";
import { sandboxLimits } from "@portal/shared/esitef/outcome/sandbox.data.ts";
import { commonParameters } from "@portal/shared/esitef/parameters/common-parameters.data.ts";
import { pageParameters } from "@portal/shared/esitef/parameters/page-parameters.data.ts";
import { saleParameters } from "@portal/shared/esitef/parameters/sale-parameters.data.ts";
import { checkoutPath, checkoutQuery, sandboxPages } from "@portal/shared/esitef/sandbox-address.ts";
import type { Shapes } from "@portal/shared/esitef/values.ts";
import { environment } from "../../../platform/aws/environment.ts";
import { refusal, refused, refusedParameter } from "../../engine/answer.ts";
import { callIn, currencyFact } from "../../engine/country.ts";
import type { Decision } from "../../engine/decider.ts";
import { type Call, callOf, one } from "../../engine/incoming/call.ts";
import { askedOutcome, outcomeHeader } from "../../engine/incoming/outcome-header.ts";
import { hiddenIn, withoutOwnKeys } from "../../engine/incoming/own-keys.ts";
import { oversplit } from "../../engine/incoming/split.ts";
import { storeAddress } from "../../engine/incoming/store-address.ts";
import type { Store, Transaction } from "../../engine/model.ts";
import { factsOf, newIdentifier, newUsn, unusedSeconds } from "../../engine/sale/sale.ts";
import { begun, later } from "../../engine/transaction.ts";
import { type PageRequest, pageOperation } from "./page-request.ts";

const parameters: Shapes = { ...commonParameters, ...saleParameters, ...pageParameters };

/** How long a link waits for its buyer. */
const { linkHours } = sandboxLimits;

const returnNames = ["back_url.url_success", "back_url.url_failure", "back_url.url_cancel"] as const;

/** What the page can take; elsewhere also wallets and transfers, which have pages of their own. */
const shownKinds: ReadonlySet<string | undefined> = new Set([
  undefined,
  "card",
  "debit",
  "voucher",
  "private-label",
  "pix",
  "boleto",
]);

/** What the documentation has and this page does not show; better refused than left out in silence. */
const notShown = ["additional_data.multiple_payment_methods", "store_card"] as const;

/** The fact that keeps which methods the store lets its buyer choose from. */
export const methodsFact = "allowed_payment_methods";

function problemOf({ body }: Call): Decision | undefined {
  if (Number(one(body, "amount")) === 0) return refusedParameter("amount");
  const authorizer = one(body, "authorizer_id");
  if (authorizer !== undefined && !shownKinds.has(authorizerKind(authorizer) ?? "unknown"))
    return refused("5");
  const elsewhere = returnNames.find((name) => {
    const address = one(body, name) ?? "";
    return address !== "" && !storeAddress(address);
  });
  if (elsewhere) return refusedParameter(elsewhere);
  const kind = one(body, "transaction_type") ?? "payment";
  if (kind !== "payment" && kind !== "preauthorization") return refusedParameter("transaction_type");
  const part = oversplit(body);
  if (part) return refusedParameter(part);
  const missing = notShown.find((name) => one(body, name) === "true");
  return missing && refusedParameter(missing);
}

function created(call: Call, outcome: string | undefined, now: string): Transaction {
  const methods = call.body.get("additional_data.allowed_payment_methods[].id");
  const isLink = one(call.body, "payment_link") === "true";
  const beginning = {
    id: newIdentifier(),
    machine: "html",
    status: "NOV",
    cause: "creation",
    at: now,
    country: call.country,
    facts: {
      ...factsOf(call.body),
      ...currencyFact(call),
      ...(methods ? { [methodsFact]: methods.join(",") } : {}),
      ...(outcome === undefined ? {} : { [outcomeHeader]: outcome }),
    },
    answered: { esitef_usn: newUsn(now) },
  } as const;
  const seconds = isLink ? linkHours * 3600 : unusedSeconds;
  const due = { at: later(now, seconds), status: "EXP", cause: "page not opened in time" };
  return { ...begun(beginning), due };
}

/** Where the buyer is sent. */
const addressOf = ({ id }: Transaction): string =>
  environment("SITE_URL") + sandboxPages + checkoutPath + checkoutQuery(id);

/** Registers a payment page for a buyer. */
export function begin(request: PageRequest, store: Store, now: string): Decision {
  const outcome = request.headers[outcomeHeader];
  const asked = askedOutcome(outcome);
  // A page that never answers its buyer shows nothing to anybody.
  if (!asked || asked.isLost) return refusedParameter(outcomeHeader);
  const definition = pageOperations[pageOperation(request)];
  const asSent = callOf(request, {
    operation: "payment-begin",
    definition,
    parameters,
    path: {},
    asked,
    isSigned: false,
  });
  const hide = withoutOwnKeys(store, request.merchantKey);
  const call = callIn(store, { ...asSent, body: hiddenIn(asSent.body, hide) });
  const wrong = refusal(call) ?? problemOf(call);
  if (wrong) return wrong;
  if (call.forced?.kind === "error") return refused(call.forced.code);
  const transaction = created(call, outcome, now);
  const { id: nit, answered } = transaction;
  const body = {
    code: "0",
    message: "OK",
    url: addressOf(transaction),
    nsuesitef: answered["esitef_usn"],
    nit,
  };
  return { http: 200, body, stored: [transaction], about: nit };
}
