import type { Localized } from "../locales.ts";

/** What a block of cases exercises; an approved configuration decides which blocks apply. */
export const testBlocks = [
  "card",
  "preauth",
  "status",
  "pix",
  "storage",
  "3ds",
  "schedule",
  "recharge",
  "html",
] as const;
export type TestBlock = (typeof testBlocks)[number];

/** A case of the certification script: what it exercises, with which amount, and where it must end. */
export interface CertificationRule {
  readonly id: string;
  readonly block: TestBlock;
  /** Needed by every store that certifies the block. */
  readonly mandatory: boolean;
  /** Absent where no money moves. */
  readonly amountCents?: number;
  readonly expectedStatus: string;
  /** Ids of `test-cards.data.ts`; without it any card will do. */
  readonly cards?: readonly string[];
  readonly illustrative?: true;
}

/** A case, what it is called and what to do. */
export interface CertificationTest extends CertificationRule {
  readonly title: Localized;
  readonly steps: Localized;
}

const rules = [
  {
    id: "card-approved",
    block: "card",
    mandatory: true,
    amountCents: 25000,
    expectedStatus: "CON",
    cards: ["visa", "visa-19", "mastercard", "mastercard-19", "amex", "diners", "hipercard", "elo"],
  },
  {
    id: "card-denied",
    block: "card",
    mandatory: true,
    amountCents: 2200000,
    expectedStatus: "NEG",
  },
  {
    id: "card-cancel",
    block: "card",
    mandatory: true,
    amountCents: 25000,
    expectedStatus: "EST",
  },
  {
    id: "installments-without-interest",
    block: "card",
    mandatory: false,
    amountCents: 30000,
    expectedStatus: "CON",
  },
  {
    id: "installments-with-interest",
    block: "card",
    mandatory: false,
    amountCents: 30000,
    expectedStatus: "CON",
  },
  {
    id: "voucher",
    block: "card",
    mandatory: false,
    amountCents: 25000,
    expectedStatus: "CON",
    cards: ["sodexo-cultura", "sodexo-alimentacao", "sodexo-refeicao", "alelo-cultura", "alelo-refeicao"],
  },
  {
    id: "preauth",
    block: "preauth",
    mandatory: false,
    amountCents: 1000,
    expectedStatus: "CON",
  },
  {
    id: "capture",
    block: "preauth",
    mandatory: false,
    amountCents: 1000,
    expectedStatus: "CON",
  },
  {
    id: "timeout-approved",
    block: "status",
    mandatory: true,
    amountCents: 1000,
    expectedStatus: "CON",
  },
  {
    id: "timeout-denied",
    block: "status",
    mandatory: true,
    amountCents: 2200000,
    expectedStatus: "NEG",
  },
  {
    id: "pix-confirmed",
    block: "pix",
    mandatory: true,
    amountCents: 1000,
    expectedStatus: "CON",
  },
  {
    id: "pix-denied",
    block: "pix",
    mandatory: true,
    amountCents: 500,
    expectedStatus: "NEG",
  },
  {
    id: "pix-error",
    block: "pix",
    mandatory: true,
    amountCents: 600,
    expectedStatus: "ERR",
  },
  {
    id: "pix-refund",
    block: "pix",
    mandatory: true,
    amountCents: 1000,
    expectedStatus: "EST",
  },
  {
    id: "store-card",
    block: "storage",
    mandatory: false,
    expectedStatus: "CON",
  },
  {
    id: "pay-token",
    block: "storage",
    mandatory: false,
    amountCents: 25000,
    expectedStatus: "CON",
  },
  {
    id: "remove-card",
    block: "storage",
    mandatory: false,
    expectedStatus: "DEL",
    illustrative: true,
  },
  {
    id: "3ds-authenticated",
    block: "3ds",
    mandatory: false,
    amountCents: 10000,
    expectedStatus: "AUY",
  },
  {
    id: "3ds-challenge",
    block: "3ds",
    mandatory: false,
    amountCents: 10004,
    expectedStatus: "AUC",
  },
  {
    id: "3ds-denied",
    block: "3ds",
    mandatory: false,
    amountCents: 10001,
    expectedStatus: "AUN",
  },
  {
    id: "3ds-payment",
    block: "3ds",
    mandatory: false,
    amountCents: 10000,
    expectedStatus: "CON",
  },
  {
    id: "schedule-create",
    block: "schedule",
    mandatory: false,
    amountCents: 2000,
    expectedStatus: "ATV",
    illustrative: true,
  },
  {
    id: "schedule-inactivate",
    block: "schedule",
    mandatory: false,
    expectedStatus: "INA",
    illustrative: true,
  },
  {
    id: "recharge",
    block: "recharge",
    mandatory: false,
    amountCents: 1500,
    expectedStatus: "CON",
    illustrative: true,
  },
  {
    id: "two-cards",
    block: "card",
    mandatory: false,
    amountCents: 25000,
    expectedStatus: "CON",
    illustrative: true,
  },
  {
    id: "html-return",
    block: "html",
    mandatory: false,
    amountCents: 4590,
    expectedStatus: "CON",
    illustrative: true,
  },
] as const satisfies readonly CertificationRule[];

