import type { Localized } from "../../../locales.ts";

/** What the answer says of a transaction, whichever object it stands in. */
export const transaction = {
  status: { pt: "Status da transação.", en: "Transaction status.", es: "Estado de la transacción." },
  nit: {
    pt: "Identificador da transação.",
    en: "Transaction identifier.",
    es: "Identificador de la transacción.",
  },
  order_id: { pt: "Pedido da loja.", en: "Store order.", es: "Pedido del comercio." },
  merchant_usn: {
    pt: "Número sequencial da loja.",
    en: "Store sequence number.",
    es: "Número secuencial del comercio.",
  },
  amount: { pt: "Valor em centavos.", en: "Amount in cents.", es: "Importe en centavos." },
  authorizer_code: {
    pt: "Código que a autorizadora respondeu.",
    en: "Code that the authorizer answered.",
    es: "Código que respondió la autorizadora.",
  },
  authorizer_message: {
    pt: "Texto que a autorizadora respondeu. Registre, mas não mostre cru ao comprador.",
    en: "Text that the authorizer answered. Log it, but do not show it raw to the buyer.",
    es: "Texto que respondió la autorizadora. Regístrelo, pero no lo muestre crudo al comprador.",
  },
  customer_receipt: {
    pt: "Comprovante, via do cliente.",
    en: "Receipt, customer copy.",
    es: "Comprobante, copia del cliente.",
  },
  merchant_receipt: {
    pt: "Comprovante, via da loja.",
    en: "Receipt, store copy.",
    es: "Comprobante, copia del comercio.",
  },
  authorizer_id: {
    pt: "Autorizadora que decidiu a transação.",
    en: "Authorizer that decided the transaction.",
    es: "Autorizadora que decidió la transacción.",
  },
  acquirer_id: {
    pt: "Código da adquirente que processou a transação.",
    en: "Code of the acquirer that processed the transaction.",
    es: "Código de la adquirente que procesó la transacción.",
  },
  acquirer_name: { pt: "Nome da adquirente.", en: "Name of the acquirer.", es: "Nombre de la adquirente." },
  authorizer_date: {
    pt: "Data da autorizadora, `DD/MM/AAAAThh:mm`.",
    en: "Authorizer date, `DD/MM/YYYYThh:mm`.",
    es: "Fecha de la autorizadora, `DD/MM/AAAAThh:mm`.",
  },
  authorization_number: {
    pt: "Código de autorização.",
    en: "Authorization code.",
    es: "Código de autorización.",
  },
  esitef_usn: {
    pt: "Número do gateway. Guarde: o cancelamento precisa dele.",
    en: "Gateway sequence number. Keep it: a cancellation needs it.",
    es: "Número de la pasarela. Guárdelo: la cancelación lo necesita.",
  },
  sitef_usn: { pt: "NSU do SiTef.", en: "SiTef sequence number.", es: "NSU de SiTef." },
  host_usn: { pt: "NSU da autorizadora.", en: "Authorizer sequence number.", es: "NSU de la autorizadora." },
  payment_type: {
    pt: "Meio: `C` crédito, `D` débito, `B` boleto. No sandbox não vem em um Pix.",
    en: "Method: `C` credit, `D` debit, `B` boleto. In the sandbox it is missing for a Pix.",
    es: "Medio: `C` crédito, `D` débito, `B` boleto. En el sandbox no viene en un Pix.",
  },
  issuer: { pt: "Emissor do cartão.", en: "Card issuer.", es: "Emisor de la tarjeta." },
  authorizer_merchant_id: {
    pt: "Código da loja na autorizadora.",
    en: "Store code at the authorizer.",
    es: "Código del comercio en la autorizadora.",
  },
  terminal_id: {
    pt: "Terminal com que a loja aparece na autorizadora.",
    en: "Terminal that stands for the store at the authorizer.",
    es: "Terminal con la que el comercio figura en la autorizadora.",
  },
  payment_date: {
    pt: "Data do pagamento, `DD/MM/AAAAThh:mm`.",
    en: "Payment date, `DD/MM/YYYYThh:mm`.",
    es: "Fecha del pago, `DD/MM/AAAAThh:mm`.",
  },
  recurrency_tid: {
    pt: "Identificador da bandeira para as próximas cobranças recorrentes.",
    en: "Brand identifier for the next recurring charges.",
    es: "Identificador de la marca para los próximos cobros recurrentes.",
  },
} as const satisfies Readonly<Record<string, Localized>>;
