import { cardNumbers, type TestCardId } from "../../certification/card-numbers.data.ts";
import { silence } from "../wanted.data.ts";
import type { RecipeCall } from "./recipe.ts";

/** The published buyer of the vouchers that ask who pays. */
const buyer = { payer: { identification_number: "58193591437" } };

/** The authorizer of each test card. */
const authorizers = {
  visa: "1",
  "visa-19": "1",
  mastercard: "2",
  "mastercard-19": "2",
  amex: "3",
  diners: "33",
  hipercard: "5",
  elo: "41",
  "sodexo-cultura": "279",
  "sodexo-alimentacao": "280",
  "sodexo-refeicao": "281",
  "alelo-cultura": "223",
  "alelo-refeicao": "224",
  "3ds-mastercard": "2",
} as const satisfies Readonly<Partial<Record<TestCardId, string>>>;
type PayingCard = keyof typeof authorizers;
const isPaying = (id: string): id is PayingCard => id in authorizers;
export const authorizerOf = (card: string): string | undefined =>
  isPaying(card) ? authorizers[card] : undefined;

const order = { order_id: "{order}", merchant_usn: "{merchantUsn}" };
const single = { installments: "1", installment_type: "4" };
const cardOf = (id: TestCardId) => ({
  number: cardNumbers[id].number,
  expiry_date: "{expiry}",
  security_code: "123",
});
const answered = (machine: string, as: string, from: string) => ({ keeps: { as, from, machine } });

interface Sale {
  readonly amount: string;
  readonly card?: PayingCard;
  readonly more?: object;
}

const begin = ({ amount, card = "visa", more = {} }: Sale): RecipeCall => ({
  operation: "payment-begin",
  method: "POST",
  path: "/v1/transactions",
  body: { ...order, ...single, authorizer_id: authorizers[card], amount, ...more },
  ...answered("payment", "nit", "payment.nit"),
});
const pay = (card: PayingCard = "visa", more: object = {}): RecipeCall => ({
  operation: "payment-do",
  method: "POST",
  path: "/v1/payments/{nit}",
  body: { authorizer_id: authorizers[card], card: cardOf(card), ...more },
});
const sale = ({ card = "visa", ...of }: Sale, more: object = {}): RecipeCall[] => [
  begin({ ...of, card }),
  pay(card, more),
];
const instalments = (type: string): RecipeCall[] =>
  sale({ amount: "30000", more: { installments: "3", installment_type: type } });

/** The NIT of the payment is not the cancellation's, so it is written into the address. */
const cancel: RecipeCall = {
  operation: "cancel-single",
  method: "POST",
  path: "/v2/cancellations/{nit}",
  body: {},
  signs: { nit: "{nit}" },
};

const query: RecipeCall = { operation: "payment-query", method: "GET", path: "/v1/transactions/{nit}" };

const lost = (amount: string): RecipeCall[] => [
  begin({ amount }),
  { ...pay(), headers: { "x-sandbox-outcome": "lost" }, isLost: true },
  { ...query, waitSeconds: silence.waitSeconds },
];

const pixSale = (amount: string): RecipeCall[] => [
  begin({ amount, more: { authorizer_id: "440" } }),
  { operation: "payment-do", method: "POST", path: "/v1/payments/{nit}", body: { authorizer_id: "440" } },
];
const pix = (amount: string, says: string): RecipeCall[] => [
  ...pixSale(amount),
  { ...query, until: { from: "payment.status", says, withinSeconds: 40 } },
];

const store: RecipeCall = {
  operation: "card-store",
  method: "POST",
  path: "/v1/cards",
  body: {
    card: { number: cardNumbers.mastercard.number, expiry_date: "{expiry}" },
    authorizer_id: "2",
    merchant_usn: "{merchantUsn}",
    customer_id: "{customer}",
  },
  ...answered("storage", "token", "card.token"),
};

const payByToken: RecipeCall[] = [
  begin({ amount: "25000", card: "mastercard" }),
  {
    operation: "payment-do",
    method: "POST",
    path: "/v1/payments/{nit}",
    body: { authorizer_id: "2", card: { token: "{token}", security_code: "123" } },
  },
];

const browser = {
  accept_header: "*/*",
  javascript_enabled: true,
  java_enabled: "false",
  language: "pt-BR",
  color_depth: "24",
  screen_height: "864",
  screen_width: "1536",
  user_agent: "Mozilla/5.0",
};
const authentication = (amount: string): RecipeCall[] => [
  {
    operation: "3ds-begin",
    method: "POST",
    path: "/v2/authentication",
    body: {
      cardholder: { acct: { number: cardNumbers["3ds-mastercard"].number } },
      brand_id: "2",
      purchase: { amount, currency: "{currency}" },
      merchant: { mcc: "5411" },
      acquirer: { merchant_id: "00000000" },
    },
    ...answered("3ds", "trans_id", "three_ds_server.trans_id"),
  },
  {
    operation: "3ds-authenticate",
    method: "PUT",
    path: "/v2/authentication/{trans_id}",
    body: {
      three_ds_comp_ind: "Y",
      notification_url: "https://loja.example/3ds",
      three_ds_requestor: { authentication_ind: "01", name: "Loja Exemplo", url: "https://loja.example" },
      acquirer: { bin: "2", merchant_id: "00000000" },
      browser,
    },
    ...answered("3ds", "cavv", "authentication.value"),
  },
];