/** The script's rules without its texts. The API needs no more, and its bundles leave the rest of this file out. */
export const certificationRules: readonly CertificationRule[] = rules;

type CaseId = (typeof rules)[number]["id"];

const titles: Readonly<Record<CaseId, Localized>> = {
  "card-approved": {
    pt: "Pagamento à vista aprovado",
    en: "Approved single payment",
    es: "Pago único aprobado",
  },
  "card-denied": { pt: "Pagamento negado", en: "Declined payment", es: "Pago rechazado" },
  "card-cancel": { pt: "Cancelamento", en: "Cancellation", es: "Cancelación" },
  "installments-without-interest": {
    pt: "Parcelado sem juros",
    en: "Installments without interest",
    es: "Cuotas sin intereses",
  },
  "installments-with-interest": {
    pt: "Parcelado com juros",
    en: "Installments with interest",
    es: "Cuotas con intereses",
  },
  voucher: { pt: "Pagamento com voucher", en: "Voucher payment", es: "Pago con voucher" },
  preauth: { pt: "Pré-autorização", en: "Pre-authorization", es: "Preautorización" },
  capture: { pt: "Captura", en: "Capture", es: "Captura" },
  "timeout-approved": {
    pt: "Tempo esgotado com consulta: aprovada",
    en: "Timeout with query: approved",
    es: "Tiempo agotado con consulta: aprobada",
  },
  "timeout-denied": {
    pt: "Tempo esgotado com consulta: negada",
    en: "Timeout with query: declined",
    es: "Tiempo agotado con consulta: rechazada",
  },
  "pix-confirmed": { pt: "Pix confirmado", en: "Pix confirmed", es: "Pix confirmado" },
  "pix-denied": { pt: "Pix negado", en: "Pix declined", es: "Pix rechazado" },
  "pix-error": { pt: "Pix com erro", en: "Pix with error", es: "Pix con error" },
  "pix-refund": { pt: "Estorno de Pix", en: "Pix refund", es: "Devolución de Pix" },
  "store-card": { pt: "Armazenamento de cartão", en: "Card storage", es: "Almacenamiento de tarjeta" },
  "pay-token": {
    pt: "Pagamento com cartão armazenado",
    en: "Payment with a stored card",
    es: "Pago con tarjeta almacenada",
  },
  "remove-card": { pt: "Remoção de cartão", en: "Card removal", es: "Eliminación de tarjeta" },
  "3ds-authenticated": { pt: "3DS autenticado", en: "3DS authenticated", es: "3DS autenticado" },
  "3ds-challenge": { pt: "3DS com desafio", en: "3DS with challenge", es: "3DS con desafío" },
  "3ds-denied": { pt: "3DS negado", en: "3DS declined", es: "3DS rechazado" },
  "3ds-payment": { pt: "Pagamento com dados 3DS", en: "Payment with 3DS data", es: "Pago con datos 3DS" },
  "schedule-create": {
    pt: "Criação de agendamento",
    en: "Schedule creation",
    es: "Creación de programación",
  },
  "schedule-inactivate": { pt: "Inativação de agendamento", en: "Schedule stop", es: "Baja de programación" },
  recharge: { pt: "Recarga", en: "Top-up", es: "Recarga" },
  "two-cards": {
    pt: "Pagamento com dois cartões",
    en: "Payment with two cards",
    es: "Pago con dos tarjetas",
  },
  "html-return": {
    pt: "Retorno da página HTML",
    en: "Return of the HTML page",
    es: "Retorno de la página HTML",
  },
};

