import type { Localized } from "../../../locales.ts";

/** What only some answers about a payment, a reservation or a refund say. */
export const paymentAnswers = {
  "payment.pay_token": {
    pt: "Token da página que recebe o cartão, só com `payment_js`. Vale uma única tentativa.",
    en: "Token of the page that takes the card, only with `payment_js`. Good for one attempt.",
    es: "Token de la página que recibe la tarjeta, solo con `payment_js`. Vale un único intento.",
  },
  "payment.boleto": {
    pt: "Dados do boleto, nos roteamentos de boleto.",
    en: "Data of the boleto, for boleto routings.",
    es: "Datos del boleto, en los enrutamientos de boleto.",
  },
  "payment.boleto.url": {
    pt: "Endereço em que o comprador vê o boleto.",
    en: "Address where the buyer sees the boleto.",
    es: "Dirección en la que el comprador ve el boleto.",
  },
  "payment.boleto.digitable_line": {
    pt: "Linha digitável do boleto.",
    en: "Line of digits that the buyer types to pay the boleto.",
    es: "Línea de dígitos que el comprador escribe para pagar el boleto.",
  },
  "payment.boleto.barcode": {
    pt: "Código de barras do boleto.",
    en: "Barcode of the boleto.",
    es: "Código de barras del boleto.",
  },
  "payment.boleto.expiration_date": {
    pt: "Vencimento do boleto, `dd/MM/yyyy`.",
    en: "Due date of the boleto, `dd/MM/yyyy`.",
    es: "Vencimiento del boleto, `dd/MM/yyyy`.",
  },
  "payment.qr_code": {
    pt: "Texto do Pix copia e cola, enquanto o status é `PEN`. Mostre-o ao comprador como QR Code.",
    en: "Pix copy-and-paste text, while the status is `PEN`. Show it to the buyer as a QR Code.",
    es: "Texto del Pix copia y pega, mientras el estado es `PEN`. Muéstrelo al comprador como código QR.",
  },
  "payment.tid": {
    pt: "Identificador da transação na adquirente, nos roteamentos diretos; na Cielo e-Commerce, um GUID.",
    en: "Identifier of the transaction at the acquirer, for direct routings; for Cielo e-Commerce, a GUID.",
    es: "Identificador de la transacción en la adquirente, en los enrutamientos directos; en Cielo e-Commerce, un GUID.",
  },
  "pre_authorization.tid": {
    pt: "Identificador da reserva na adquirente, nos roteamentos diretos; na Cielo e-Commerce, um GUID.",
    en: "Identifier of the reservation at the acquirer, for direct routings; for Cielo e-Commerce, a GUID.",
    es: "Identificador de la reserva en la adquirente, en los enrutamientos directos; en Cielo e-Commerce, un GUID.",
  },
  "pre_authorization.esitef_usn": {
    pt: "Número do gateway para a reserva. Antes da captura, o cancelamento usa este; depois, o da captura. Guarde o da última resposta: no sandbox, a edição e o incremento o trocam.",
    en: "Gateway sequence number of the reservation. Before the capture a cancellation uses this one; afterward, the capture's. Keep the one of the last response: in the sandbox an edit and an increment replace it.",
    es: "Número de la pasarela para la reserva. Antes de la captura, la cancelación usa este; después, el de la captura. Guarde el de la última respuesta: en el sandbox, la edición y el incremento lo cambian.",
  },
  "pre_authorization.status": {
    pt: "Status da reserva. `CON` diz que o valor está reservado, e não cobrado.",
    en: "Status of the reservation. `CON` says that the amount is reserved, not charged.",
    es: "Estado de la reserva. `CON` dice que el importe está reservado, y no cobrado.",
  },
  "cancellation.nit": {
    pt: "Identificador do cancelamento. Não é o da venda.",
    en: "Identifier of the cancellation, not of the sale.",
    es: "Identificador de la cancelación. No es el de la venta.",
  },
  "cancellation.status": {
    pt: "Status do cancelamento, e não o da venda: `CON` diz que o valor volta, `NEG` que não volta.",
    en: "Status of the cancellation, not of the sale: `CON` says that the amount goes back, `NEG` that it does not.",
    es: "Estado de la cancelación, y no de la venta: `CON` dice que el importe vuelve, `NEG` que no vuelve.",
  },
  "cancellation.amount": {
    pt: "Valor cancelado, em centavos.",
    en: "Canceled amount, in cents.",
    es: "Importe cancelado, en centavos.",
  },
  "capture.nit": {
    pt: "Identificador da transação; no sandbox, o da reserva.",
    en: "Identifier of the transaction; in the sandbox, the reservation's.",
    es: "Identificador de la transacción; en el sandbox, el de la reserva.",
  },
  "cancellation.esitef_usn": {
    pt: "Número do gateway para o cancelamento. Guarde-o: o suporte pede por ele.",
    en: "Gateway sequence number of the cancellation. Keep it: support asks for it.",
    es: "Número de la pasarela para la cancelación. Guárdelo: soporte lo pide.",
  },
  "payments[]": {
    pt: "Resposta de cada cartão: se um falha, o outro é desfeito.",
    en: "Answer of each card: if one fails, the other is voided.",
    es: "Respuesta de cada tarjeta: si una falla, la otra se deshace.",
  },
  "transactions[]": {
    pt: "Transações encontradas.",
    en: "Transactions found.",
    es: "Transacciones encontradas.",
  },
  "transactions[].type": {
    pt: "Tipo da transação, uma letra, como `P` ou, em uma venda negada, `F`.",
    en: "Type of the transaction, one letter, such as `P` or, for a declined sale, `F`.",
    es: "Tipo de la transacción, una letra, como `P` o, en una venta rechazada, `F`.",
  },
  "transactions[].merchant_id": {
    pt: "Código da loja da transação.",
    en: "Code of the store of the transaction.",
    es: "Código del comercio de la transacción.",
  },
  "transactions[].tid": {
    pt: "Identificador da transação na adquirente.",
    en: "Identifier of the transaction at the acquirer.",
    es: "Identificador de la transacción en la adquirente.",
  },
  "transactions[].creation_date": {
    pt: "Data da criação, `DD/MM/AAAAThh:mm`.",
    en: "Creation date, `DD/MM/YYYYThh:mm`.",
    es: "Fecha de creación, `DD/MM/AAAAThh:mm`.",
  },
  "transactions[].installments": {
    pt: "Número de parcelas.",
    en: "Number of installments.",
    es: "Número de cuotas.",
  },
  total: {
    pt: "Quantas transações a busca encontrou, em todas as páginas.",
    en: "How many transactions the search found, over all pages.",
    es: "Cuántas transacciones encontró la búsqueda, en todas las páginas.",
  },
  "card.authorizer_id": {
    pt: "Autorizadora encontrada para o cartão.",
    en: "Authorizer found for the card.",
    es: "Autorizadora encontrada para la tarjeta.",
  },
  "card.financing[]": {
    pt: "Tipos de parcelamento que o cartão aceita, com o máximo de parcelas de cada um.",
    en: "Installment types that the card accepts, with the top number of installments of each.",
    es: "Tipos de cuotas que acepta la tarjeta, con el máximo de cuotas de cada uno.",
  },
  "card.security_code_required": {
    pt: "Se o código de segurança precisa ser enviado.",
    en: "Whether the security code must be sent.",
    es: "Si es necesario enviar el código de seguridad.",
  },
  "card.expiry_date_required": {
    pt: "Se a validade precisa ser enviada.",
    en: "Whether the expiry must be sent.",
    es: "Si es necesario enviar el vencimiento.",
  },
} as const satisfies Readonly<Record<string, Localized>>;
