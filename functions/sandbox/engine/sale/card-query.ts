import { authorizerKind } from "@portal/shared/esitef/authorizer-kinds.data.ts";
import { done, refusal, refused, withTransaction } from "../answer.ts";
import { isOfferedIn } from "../country.ts";
import type { Decider, Decision } from "../decider.ts";
import { type Call, one } from "../incoming/call.ts";
import type { Transaction } from "../model.ts";
import { moved } from "../transaction.ts";
import { storedCardOf } from "./card-token.ts";
import { chargeSights } from "./charge.ts";
import { cardOf } from "./sale.ts";

/** Queries after which a transaction is blocked; how many it is elsewhere, no page says. */
const cardQueriesAllowed = 5;
const counter = "card_queries";

/** The authorizer of each brand of the published cards. */
export const authorizers: Readonly<Record<string, string>> = {
  Visa: "1",
  Mastercard: "2",
  "American Express": "3",
  Hiper: "5",
  Diners: "33",
  Elo: "41",
  "Alelo Cultura": "223",
  "Alelo Refeição": "224",
  "Sodexo Cultura": "279",
  "Sodexo Alimentação": "280",
  "Sodexo Refeição": "281",
};

/** The card of a voucher at an authorizer that takes none. */
const isVoucherElsewhere = (brand: string, authorizer: string): boolean =>
  authorizerKind(authorizers[brand] ?? "") === "voucher" && authorizerKind(authorizer) !== "voucher";

/** Every store of the sandbox sells in up to twelve instalments. */
const financing = [
  { type: "4", minimum: "1", maximum: "12" },
  { type: "3", minimum: "2", maximum: "12" },
];

/** The object of the transaction, by the name that the answers of its machine use. */
const about = ({ machine, status }: Transaction) => ({
  [machine === "preauthorization" ? "pre_authorization" : "payment"]: { status },
});

/** Whether the shop may take this card, and in how many instalments. No institution is asked. */
function answered(call: Call, stored: Transaction, now: string): Decision {
  const wrong = refusal(call, about(stored));
  if (wrong) return wrong;
  if (stored.status !== "NOV") return refused("102", about(stored));
  const asked = Number(stored.facts[counter] ?? 0) + 1;
  const counted = { ...stored, facts: { ...stored.facts, [counter]: String(asked) } };
  if (asked > cardQueriesAllowed) {
    const blocked = moved(counted, { status: "BLQ", cause: "too many card queries", at: now });
    return { ...refused("102", about(blocked)), stored: [blocked], about: stored.id };
  }
  const asSent = one(call.body, "authorizer_id");
  const { brand = "" } = cardOf(call.body) ?? stored.card ?? {};
  const authorizer = asSent ?? authorizers[brand];
  const said = { stored: [counted], about: stored.id };
  if (
    authorizer === undefined ||
    authorizerKind(authorizer) === undefined ||
    !isOfferedIn(stored, authorizer) ||
    isVoucherElsewhere(brand, authorizer)
  ) {
    const told = { authorizer_code: "255", authorizer_message: "Emissor desconhecido" };
    const [[name, object] = ["payment", {}]] = Object.entries(about(stored));
    return { ...refused("134", { [name]: { ...told, ...object } }), ...said };
  }
  const card = {
    authorizer_id: authorizer,
    financing,
    security_code_required: "true",
    expiry_date_required: "true",
  };
  return { http: 200, body: { ...done, ...about(stored), card }, ...said };
}

/** Of sales or of reservations, each at its own address; one of the other kind looks as if it were missing. */
const cardQueryOf = (machine: "payment" | "preauthorization"): Decider => ({
  sees: chargeSights,
  decide: (call, seen, now) =>
    withTransaction(call, seen, (stored) =>
      stored.machine === machine
        ? answered(call, { ...stored, card: seen.find(storedCardOf(call))?.card ?? stored.card }, now)
        : refused("953"),
    ),
});

export const paymentCardQuery = cardQueryOf("payment");
export const preauthCardQuery = cardQueryOf("preauthorization");
