import type { Localized } from "../locales.ts";
import { type CentsDecision, failingAmountCents } from "./cents-rule.ts";
import type { FraudScenarioId } from "./model.ts";

/** A scenario of the fraud prevention certification. No public page lists them: the list and its amounts are this product's. */
interface FraudScenarioRule {
  readonly id: FraudScenarioId;
  readonly amountCents: number;
  /** What the cents make of the order at first. */
  readonly decision: CentsDecision;
  /** How it goes on after a review. */
  readonly afterwards?: "approved" | "rejected" | "deadline" | "told";
  readonly mandatory: boolean;
}

const rules = [
  { id: "approved", amountCents: 10_010, decision: "approved", mandatory: true },
  {
    id: "review-approved",
    amountCents: 10_045,
    decision: "review",
    afterwards: "approved",
    mandatory: true,
  },
  {
    id: "review-rejected",
    amountCents: 10_050,
    decision: "review",
    afterwards: "rejected",
    mandatory: true,
  },
  { id: "rejected", amountCents: 10_080, decision: "rejected", mandatory: true },
  { id: "deadline", amountCents: 10_055, decision: "review", afterwards: "deadline", mandatory: true },
  { id: "webhook", amountCents: 10_035, decision: "review", afterwards: "told", mandatory: true },
  { id: "error", amountCents: failingAmountCents, decision: "error", mandatory: true },
] as const satisfies readonly FraudScenarioRule[];

/** A scenario, what it is called and what to do. */
export interface FraudScenario extends FraudScenarioRule {
  readonly title: Localized;
  readonly steps: Localized;
}

export const fraudScenarioTitles: Readonly<Record<FraudScenarioId, Localized>> = {
  approved: { pt: "Pedido aprovado", en: "Approved order", es: "Pedido aprobado" },
  "review-approved": {
    pt: "Pedido em revisão aprovado depois",
    en: "Order under review, later approved",
    es: "Pedido en revisión, luego aprobado",
  },
  "review-rejected": {
    pt: "Pedido em revisão rejeitado depois",
    en: "Order under review, later rejected",
    es: "Pedido en revisión, luego rechazado",
  },
  rejected: { pt: "Pedido rejeitado", en: "Rejected order", es: "Pedido rechazado" },
  deadline: {
    pt: "Pedido em revisão até o fim do prazo",
    en: "Order under review until the deadline",
    es: "Pedido en revisión hasta el fin del plazo",
  },
  webhook: {
    pt: "Notificação da análise recebida",
    en: "Notification of the analysis received",
    es: "Notificación del análisis recibida",
  },
  error: {
    pt: "Análise sem resposta por erro 500",
    en: "Analysis without an answer, error 500",
    es: "Análisis sin respuesta por error 500",
  },
};

const steps: Readonly<Record<FraudScenarioId, Localized>> = {
  approved: {
    pt: "Envie a venda com `anti_fraud` e mostre o pedido pago.",
    en: "Send the sale with `anti_fraud` and show the order as paid.",
    es: "Envíe la venta con `anti_fraud` y muestre el pedido pagado.",
  },
  "review-approved": {
    pt: "Envie a venda com `anti_fraud`, não entregue enquanto ela espera em `PPC` e aprove a revisão nas transações do sandbox.",
    en: "Send the sale with `anti_fraud`, deliver nothing while it waits in `PPC`, and approve the review among the sandbox's transactions.",
    es: "Envíe la venta con `anti_fraud`, no entregue nada mientras espera en `PPC` y apruebe la revisión en las transacciones del sandbox.",
  },
  "review-rejected": {
    pt: "Envie a venda com `anti_fraud`, rejeite a revisão nas transações do sandbox e mostre o pedido cancelado.",
    en: "Send the sale with `anti_fraud`, reject the review among the sandbox's transactions, and show the order as canceled.",
    es: "Envíe la venta con `anti_fraud`, rechace la revisión en las transacciones del sandbox y muestre el pedido cancelado.",
  },
  rejected: {
    pt: "Envie a venda com `anti_fraud` e mostre ao comprador uma recusa que não diz o motivo.",
    en: "Send the sale with `anti_fraud` and show the buyer a refusal that does not say why.",
    es: "Envíe la venta con `anti_fraud` y muestre al comprador un rechazo que no diga el motivo.",
  },
  deadline: {
    pt: "Envie a venda com `anti_fraud`, não decida a revisão e adiante o relógio do sandbox até o prazo da análise.",
    en: "Send the sale with `anti_fraud`, leave the review undecided, and move the sandbox's clock ahead to the deadline of the analysis.",
    es: "Envíe la venta con `anti_fraud`, no decida la revisión y adelante el reloj del sandbox hasta el plazo del análisis.",
  },
  webhook: {
    pt: "Envie a venda com `anti_fraud`, decida a revisão e responda 200 à notificação que a sua loja recebe.",
    en: "Send the sale with `anti_fraud`, decide the review, and answer 200 to the notification that your store receives.",
    es: "Envíe la venta con `anti_fraud`, decida la revisión y responda 200 a la notificación que su comercio recibe.",
  },
  error: {
    pt: "Envie a venda com `anti_fraud` e mostre o que a loja faz quando não houve análise.",
    en: "Send the sale with `anti_fraud` and show what the store does when there was no analysis.",
    es: "Envíe la venta con `anti_fraud` y muestre qué hace el comercio cuando no hubo análisis.",
  },
};

export const fraudScenarios: readonly FraudScenario[] = /* @__PURE__ */ rules.map((rule) => ({
  ...rule,
  title: fraudScenarioTitles[rule.id],
  steps: steps[rule.id],
}));