const schedule: RecipeCall[] = [
  {
    operation: "schedule-begin",
    method: "POST",
    path: "/v1/transactions",
    body: {
      ...order,
      authorizer_id: "2",
      schedule: {
        amount: "2000",
        do_payment_now: "false",
        initial_date: "{tomorrow}",
        interval: "1",
        number_of_times: "2",
      },
      additional_data: { payer: { store_identification: "98253053045" } },
    },
    ...answered("schedule", "sid", "schedule.sid"),
  },
  {
    operation: "schedule-do",
    method: "POST",
    path: "/v1/schedules/{sid}",
    body: { card: cardOf("mastercard") },
  },
];

const recharge: RecipeCall[] = [
  {
    operation: "recharge-begin",
    method: "POST",
    path: "/v3/recharge",
    body: {
      begin_recharge_request: {
        merchant_key: "{merchantKey}",
        merchant_usn: "{merchantUsn}",
        order_id: "{order}",
        general_hash: "0000000000000000",
        recharge_type: "normal",
      },
    },
    signs: { begin_recharge_request: { order_id: "{order}" } },
    ...answered("recharge", "nit", "begin_recharge_response.nit"),
  },
  {
    operation: "recharge-do",
    method: "PUT",
    path: "/v3/recharge/{nit}",
    body: {
      do_recharge_request: {
        hashes: { general: "09A9681D09A9681D" },
        dealer: { code: "1" },
        phone: { ddd: "11", number: "900000000" },
        amount: "1500",
      },
    },
    signs: { nit: "{nit}" },
  },
  {
    operation: "recharge-confirm",
    method: "PUT",
    path: "/v3/recharge/{nit}",
    body: { confirm_recharge_request: { confirm: "true", merchant_key: "{merchantKey}" } },
    signs: { nit: "{nit}" },
  },
];

const reservation: RecipeCall[] = [
  {
    operation: "preauth-begin",
    method: "POST",
    path: "/v1/transactions",
    body: { ...order, ...single, authorizer_id: "1", amount: "1000", transaction_type: "preauthorization" },
    ...answered("preauthorization", "nit", "pre_authorization.nit"),
  },
  {
    operation: "preauth-do",
    method: "POST",
    path: "/v1/preauthorizations/{nit}",
    body: { authorizer_id: "1", card: cardOf("visa") },
  },
];

const perCard = (ids: readonly string[], more: (id: PayingCard) => Sale): RecipeCall[] =>
  ids.flatMap((id) => (isPaying(id) ? sale({ ...more(id), card: id }) : []));

/** The calls that produce each case as the script asks for it. */
const recipes: Readonly<Record<string, readonly RecipeCall[]>> = {
  "card-denied": sale({ amount: "2200000" }),
  "card-cancel": [...sale({ amount: "25000" }), cancel],
  "installments-without-interest": instalments("4"),
  "installments-with-interest": instalments("3"),
  preauth: reservation,
  capture: [
    ...reservation,
    {
      operation: "preauth-capture",
      method: "POST",
      path: "/v1/preauthorizations/capture/{nit}",
      body: { amount: "1000", ...single },
    },
  ],
  "timeout-approved": lost("1000"),
  "timeout-denied": lost("2200000"),
  "pix-confirmed": pix("1000", "CON"),
  "pix-denied": pix("500", "NEG"),
  "pix-error": pixSale("600"),
  "pix-refund": [...pix("1000", "CON"), cancel],
  "store-card": [store],
  "pay-token": [store, ...payByToken],
  "remove-card": [
    store,
    { operation: "card-remove", method: "DELETE", path: "/v1/cards/{token}", signs: { token: "{token}" } },
    // The case asks to show that the card no longer pays: this payment is refused.
    ...payByToken,
  ],
  "3ds-authenticated": authentication("10000"),
  "3ds-challenge": authentication("10004"),
  "3ds-denied": authentication("10001"),
  "3ds-payment": [
    ...authentication("10000"),
    ...sale(
      // The proof is of the card that was authenticated.
      { amount: "10000", card: "3ds-mastercard" },
      { external_authentication: { eci: "05", reference_id: "{trans_id}", cavv: "{cavv}" } },
    ),
  ],
  "schedule-create": schedule,
  "schedule-inactivate": [
    ...schedule,
    {
      operation: "schedule-edit-begin",
      method: "POST",
      path: "/v1/schedules/edits",
      body: { sid: "{sid}" },
      signs: { sid: "{sid}" },
      ...answered("scheduleEdit", "seid", "schedule_edit.seid"),
    },
    {
      operation: "schedule-edit-do",
      method: "PUT",
      path: "/v1/schedules/edits/{seid}",
      body: { status: "INA" },
    },
  ],
  recharge,
  "two-cards": [
    begin({ amount: "25000" }),
    {
      operation: "payment-two-cards",
      method: "POST",
      path: "/v1/payments/multiple/{nit}",
      body: {
        payments: (["visa", "mastercard"] as const).map((card) => ({
          ...single,
          authorizer_id: authorizers[card],
          amount: card === "visa" ? "15000" : "10000",
          card: cardOf(card),
        })),
      },
    },
  ],
};

/** The calls that produce a case, with each of these cards where it is tested with several; none where a buyer must act on a page. */
export function recipeOf(caseId: string, cards: readonly string[] = []): readonly RecipeCall[] {
  if (caseId === "card-approved") return perCard(cards, () => ({ amount: "25000" }));
  if (caseId === "voucher")
    return perCard(cards, () => ({ amount: "25000", more: { additional_data: buyer } }));
  return recipes[caseId] ?? [];
}