const titleOf: Readonly<Record<string, Localized | undefined>> = titles;
/** What a case is called. */
export const caseTitle = (caseId: string): Localized | undefined => titleOf[caseId];

const steps: Readonly<Record<CaseId, Localized>> = {
  "card-approved": {
    pt: "Faça um pagamento aprovado com cada bandeira que a loja usa, inclusive com cartões de 19 dígitos.",
    en: "Make one approved payment with each brand that the store uses, including 19-digit cards.",
    es: "Haga un pago aprobado con cada marca que usa el comercio, incluso con tarjetas de 19 dígitos.",
  },
  "card-denied": {
    pt: "Pague com o valor que o simulador nega e mostre que o pedido não é enviado.",
    en: "Pay with the amount that the simulator declines and show that the order is not shipped.",
    es: "Pague con el importe que el simulador rechaza y muestre que el pedido no se envía.",
  },
  "card-cancel": {
    pt: "Cancele um pagamento aprovado. Se houve pré-autorização, use o número da captura.",
    en: "Cancel an approved payment. If there was a pre-authorization, use the number of the capture.",
    es: "Cancele un pago aprobado. Si hubo preautorización, use el número de la captura.",
  },
  "installments-without-interest": {
    pt: "Pague em três parcelas com `installment_type` igual a `4`.",
    en: "Pay in three installments with `installment_type` set to `4`.",
    es: "Pague en tres cuotas con `installment_type` igual a `4`.",
  },
  "installments-with-interest": {
    pt: "Pague em três parcelas com `installment_type` igual a `3`.",
    en: "Pay in three installments with `installment_type` set to `3`.",
    es: "Pague en tres cuotas con `installment_type` igual a `3`.",
  },
  voucher: {
    pt: "Faça um pagamento com cada voucher que a loja aceita. Os cartões Sodexo pedem o CPF de teste.",
    en: "Make one payment with each voucher that the store accepts. Sodexo cards ask for the test CPF.",
    es: "Haga un pago con cada voucher que acepta el comercio. Las tarjetas Sodexo piden el CPF de prueba.",
  },
  preauth: {
    pt: "Reserve um valor no cartão.",
    en: "Reserve an amount on the card.",
    es: "Reserve un importe en la tarjeta.",
  },
  capture: {
    pt: "Capture o valor reservado. É obrigatório para quem certifica a pré-autorização.",
    en: "Capture the reserved amount. It is mandatory if you certify pre-authorization.",
    es: "Capture el importe reservado. Es obligatorio para quien certifica la preautorización.",
  },
  "timeout-approved": {
    pt: "Espere 60 segundos, consulte até três vezes, mostre o pedido aprovado e bloqueie um segundo pagamento.",
    en: "Wait 60 seconds, query up to three times, show the order as approved and block a second payment.",
    es: "Espere 60 segundos, consulte hasta tres veces, muestre el pedido aprobado y bloquee un segundo pago.",
  },
  "timeout-denied": {
    pt: "Repita o caso anterior com o valor que o simulador nega. Depois de três consultas sem resposta, bloqueie o pedido.",
    en: "Repeat the previous case with the amount that the simulator declines. After three queries without an answer block the order.",
    es: "Repita el caso anterior con el importe que el simulador rechaza. Después de tres consultas sin respuesta, bloquee el pedido.",
  },
  "pix-confirmed": {
    pt: "Mostre o QR Code, simule o pagamento e mostre o pedido aprovado.",
    en: "Show the QR Code, simulate the payment and show the order as approved.",
    es: "Muestre el código QR, simule el pago y muestre el pedido aprobado.",
  },
  "pix-denied": {
    pt: "Mostre o QR Code e a negativa da autorizadora.",
    en: "Show the QR Code and that the authorizer declined.",
    es: "Muestre el código QR y el rechazo de la autorizadora.",
  },
  "pix-error": {
    pt: "Mostre ao comprador que houve um erro e que ele não foi cobrado.",
    en: "Show the buyer that there was an error and that nothing was charged.",
    es: "Muestre al comprador que hubo un error y que no se le cobró.",
  },
  "pix-refund": {
    pt: "Devolva um Pix confirmado.",
    en: "Refund a confirmed Pix.",
    es: "Devuelva un Pix confirmado.",
  },
  "store-card": {
    pt: "Armazene um cartão e guarde o token.",
    en: "Store a card and keep its token.",
    es: "Almacene una tarjeta y guarde el token.",
  },
  "pay-token": {
    pt: "Pague com o token, sem pedir o cartão de novo.",
    en: "Pay with the token, without asking for the card again.",
    es: "Pague con el token, sin pedir la tarjeta de nuevo.",
  },
  "remove-card": {
    pt: "Remova o cartão armazenado e mostre que ele não paga mais.",
    en: "Remove the stored card and show that it no longer pays.",
    es: "Elimine la tarjeta almacenada y muestre que ya no paga.",
  },
  "3ds-authenticated": {
    pt: "Autentique sem desafio. Obrigatório para débito.",
    en: "Authenticate without a challenge. Mandatory for debit.",
    es: "Autentique sin desafío. Obligatorio para débito.",
  },
  "3ds-challenge": {
    pt: "Autentique com desafio. Obrigatório para débito.",
    en: "Authenticate with a challenge. Mandatory for debit.",
    es: "Autentique con desafío. Obligatorio para débito.",
  },
  "3ds-denied": {
    pt: "Mostre o que a loja faz quando a autenticação é negada. Obrigatório para débito.",
    en: "Show what the store does when authentication is declined. Mandatory for debit.",
    es: "Muestre qué hace el comercio cuando se rechaza la autenticación. Obligatorio para débito.",
  },
  "3ds-payment": {
    pt: "Pague enviando `eci`, `reference_id` e `cavv` em `external_authentication`. Obrigatório para débito.",
    en: "Pay sending `eci`, `reference_id` and `cavv` in `external_authentication`. Mandatory for debit.",
    es: "Pague enviando `eci`, `reference_id` y `cavv` en `external_authentication`. Obligatorio para débito.",
  },
  "schedule-create": {
    pt: "Crie um agendamento e mostre-o ativo.",
    en: "Create a schedule and show it active.",
    es: "Cree una programación y muéstrela activa.",
  },
  "schedule-inactivate": {
    pt: "Pare o agendamento por uma edição.",
    en: "Stop the schedule through an edit.",
    es: "Detenga la programación con una edición.",
  },
  recharge: {
    pt: "Faça uma recarga e confirme-a.",
    en: "Make a top-up and confirm it.",
    es: "Haga una recarga y confírmela.",
  },
  "two-cards": {
    pt: "Pague um pedido com dois cartões cuja soma é o total.",
    en: "Pay an order with two cards that add up to the total.",
    es: "Pague un pedido con dos tarjetas cuya suma es el total.",
  },
  "html-return": {
    pt: "Mostre os retornos de sucesso, falha e desistência e o tratamento do aviso de status.",
    en: "Show the returns for success, failure and giving up, and how the status notification is handled.",
    es: "Muestre los retornos de éxito, falla y abandono y cómo se procesa la notificación de estado.",
  },
};

/** The script as it is shown. */
export const certificationTests: readonly CertificationTest[] = /* @__PURE__ */ rules.map((rule) => ({
  ...rule,
  title: titles[rule.id],
  steps: steps[rule.id],
}));
