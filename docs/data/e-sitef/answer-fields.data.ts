import type { AnswerField } from "../schema.ts";

/** `*` stands for the object that the answer carries: `payment`, `cancellation` or `pre_authorization`. */
export const answerFields = {
  code: {
    name: "code",
    type: "N",
    size: { minimum: 1, maximum: 4 },
    meaning: {
      pt: "Resposta do gateway. Qualquer valor diferente de `0` é falha.",
      en: "Gateway answer. Any value other than `0` is a failure.",
      es: "Respuesta de la pasarela. Cualquier valor distinto de `0` es una falla.",
    },
  },
  message: {
    name: "message",
    type: "AN",
    size: { minimum: 1, maximum: 500 },
    meaning: {
      pt: "Texto da resposta do gateway.",
      en: "Text of the gateway answer.",
      es: "Texto de la respuesta de la pasarela.",
    },
  },
  status: {
    name: "*.status",
    type: "A",
    size: { minimum: 3, maximum: 3 },
    meaning: { pt: "Status da transação.", en: "Transaction status.", es: "Estado de la transacción." },
  },
  nit: {
    name: "*.nit",
    type: "AN",
    size: { minimum: 64, maximum: 64 },
    meaning: {
      pt: "Identificador da transação.",
      en: "Transaction identifier.",
      es: "Identificador de la transacción.",
    },
  },
  orderId: {
    name: "*.order_id",
    type: "AN",
    size: { minimum: 1, maximum: 20 },
    meaning: { pt: "Pedido da loja.", en: "Store order.", es: "Pedido de la tienda." },
  },
  merchantUsn: {
    name: "*.merchant_usn",
    type: "N",
    size: { minimum: 1, maximum: 12 },
    meaning: {
      pt: "Número sequencial da loja.",
      en: "Store sequence number.",
      es: "Número secuencial de la tienda.",
    },
  },
  amount: {
    name: "*.amount",
    type: "N",
    size: { minimum: 1, maximum: 12 },
    meaning: { pt: "Valor em centavos.", en: "Amount in cents.", es: "Importe en centavos." },
  },
  authorizerCode: {
    name: "*.authorizer_code",
    type: "AN",
    size: { minimum: 1, maximum: 10 },
    meaning: {
      pt: "Código que a autorizadora respondeu.",
      en: "Code that the authorizer answered.",
      es: "Código que respondió la autorizadora.",
    },
  },
  authorizerMessage: {
    name: "*.authorizer_message",
    type: "AN",
    size: { minimum: 1, maximum: 500 },
    meaning: {
      pt: "Texto que a autorizadora respondeu. Registre, mas não mostre cru ao comprador.",
      en: "Text that the authorizer answered. Log it, but do not show it raw to the buyer.",
      es: "Texto que respondió la autorizadora. Regístrelo, pero no lo muestre crudo al comprador.",
    },
  },
  customerReceipt: {
    name: "*.customer_receipt",
    type: "AN",
    size: { minimum: 1, maximum: 4000 },
    meaning: {
      pt: "Comprovante, via do cliente.",
      en: "Receipt, customer copy.",
      es: "Comprobante, copia del cliente.",
    },
  },
  merchantReceipt: {
    name: "*.merchant_receipt",
    type: "AN",
    size: { minimum: 1, maximum: 4000 },
    meaning: {
      pt: "Comprovante, via da loja.",
      en: "Receipt, store copy.",
      es: "Comprobante, copia de la tienda.",
    },
  },
  authorizerId: {
    name: "*.authorizer_id",
    type: "N",
    size: { minimum: 1, maximum: 3 },
    meaning: {
      pt: "Autorizadora que decidiu a transação.",
      en: "Authorizer that decided the transaction.",
      es: "Autorizadora que decidió la transacción.",
    },
  },
  acquirerId: {
    name: "*.acquirer_id",
    type: "N",
    size: { minimum: 1, maximum: 4 },
    meaning: {
      pt: "Código da adquirente que processou a transação.",
      en: "Code of the acquirer that processed the transaction.",
      es: "Código de la adquirente que procesó la transacción.",
    },
  },
  acquirerName: {
    name: "*.acquirer_name",
    type: "AN",
    size: { minimum: 1, maximum: 100 },
    meaning: { pt: "Nome da adquirente.", en: "Name of the acquirer.", es: "Nombre de la adquirente." },
  },
  authorizerDate: {
    name: "*.authorizer_date",
    type: "AN",
    size: { minimum: 16, maximum: 16 },
    meaning: {
      pt: "Data da autorizadora, `DD/MM/AAAAThh:mm`.",
      en: "Authorizer date, `DD/MM/YYYYThh:mm`.",
      es: "Fecha de la autorizadora, `DD/MM/AAAAThh:mm`.",
    },
  },
  authorizationNumber: {
    name: "*.authorization_number",
    type: "AN",
    size: { minimum: 1, maximum: 6 },
    meaning: { pt: "Código de autorização.", en: "Authorization code.", es: "Código de autorización." },
  },
  esitefUsn: {
    name: "*.esitef_usn",
    type: "N",
    size: { minimum: 15, maximum: 15 },
    meaning: {
      pt: "Número do gateway. Guarde: o cancelamento precisa dele.",
      en: "Gateway sequence number. Keep it: a cancellation needs it.",
      es: "Número de la pasarela. Guárdelo: la cancelación lo necesita.",
    },
  },
  reservationUsn: {
    name: "*.esitef_usn",
    type: "N",
    size: { minimum: 15, maximum: 15 },
    meaning: {
      pt: "Número do gateway para a reserva. O cancelamento usa o da captura, e não este.",
      en: "Gateway sequence number of the reservation. A cancellation uses that of the capture, not this one.",
      es: "Número de la pasarela para la reserva. La cancelación usa el de la captura, y no este.",
    },
  },
  cancellationUsn: {
    name: "*.esitef_usn",
    type: "N",
    size: { minimum: 15, maximum: 15 },
    meaning: {
      pt: "Número do gateway para o cancelamento. Guarde-o: o suporte pede por ele.",
      en: "Gateway sequence number of the cancellation. Keep it: support asks for it.",
      es: "Número de la pasarela para la cancelación. Guárdelo: soporte lo pide.",
    },
  },
  sitefUsn: {
    name: "*.sitef_usn",
    type: "N",
    size: { minimum: 1, maximum: 6 },
    meaning: { pt: "NSU do SiTef.", en: "SiTef sequence number.", es: "NSU de SiTef." },
  },
  hostUsn: {
    name: "*.host_usn",
    type: "AN",
    size: { minimum: 1, maximum: 15 },
    meaning: { pt: "NSU da autorizadora.", en: "Authorizer sequence number.", es: "NSU de la autorizadora." },
  },
  paymentType: {
    name: "*.payment_type",
    type: "A",
    size: { minimum: 1, maximum: 1 },
    meaning: {
      pt: "Meio: `C` crédito, `D` débito, `B` boleto.",
      en: "Method: `C` credit, `D` debit, `B` boleto.",
      es: "Medio: `C` crédito, `D` débito, `B` boleto.",
    },
  },
  issuer: {
    name: "*.issuer",
    type: "AN",
    size: { minimum: 1, maximum: 20 },
    meaning: { pt: "Emissor do cartão.", en: "Card issuer.", es: "Emisor de la tarjeta." },
  },
  authorizerMerchant: {
    name: "*.authorizer_merchant_id",
    type: "AN",
    size: { minimum: 1, maximum: 100 },
    meaning: {
      pt: "Código da loja na autorizadora.",
      en: "Store code at the authorizer.",
      es: "Código de la tienda en la autorizadora.",
    },
  },
  terminalId: {
    name: "*.terminal_id",
    type: "AN",
    size: { minimum: 1, maximum: 20 },
    meaning: {
      pt: "Terminal com que a loja aparece na autorizadora.",
      en: "Terminal that stands for the store at the authorizer.",
      es: "Terminal con la que la tienda figura en la autorizadora.",
    },
  },
  paymentDate: {
    name: "*.payment_date",
    type: "AN",
    size: { minimum: 16, maximum: 16 },
    meaning: {
      pt: "Data do pagamento, `DD/MM/AAAAThh:mm`.",
      en: "Payment date, `DD/MM/YYYYThh:mm`.",
      es: "Fecha del pago, `DD/MM/AAAAThh:mm`.",
    },
  },
  recurrencyTid: {
    name: "*.recurrency_tid",
    type: "AN",
    size: { minimum: 1, maximum: 100 },
    meaning: {
      pt: "Identificador da bandeira para as próximas cobranças recorrentes.",
      en: "Brand identifier for the next recurring charges.",
      es: "Identificador de la marca para los próximos cobros recurrentes.",
    },
  },
  installments: {
    name: "*.installments",
    type: "N",
    size: { minimum: 1, maximum: 2 },
    meaning: { pt: "Número de parcelas.", en: "Number of instalments.", es: "Número de cuotas." },
  },
  creationDate: {
    name: "*.creation_date",
    type: "AN",
    size: { minimum: 16, maximum: 16 },
    meaning: {
      pt: "Data da criação, `DD/MM/AAAAThh:mm`.",
      en: "Creation date, `DD/MM/YYYYThh:mm`.",
      es: "Fecha de creación, `DD/MM/AAAAThh:mm`.",
    },
  },
  securityCodeRequired: {
    name: "*.security_code_required",
    type: "B",
    size: { minimum: 4, maximum: 5 },
    meaning: {
      pt: "Se o código de segurança precisa ser enviado.",
      en: "Whether the security code must be sent.",
      es: "Si es necesario enviar el código de seguridad.",
    },
    illustrative: true,
  },
  expiryDateRequired: {
    name: "*.expiry_date_required",
    type: "B",
    size: { minimum: 4, maximum: 5 },
    meaning: {
      pt: "Se a validade precisa ser enviada.",
      en: "Whether the expiry must be sent.",
      es: "Si es necesario enviar el vencimiento.",
    },
    illustrative: true,
  },
  financing: {
    name: "*.financing[]",
    type: "array",
    meaning: {
      pt: "Opções de parcelas, com mínimo, máximo e juros.",
      en: "Instalment options, with minimum, maximum and interest.",
      es: "Opciones de cuotas, con mínimo, máximo e interés.",
    },
    illustrative: true,
  },
  total: {
    name: "total",
    type: "N",
    meaning: {
      pt: "Quantas transações a busca encontrou, em todas as páginas.",
      en: "How many transactions the search found, over all pages.",
      es: "Cuántas transacciones encontró la búsqueda, en todas las páginas.",
    },
    illustrative: true,
  },
  tokenCode: {
    name: "response_code",
    type: "N",
    size: { minimum: 1, maximum: 4 },
    meaning: {
      pt: "Resposta do gateway. `0` diz que o token foi criado; qualquer outro valor é falha.",
      en: "Gateway answer. `0` says that the token was created; any other value is a failure.",
      es: "Respuesta de la pasarela. `0` dice que el token se creó; cualquier otro valor es una falla.",
    },
  },
  tokenMessage: {
    name: "response_message",
    type: "AN",
    size: { minimum: 1, maximum: 500 },
    meaning: {
      pt: "Texto da resposta do gateway.",
      en: "Text of the gateway answer.",
      es: "Texto de la respuesta de la pasarela.",
    },
  },
} as const satisfies Record<string, AnswerField>;
