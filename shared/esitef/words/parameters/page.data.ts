import type { ParameterWords } from "../words.ts";

/** What only the payment page and its link take. */
export const pageParameters = {
  merchant_id: {
    pt: "Código da loja que vende.",
    en: "Code of the store that sells.",
    es: "Código del comercio que vende.",
  },
  redirect: {
    pt: "Como o comprador volta da página para a loja; com `A`, automaticamente.",
    en: "How the buyer comes back from the page to the store; with `A`, automatically.",
    es: "Cómo vuelve el comprador de la página al comercio; con `A`, automáticamente.",
  },
  "back_url.url_success": {
    pt: "Página da loja para onde o comprador volta quando o pagamento dá certo.",
    en: "Page of the store that the buyer comes back to after a payment.",
    es: "Página del comercio a la que vuelve el comprador cuando el pago sale bien.",
  },
  "back_url.url_failure": {
    pt: "Página da loja para onde o comprador volta quando o pagamento falha.",
    en: "Page of the store that the buyer comes back to after a failed payment.",
    es: "Página del comercio a la que vuelve el comprador cuando el pago falla.",
  },
  "back_url.url_cancel": {
    pt: "Página da loja para onde o comprador volta quando desiste.",
    en: "Page of the store that the buyer comes back to after canceling.",
    es: "Página del comercio a la que vuelve el comprador cuando cancela.",
  },
  store_card: {
    pt: "Com `true`, também armazena o cartão, quando o pagamento é confirmado.",
    en: "With `true` it also stores the card, when the payment is confirmed.",
    es: "Con `true`, también almacena la tarjeta, cuando el pago se confirma.",
  },
  "additional_data.max_installments_with_interest": {
    pt: "Máximo de parcelas com juros.",
    en: "Top number of installments with interest.",
    es: "Máximo de cuotas con intereses.",
  },
  "additional_data.allowed_payment_methods[].id": {
    pt: "Meio que a página mostra: `CRD` crédito, `DBT` débito.",
    en: "Method that the page shows: `CRD` credit, `DBT` debit.",
    es: "Medio que muestra la página: `CRD` crédito, `DBT` débito.",
  },
  "additional_data.multiple_payment_methods": {
    pt: "Com `true`, a página aceita dois cartões: só crédito, sem divisão e sem autorizadora prefixada, em lojas habilitadas.",
    en: "With `true` the page takes two cards: credit only, without a split and without a preset authorizer, in stores that are enabled.",
    es: "Con `true`, la página acepta dos tarjetas: solo crédito, sin división y sin autorizadora prefijada, en comercios que tienen esa función.",
  },
  "additional_data.method": {
    pt: "Meio que a página já traz escolhido; peça os valores ao suporte.",
    en: "Method already chosen when the page opens; ask support for the values.",
    es: "Medio que la página ya trae elegido; pida los valores a soporte.",
  },
  "additional_data.authentication.transaction_type": {
    pt: "Só no 3DS 2: tipo da transação, `01`.",
    en: "3DS 2 only: type of the transaction, `01`.",
    es: "Solo en 3DS 2: tipo de la transacción, `01`.",
  },
  "additional_data.authentication.indicator": {
    pt: "Só no 3DS 2: motivo da autenticação, `01`. O recorrente ainda não é tratado.",
    en: "3DS 2 only: reason of the authentication, `01`. Recurring ones are not handled yet.",
    es: "Solo en 3DS 2: motivo de la autenticación, `01`. El recurrente todavía no se admite.",
  },
} as const satisfies Readonly<Record<string, ParameterWords>>;
