import type { FieldGroup } from "../schema.ts";

/** The topics that fields belong to. Every field page says from its group when the field is there. */
export const fieldGroups: readonly FieldGroup[] = [
  {
    id: "exchange",
    title: { pt: "Controle da troca", en: "File exchange control", es: "Control del intercambio" },
    request: {
      pt: "Na solicitação, quando a automação abre uma operação ou informa o seu desfecho.",
      en: "In the request, when your software opens an operation or tells its outcome.",
      es: "En la solicitud, cuando la automatización abre una operación o informa su desenlace.",
    },
    response: {
      pt: "Na resposta de toda operação, aprovada ou não.",
      en: "In the response to every operation, approved or not.",
      es: "En la respuesta de toda operación, aprobada o no.",
    },
    headers: ["ADM", "CRT", "CHQ", "CNC", "CNF", "NCN", "PRE"],
    functions: [0, 110],
  },
  {
    id: "result",
    title: {
      pt: "Rede, NSU e autorização",
      en: "Network, NSU and authorization",
      es: "Red, NSU y autorización",
    },
    request: {
      pt: "Na solicitação sobre uma venda já feita, para confirmá-la, desfazê-la ou cancelá-la.",
      en: "In a request about a sale already made, to confirm, undo or cancel it.",
      es: "En la solicitud sobre una venta ya hecha, para confirmarla, deshacerla o cancelarla.",
    },
    response: {
      pt: "Na resposta de uma operação que chegou à rede autorizadora.",
      en: "In the response to an operation that reached the authorizing network.",
      es: "En la respuesta de una operación que llegó a la red autorizadora.",
    },
    headers: ["CRT", "CNC", "CNF", "NCN", "PRE"],
    functions: [130, 131, 200, 210, 211],
  },
  {
    id: "card",
    title: { pt: "Cartão", en: "Card", es: "Tarjeta" },
    request: {
      pt: "Na venda digitada, sem leitura no pinpad, quando a rede a aceita.",
      en: "In a typed sale, without reading on the pinpad, where the network accepts it.",
      es: "En la venta digitada, sin lectura en el pinpad, cuando la red la acepta.",
    },
    response: {
      pt: "Na resposta, depois que o cartão foi lido ou digitado.",
      en: "In the response, after the card was read or typed.",
      es: "En la respuesta, después de que la tarjeta se leyó o digitó.",
    },
    headers: ["CRT", "PRE", "CNC"],
    functions: [2, 3, 100, 430, 431],
  },
  {
    id: "amounts",
    title: { pt: "Valores e saldos", en: "Amounts and balances", es: "Importes y saldos" },
    request: {
      pt: "Na solicitação de venda, devolução ou cancelamento, sempre que a automação já conhece o valor.",
      en: "In a request for a sale, a refund or a cancellation, whenever your software already knows the amount.",
      es: "En la solicitud de venta, devolución o cancelación, siempre que la automatización ya conozca el importe.",
    },
    response: {
      pt: "Na resposta, com o valor que a rede de fato considerou.",
      en: "In the response, with the amount that the network actually used.",
      es: "En la respuesta, con el importe que la red efectivamente consideró.",
    },
    headers: ["CRT", "CNC", "PRE"],
    functions: [0, 2, 3, 200, 600],
  },
  {
    id: "instalments",
    title: { pt: "Parcelas e prazos", en: "Instalments and terms", es: "Cuotas y plazos" },
    request: {
      pt: "Na venda parcelada ou pré-datada, se a automação quiser evitar a pergunta ao operador.",
      en: "In an instalment or post-dated sale, if your software wants to spare the operator the question.",
      es: "En la venta en cuotas o diferida, si la automatización quiere evitar la pregunta al operador.",
    },
    response: {
      pt: "Na resposta da venda parcelada ou pré-datada, já com as condições da rede.",
      en: "In the response to an instalment or post-dated sale, with the network's conditions.",
      es: "En la respuesta de la venta en cuotas o diferida, ya con las condiciones de la red.",
    },
    headers: ["CRT", "PRE"],
    functions: [2, 3, 115, 116, 740],
  },
  {
    id: "cheque",
    title: { pt: "Cheque", en: "Cheque", es: "Cheque" },
    request: {
      pt: "Na consulta ou garantia de cheque, antes que a loja aceite o papel.",
      en: "In a cheque query or guarantee, before the store accepts the paper.",
      es: "En la consulta o garantía de cheque, antes de que la tienda acepte el papel.",
    },
    response: {
      pt: "Na resposta da consulta, quando o birô ou a garantidora devolve o dado.",
      en: "In the response to the query, when the bureau or the guarantor returns it.",
      es: "En la respuesta de la consulta, cuando el buró o la garante devuelve el dato.",
    },
    headers: ["CHQ"],
    functions: [1, 500, 501],
  },
  {
    id: "receipt",
    title: { pt: "Comprovante", en: "Receipt", es: "Comprobante" },
    request: {
      pt: "Na solicitação de reimpressão.",
      en: "In a request for a reprint.",
      es: "En la solicitud de reimpresión.",
    },
    response: {
      pt: "Na resposta de uma operação aprovada. Confirme-a só depois de imprimir o comprovante.",
      en: "In the response to an approved operation. Confirm it only after you print the receipt.",
      es: "En la respuesta de una operación aprobada. Confírmela solo después de imprimir el comprobante.",
    },
    headers: ["CRT", "CHQ", "CNC", "ADM", "PRE"],
    functions: [112, 113, 114],
  },
  {
    id: "payment-methods",
    title: { pt: "Formas de pagamento", en: "Payment methods", es: "Formas de pago" },
    request: {
      pt: "Na venda quitada com mais de uma forma de pagamento.",
      en: "In a sale settled with more than one payment method.",
      es: "En la venta pagada con más de una forma de pago.",
    },
    response: {
      pt: "Na resposta de uma venda composta, uma linha para cada cartão ou regra.",
      en: "In the response to a composed sale, one line for each card or rule.",
      es: "En la respuesta de una venta compuesta, una línea por cada tarjeta o regla.",
    },
    headers: ["CRT", "PCB"],
    functions: [0, 310],
  },
  {
    id: "customer",
    title: { pt: "Cliente e endereço", en: "Customer and address", es: "Cliente y dirección" },
    request: {
      pt: "Quando a rede verifica o endereço (AVS) ou identifica o cliente pelo documento.",
      en: "When the network verifies the address (AVS) or identifies the customer by a document.",
      es: "Cuando la red verifica la dirección (AVS) o identifica al cliente por el documento.",
    },
    response: {
      pt: "Na resposta, quando a autorizadora conhece o cliente.",
      en: "In the response, when the authorizer knows the customer.",
      es: "En la respuesta, cuando la autorizadora conoce al cliente.",
    },
    headers: ["CRT", "CHQ"],
    functions: [3, 100, 500, 501],
  },
  {
    id: "bank-correspondent",
    title: { pt: "Correspondente bancário", en: "Banking correspondent", es: "Corresponsal bancario" },
    request: {
      pt: "No pagamento de contas, tributos, depósitos e saques em lojas que são correspondentes bancários.",
      en: "In payments of bills and taxes, deposits and withdrawals at stores that are banking correspondents.",
      es: "En el pago de cuentas y tributos, depósitos y retiros en tiendas que son corresponsales bancarios.",
    },
    response: {
      pt: "Na resposta do banco a uma operação do correspondente bancário.",
      en: "In the bank's response to an operation of the banking correspondent.",
      es: "En la respuesta del banco a una operación del corresponsal bancario.",
    },
    headers: ["PCB", "PGB", "PGV"],
    functions: [310, 311, 313, 316, 317, 322],
  },
  {
    id: "ems",
    title: { pt: "Crédito E.M.S.", en: "E.M.S. credit", es: "Crédito E.M.S." },
    request: {
      pt: "Nas vendas e consultas do crédito da E.M.S., em lojas habilitadas.",
      en: "In sales and queries of E.M.S. credit, at stores enabled for it.",
      es: "En las ventas y consultas del crédito de E.M.S., en tiendas habilitadas.",
    },
    response: {
      pt: "Na resposta da E.M.S. à venda ou à consulta.",
      en: "In the response of E.M.S. to the sale or the query.",
      es: "En la respuesta de E.M.S. a la venta o a la consulta.",
    },
    headers: ["CRT", "ADM"],
    functions: [160, 161],
  },
  {
    id: "pbm",
    title: {
      pt: "Programas de medicamentos (PBM)",
      en: "Medicine programmes (PBM)",
      es: "Programas de medicamentos (PBM)",
    },
    request: {
      pt: "Na venda de farmácia com desconto de um programa de medicamentos.",
      en: "In a pharmacy sale with the discount of a medicine programme.",
      es: "En la venta de farmacia con descuento de un programa de medicamentos.",
    },
    response: {
      pt: "Na resposta do programa de medicamentos à venda ou à consulta.",
      en: "In the medicine programme's response to the sale or the query.",
      es: "En la respuesta del programa de medicamentos a la venta o a la consulta.",
    },
    headers: ["CRT", "ADM"],
    functions: [0, 110],
  },
  {
    id: "products",
    title: {
      pt: "Produtos, recarga e vale-gás",
      en: "Products, top-up and gas voucher",
      es: "Productos, recarga y vale gas",
    },
    request: {
      pt: "Na venda que depende do produto: combustível, recarga de celular ou vale-gás.",
      en: "In a sale that depends on the product: fuel, mobile top-up or gas voucher.",
      es: "En la venta que depende del producto: combustible, recarga de celular o vale gas.",
    },
    response: {
      pt: "Na resposta da operadora do produto vendido.",
      en: "In the response of the operator of the product sold.",
      es: "En la respuesta de la operadora del producto vendido.",
    },
    headers: ["CRT", "ADM"],
    functions: [7, 212, 320, 400, 401],
  },
];
