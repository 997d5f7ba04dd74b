import type { Localized } from "../../../locales.ts";

export const rechargeAnswers = {
  "begin_recharge_response.nit": {
    pt: "Identificador da recarga. No sandbox, só vem na chamada assinada; sem assinatura, vai para o endereço de autenticidade.",
    en: "Identifier of the top-up. In the sandbox it comes only with a signed call; unsigned, it goes to the authenticity address.",
    es: "Identificador de la recarga. En el sandbox solo viene en la llamada firmada; sin firma, va a la dirección de autenticidad.",
  },
  status: { pt: "Status da recarga.", en: "Status of the top-up.", es: "Estado de la recarga." },
  "dealers[]": {
    pt: "Operadoras da recarga.",
    en: "Carriers of the top-up.",
    es: "Operadoras de la recarga.",
  },
  "list_dealers_response.status": {
    pt: "Status da recarga; aqui, `NOV`.",
    en: "Status of the top-up; here `NOV`.",
    es: "Estado de la recarga; aquí, `NOV`.",
  },
  "list_dealers_response.authorizer.code": {
    pt: "Código que a autorizadora respondeu; `000` no exemplo.",
    en: "Code that the authorizer answered; `000` in the example.",
    es: "Código que respondió la autorizadora; `000` en el ejemplo.",
  },
  "list_dealers_response.authorizer.message": {
    pt: "Texto que a autorizadora respondeu.",
    en: "Text that the authorizer answered.",
    es: "Texto que respondió la autorizadora.",
  },
  "list_dealers_response.hashes.general": {
    pt: "Código da tabela atual. Guarde-o para a próxima consulta e para a recarga.",
    en: "Code of the current table. Keep it for the next query and for the top-up.",
    es: "Código de la tabla actual. Guárdelo para la próxima consulta y para la recarga.",
  },
  "list_dealers_response.dealers[].name": {
    pt: "Nome da concessionária.",
    en: "Name of the dealer.",
    es: "Nombre de la operadora.",
  },
  "list_dealers_response.dealers[].code": {
    pt: "Código da concessionária.",
    en: "Code of the dealer.",
    es: "Código de la operadora.",
  },
  "list_dealers_response.dealers[].branches[].name": {
    pt: "Nome da filial, só nos produtos que não são recarga de celular.",
    en: "Name of the branch, only for products that are no phone top-up.",
    es: "Nombre de la sucursal, solo en los productos que no son recarga de celular.",
  },
  "list_dealers_response.dealers[].branches[].code": {
    pt: "Código da filial.",
    en: "Code of the branch.",
    es: "Código de la sucursal.",
  },
  "list_dealers_response.dealers[].type_name": {
    pt: "Nome do tipo de produto, como `PIN TELEFONE`.",
    en: "Name of the type of product, such as `PIN TELEFONE`.",
    es: "Nombre del tipo de producto, como `PIN TELEFONE`.",
  },
  "list_dealers_response.dealers[].type_code": {
    pt: "Código do tipo de produto, como `02`.",
    en: "Code of the type of product, such as `02`.",
    es: "Código del tipo de producto, como `02`.",
  },
  "do_recharge_response.status": {
    pt: "Status da recarga; `PPC` espera a confirmação.",
    en: "Status of the top-up; `PPC` waits for the confirmation.",
    es: "Estado de la recarga; `PPC` espera la confirmación.",
  },
  "do_recharge_response.order_id": { pt: "Pedido da loja.", en: "Store order.", es: "Pedido del comercio." },
  "do_recharge_response.merchant_usn": {
    pt: "Número sequencial da loja.",
    en: "Store sequence number.",
    es: "Número secuencial del comercio.",
  },
  "do_recharge_response.esitef.usn": {
    pt: "Número do gateway para a recarga.",
    en: "Gateway sequence number of the top-up.",
    es: "Número de la pasarela para la recarga.",
  },
  "confirm_recharge_response.status": {
    pt: "Status da recarga; `CON` quando ela foi confirmada.",
    en: "Status of the top-up; `CON` when it was confirmed.",
    es: "Estado de la recarga; `CON` cuando se confirmó.",
  },
  "confirm_recharge_response.payment.status": {
    pt: "Se um cartão pagou a recarga, o status desse pagamento.",
    en: "If a card paid the top-up, the status of that payment.",
    es: "Si una tarjeta pagó la recarga, el estado de ese pago.",
  },
} as const satisfies Readonly<Record<string, Localized>>;
