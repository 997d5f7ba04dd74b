import type { OutcomeRule } from "../schema.ts";
import { gateway } from "./gateway-answer.ts";
import { riskRules } from "./risk-rules.data.ts";
import { rule } from "./rule.ts";

const seen = true;

/** An amount of a card sale that its authorizer denies. */
const denied = (
  amountCents: number,
  authorizerCode: string,
  authorizerMessage: string,
  isSeen = false,
): OutcomeRule =>
  rule(
    20,
    { operation: "payment-do", method: "card", amountCents },
    gateway("951", { status: "NEG", authorizerCode, authorizerMessage }),
    isSeen ? {} : { inferred: true },
  );

/**
 * What the sandbox answers, by what it is asked: of the rules that fit, the one with the lowest priority. Amounts are cents.
 * `inferred` marks what no public page says and this product decided.
 */
export const gatewayRules: readonly OutcomeRule[] = [
  rule(0, { operation: "any", credentialsValid: false }, gateway("956"), { inferred: true }),
  rule(2, { operation: "payment-query", nitKnown: false }, gateway("953"), { inferred: true }),
  rule(4, { operation: "payment-do", missingField: "nit" }, gateway("1")),
  rule(5, { operation: "payment-do", nitStatusNot: ["NOV"] }, gateway("102")),
  rule(
    5,
    { operation: "cancel-begin", authenticityAnswered: false, signed: false },
    gateway("115", { status: "INV" }),
  ),
  rule(
    8,
    { operation: "payment-do", invalidField: "card.number" },
    gateway("952", { message: "invalid cardNumber value" }),
  ),
  rule(
    9,
    { operation: "payment-do", invalidField: "card.expiry_date" },
    gateway("952", { message: "invalid cardExpiryDate value" }),
    { inferred: true },
  ),
  rule(10, { operation: "payment-begin", authorizerEnabled: false }, gateway("5")),
  rule(
    10,
    { operation: "payment-do", invalidField: "card.security_code" },
    gateway("952", { message: "invalid cardSecurityCode value" }),
    { inferred: true },
  ),
  rule(
    10,
    { operation: "preauth-capture", amountRelation: { op: "gt", to: "reserved" } },
    gateway("952", { message: "invalid amount value" }),
    { inferred: true },
  ),
  rule(
    10,
    {
      operation: "cancel-begin",
      originalStatusNot: ["CON"],
      orOriginal: "pre-authorization already captured",
    },
    gateway("115"),
  ),
  rule(
    14,
    {
      operation: "payment-do",
      cardIn: ["6060700124765016", "6033890000000007", "6060713339142012"],
      authorizerKind: "credit",
    },
    gateway("134", { status: "NOV", authorizerCode: "255", authorizerMessage: "Emissor desconhecido" }),
  ),
  rule(
    15,
    { operation: "payment-do", brandEnabled: false },
    gateway("134", { status: "NOV", authorizerCode: "255", authorizerMessage: "Operacao nao permitida" }),
  ),
  rule(
    16,
    {
      operation: "payment-do",
      cardIn: ["6060700124765016", "6033890000000007", "6060713339142012"],
      missingField: "additional_data.payer.identification_number",
    },
    gateway("951", { status: "NEG", authorizerCode: "12", authorizerMessage: "CPF obrigatorio" }),
    { inferred: true },
  ),
  ...["payment-do", "preauth-do"].map((operation) =>
    rule(
      18,
      { operation, cardExpired: true },
      gateway("951", { status: "NEG", authorizerCode: "54", authorizerMessage: "Cartao vencido" }),
      { inferred: true },
    ),
  ),
  denied(2200000, "51", "Autorizacao negada", seen),
  rule(20, { operation: "card-store", cardAlreadyStored: true }, gateway("0", { status: "DUP" }), {
    inferred: true,
  }),
  denied(2200001, "51", "Saldo insuficiente"),
  denied(2200002, "05", "Nao autorizada"),
  denied(2200003, "14", "Cartao invalido"),
  denied(2200004, "54", "Cartao vencido"),
  denied(2200005, "57", "Transacao nao permitida"),
  denied(2200006, "41", "Cartao perdido"),
  denied(2200007, "43", "Cartao roubado"),
  denied(2200008, "61", "Excede limite"),
  denied(2200009, "65", "Excede quantidade"),
  denied(2200010, "82", "Codigo de seguranca invalido"),
  denied(2200011, "83", "Politica de seguranca"),
  denied(2200012, "91", "Emissor fora do ar"),
  denied(2200013, "96", "Falha do sistema"),
  denied(2200014, "AB", "Funcao incorreta"),
  rule(
    20,
    { operation: "payment-do", method: "card", amountCents: 2200090 },
    { noAnswerSeconds: 90 },
    { follows: { afterSeconds: 90, status: "CON" }, inferred: true },
  ),
  rule(
    20,
    { operation: "payment-do", method: "card", amountCents: 2200091 },
    { noAnswerSeconds: 90 },
    { follows: { afterSeconds: 90, status: "NEG" }, inferred: true },
  ),
  rule(
    20,
    { operation: "payment-do", method: "card", amountCents: 2200092 },
    gateway("131", { status: "ERR", authorizerMessage: "Servico Indisp." }),
    { inferred: true },
  ),
  rule(
    20,
    { operation: "payment-do", method: "card", amountCents: 2200093 },
    { http: 502, message: "gateway unavailable" },
    { inferred: true },
  ),
  rule(
    20,
    { operation: "preauth-do", amountCents: 2200000 },
    gateway("951", { status: "NEG", authorizerCode: "51", authorizerMessage: "Autorizacao negada" }),
  ),
  rule(
    30,
    { operation: "payment-do", method: "pix", amountCents: 1000 },
    gateway("0", { status: "PEN", authorizerCode: "000" }),
    { follows: { afterSeconds: 20, status: "CON" } },
  ),
  rule(
    30,
    { operation: "payment-do", method: "pix", amountCents: 500 },
    gateway("0", { status: "PEN", authorizerCode: "000" }),
    { follows: { afterSeconds: 20, status: "NEG" } },
  ),
  rule(
    30,
    { operation: "payment-do", method: "pix", amountCents: 600 },
    gateway("131", { status: "ERR", authorizerMessage: "Servico Indisp." }),
  ),
  rule(
    65,
    { operation: "payment-do", authorizerKind: "boleto" },
    gateway("0", { status: "PEN", authorizerCode: "000" }),
    { inferred: true },
  ),
  ...riskRules,
  rule(
    50,
    { operation: "cancel-do", amountRelation: { op: "lt", to: "payment" } },
    gateway("0", { status: "CON", authorizerCode: "000", authorizerMessage: "Transacao OK" }),
    { follows: { payment: "CON" } },
  ),
  rule(
    55,
    { operation: "payment-do", method: "card", amountCents: 25000 },
    gateway("0", { status: "CON", authorizerCode: "000", authorizerMessage: "Transacao Aprov." }),
  ),
  rule(
    60,
    {
      operation: "payment-do",
      method: "card",
      cardIn: [
        "4000000000000044",
        "4563470000000000004",
        "5000000000000001",
        "5390000000000000009",
        "376400000000016",
        "6062820000000001",
        "36345600000001",
        "6362970000457013",
        "6060700124765016",
        "6033890000000007",
        "6060713339142012",
        "5090160000002016",
        "4058741111111111111",
      ],
    },
    gateway("0", { status: "CON", authorizerCode: "000", authorizerMessage: "Transacao Aprov." }),
  ),
  rule(
    60,
    { operation: "preauth-do", amountCents: 1000 },
    gateway("0", { status: "CON", authorizerCode: "000", authorizerMessage: "Transacao OK." }),
    { inferred: true },
  ),
  rule(
    60,
    { operation: "preauth-capture", amountRelation: { op: "le", to: "reserved" } },
    gateway("0", { status: "CON", authorizerCode: "000" }),
  ),
  rule(
    60,
    { operation: "cancel-begin", originalStatus: ["CON"] },
    gateway("0", { http: 201, status: "NOV" }),
  ),
  rule(
    60,
    { operation: "cancel-do", amountRelation: { op: "eq", to: "payment" } },
    gateway("0", { status: "CON", authorizerCode: "000", authorizerMessage: "Transacao OK" }),
    { follows: { payment: "EST" } },
  ),
  rule(60, { operation: "cancel-async" }, gateway("0", { status: "PEN" }), {
    follows: { afterSeconds: 30, status: "CON" },
  }),
  rule(60, { operation: "card-store" }, gateway("0", { status: "CON" })),
  rule(60, { operation: "card-remove" }, gateway("0", { status: "DEL" }), { inferred: true }),
  rule(60, { operation: "schedule-do" }, gateway("0", { status: "ATV" })),
  rule(60, { operation: "schedule-edit-do", status: "INA" }, gateway("0", { status: "CON" }), {
    follows: { schedule: "INA" },
  }),
  rule(60, { operation: "recharge-do" }, gateway("0", { message: "OK", status: "PPC" }), { inferred: true }),
  rule(
    60,
    { operation: "recharge-confirm", confirm: "true" },
    gateway("0", { message: "OK", status: "CON" }),
  ),
  rule(
    70,
    { operation: "payment-do", method: "pix", otherwise: true },
    gateway("0", { status: "PEN", authorizerCode: "000" }),
    { follows: { afterSeconds: 180, status: "PPN" } },
  ),
  rule(90, { operation: "payment-begin" }, gateway("0", { http: 201, status: "NOV" })),
  rule(
    100,
    { operation: "preauth-do", otherwise: true },
    gateway("0", { status: "CON", authorizerCode: "000", authorizerMessage: "Transacao OK." }),
    { inferred: true },
  ),
  rule(
    100,
    { operation: "payment-do", method: "card", otherwise: true },
    gateway("0", { status: "CON", authorizerCode: "000", authorizerMessage: "Transacao Aprov." }),
    { inferred: true },
  ),
];
