import type { ParameterWords } from "../words.ts";

const phone = {
  pt: "Na recarga de celular.",
  en: "For a phone top-up.",
  es: "En la recarga de celular.",
};
const otherProducts = {
  pt: "Nos outros produtos, que não são recarga de celular.",
  en: "For the other products, which are no phone top-up.",
  es: "En los demás productos, que no son recarga de celular.",
};
const questions = {
  pt: "Quando a concessionária faz perguntas.",
  en: "When the dealer asks questions.",
  es: "Cuando la operadora hace preguntas.",
};
const dealer = {
  pt: "Quando a concessionária o pede.",
  en: "When the dealer asks for it.",
  es: "Cuando la operadora lo pide.",
};
const payment = {
  pt: "Quando a recarga é paga com cartão nesta chamada.",
  en: "When the top-up is paid by card in this call.",
  es: "Cuando la recarga se paga con tarjeta en esta llamada.",
};
const paymentByNumber = {
  pt: "Quando a recarga é paga com cartão nesta chamada, sem o token dele.",
  en: "When the top-up is paid by card in this call, without its token.",
  es: "Cuando la recarga se paga con tarjeta en esta llamada, sin su token.",
};

export const rechargeParameters = {
  "begin_recharge_request.merchant_key": {
    pt: "Chave da loja, aqui no corpo e não em um cabeçalho.",
    en: "Key of the store, here in the body and not in a header.",
    es: "Clave del comercio, aquí en el cuerpo y no en un encabezado.",
  },
  "begin_recharge_request.merchant_usn": {
    pt: "Número sequencial da recarga na loja.",
    en: "Sequence number of the top-up in the store.",
    es: "Número secuencial de la recarga en el comercio.",
  },
  "begin_recharge_request.order_id": {
    pt: "Número do pedido na loja.",
    en: "Order number in the store.",
    es: "Número del pedido en el comercio.",
  },
  "begin_recharge_request.general_hash": {
    pt: "Código da tabela de concessionárias que a loja já tem; na primeira vez, só zeros.",
    en: "Code of the table of dealers that the store already has; the first time only zeros.",
    es: "Código de la tabla de operadoras que el comercio ya tiene; la primera vez, solo ceros.",
  },
  "begin_recharge_request.recharge_type": {
    pt: "O que é recarregado ou pago: `normal` para celular, `others` para PIN e `invoice` para conta de assinatura. Sem o campo, o sandbox lê `normal`.",
    en: "What is topped up or paid: `normal` for a phone, `others` for PINs and `invoice` for a subscription bill. Without the field the sandbox reads `normal`.",
    es: "Qué se recarga o se paga: `normal` para celular, `others` para PIN e `invoice` para factura de suscripción. Sin el campo, el sandbox lee `normal`.",
  },
  merchantkey: {
    pt: "Chave da loja, aqui no endereço e não em um cabeçalho. Endereços ficam em registros de servidores e proxies: tire-a dos seus.",
    en: "Key of the store, here in the address and not in a header. Addresses stay in the logs of servers and proxies: keep it out of yours.",
    es: "Clave del comercio, aquí en la dirección y no en un encabezado. Las direcciones quedan en los registros de servidores y proxies: quítela de los suyos.",
  },
  generalhash: {
    pt: "Código da tabela que a loja já tem: concessionárias, filiais, faixas de valor e vencimentos.",
    en: "Code of the table that the store already has: dealers, branches, ranges of amounts and expiries.",
    es: "Código de la tabla que el comercio ya tiene: operadoras, sucursales, rangos de importe y vencimientos.",
  },
  "do_recharge_request.hashes.general": {
    pt: "Código da tabela de onde saíram a concessionária e os valores.",
    en: "Code of the table that the dealer and the amounts were taken from.",
    es: "Código de la tabla de donde salieron la operadora y los importes.",
  },
  "do_recharge_request.dealer.code": {
    pt: "Código da concessionária, da lista de concessionárias.",
    en: "Code of the dealer, from the list of dealers.",
    es: "Código de la operadora, de la lista de operadoras.",
  },
  "do_recharge_request.dealer.type_code": {
    pt: "Código do tipo de produto da concessionária.",
    en: "Code of the dealer's type of product.",
    es: "Código del tipo de producto de la operadora.",
    when: otherProducts,
  },
  "do_recharge_request.dealer.branch.code": {
    pt: "Código da filial da concessionária.",
    en: "Code of the dealer's branch.",
    es: "Código de la sucursal de la operadora.",
    when: otherProducts,
  },
  "do_recharge_request.phone.ddd": {
    pt: "Código de área do celular que recebe a recarga.",
    en: "Area code of the phone that is topped up.",
    es: "Código de área del celular que recibe la recarga.",
    when: phone,
  },
  "do_recharge_request.phone.number": {
    pt: "Número do celular que recebe a recarga.",
    en: "Number of the phone that is topped up.",
    es: "Número del celular que recibe la recarga.",
    when: phone,
  },
  "do_recharge_request.amount": {
    pt: "Valor da recarga, em centavos.",
    en: "Amount of the top-up, in cents.",
    es: "Importe de la recarga, en centavos.",
  },
  "do_recharge_request.amount_key": {
    pt: "Chave do valor fixo escolhido na lista.",
    en: "Key of the fixed amount that was chosen from the list.",
    es: "Clave del importe fijo elegido en el listado.",
    when: {
      pt: "Quando a concessionária só tem valores fixos.",
      en: "When the dealer has fixed amounts only.",
      es: "Cuando la operadora solo tiene importes fijos.",
    },
  },
  "do_recharge_request.used_payment_methods[]": {
    pt: "Códigos das formas com que a recarga foi paga, como `11` e `12`. Pergunte ao suporte o que cada um quer dizer.",
    en: "Codes of the methods that the top-up was paid with, such as `11` and `12`. Ask support what each one means.",
    es: "Códigos de los medios con que se pagó la recarga, como `11` y `12`. Pregunte a soporte qué significa cada uno.",
  },
  "do_recharge_request.answers[].code": {
    pt: "Pergunta da concessionária que é respondida.",
    en: "Question of the dealer that is answered.",
    es: "Pregunta de la operadora que se responde.",
    when: questions,
  },
  "do_recharge_request.answers[].description": {
    pt: "Resposta a essa pergunta.",
    en: "Answer to that question.",
    es: "Respuesta a esa pregunta.",
    when: questions,
  },
  "do_recharge_request.terminal_type": {
    pt: "Tipo do terminal, como `03`.",
    en: "Type of the terminal, such as `03`.",
    es: "Tipo de la terminal, como `03`.",
  },
  "do_recharge_request.cpf": {
    pt: "CPF que a concessionária pede.",
    en: "CPF that the dealer asks for.",
    es: "CPF que pide la operadora.",
    when: dealer,
  },
  "do_recharge_request.cnpj": {
    pt: "CNPJ que a concessionária pede.",
    en: "CNPJ that the dealer asks for.",
    es: "CNPJ que pide la operadora.",
    when: dealer,
  },
  "do_recharge_request.zip_code": {
    pt: "CEP que a concessionária pede.",
    en: "Postal code that the dealer asks for.",
    es: "Código postal que pide la operadora.",
    when: dealer,
  },
  "do_recharge_request.payment.amount": {
    pt: "Valor cobrado do cartão, em centavos. Envie-o só se o comprador não foi cobrado de outro modo.",
    en: "Amount charged to the card, in cents. Send it only if the buyer was not charged in another way.",
    es: "Importe cobrado a la tarjeta, en centavos. Envíelo solo si no se le cobró al comprador de otro modo.",
    when: payment,
  },
  "do_recharge_request.payment.authorizer_id": {
    pt: "Autorizadora do cartão.",
    en: "Authorizer of the card.",
    es: "Autorizadora de la tarjeta.",
    when: payment,
  },
  "do_recharge_request.payment.customer_id": {
    pt: "Código do cliente na loja.",
    en: "Code of the customer in the store.",
    es: "Código del cliente en el comercio.",
  },
  "do_recharge_request.payment.merchant_key": {
    pt: "Chave da loja, outra vez no corpo.",
    en: "Key of the store, once more in the body.",
    es: "Clave del comercio, otra vez en el cuerpo.",
    when: payment,
  },
  "do_recharge_request.payment.installment.number": {
    pt: "Número de parcelas do pagamento.",
    en: "Number of installments of the payment.",
    es: "Número de cuotas del pago.",
    when: payment,
  },
  "do_recharge_request.payment.installment.type": {
    pt: "Quem financia as parcelas do pagamento: `4` sem juros e à vista, `3` com juros do emissor.",
    en: "Who finances the installments of the payment: `4` without interest and single payment, `3` with the issuer's interest.",
    es: "Quién financia las cuotas del pago: `4` sin intereses y un solo pago, `3` con intereses del emisor.",
    when: payment,
  },
  "do_recharge_request.payment.card.number": {
    pt: "Número do cartão que paga a recarga.",
    en: "Number of the card that pays the top-up.",
    es: "Número de la tarjeta que paga la recarga.",
    when: paymentByNumber,
  },
  "do_recharge_request.payment.card.token": {
    pt: "Token do cartão armazenado que paga a recarga.",
    en: "Token of the stored card that pays the top-up.",
    es: "Token de la tarjeta almacenada que paga la recarga.",
    when: {
      pt: "No lugar do número do cartão.",
      en: "In place of the card number.",
      es: "En lugar del número de la tarjeta.",
    },
  },
  "do_recharge_request.payment.card.security_code": {
    pt: "Código de segurança do cartão. Nunca o grave.",
    en: "Security code of the card. Never store it.",
    es: "Código de seguridad de la tarjeta. Nunca lo guarde.",
    when: payment,
  },
  "do_recharge_request.payment.card.expiry_date": {
    pt: "Validade do cartão, `MMAA`.",
    en: "Expiry of the card, `MMYY`.",
    es: "Vencimiento de la tarjeta, `MMAA`.",
    when: paymentByNumber,
  },
  "do_recharge_request.payment.extra_param[].key": {
    pt: "Nome de um parâmetro extra do pagamento, como `CRIPTO`.",
    en: "Name of an extra parameter of the payment, such as `CRIPTO`.",
    es: "Nombre de un parámetro adicional del pago, como `CRIPTO`.",
  },
  "do_recharge_request.payment.extra_param[].value": {
    pt: "Valor desse parâmetro.",
    en: "Value of that parameter.",
    es: "Valor de ese parámetro.",
  },
  "confirm_recharge_request.confirm": {
    pt: "Com `true`, a recarga e o pagamento dela valem; com `false`, nenhum dos dois.",
    en: "With `true` the top-up and its payment hold; with `false` neither does.",
    es: "Con `true`, la recarga y su pago quedan firmes; con `false`, ninguno de los dos.",
  },
  "confirm_recharge_request.merchant_key": {
    pt: "Chave da loja.",
    en: "Key of the store.",
    es: "Clave del comercio.",
  },
} as const satisfies Readonly<Record<string, ParameterWords>>;
