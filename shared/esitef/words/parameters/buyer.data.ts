import type { ParameterWords } from "../words.ts";

const riskOrPagBank = {
  pt: "Exigido na análise de risco e pela PagBank.",
  en: "Required for risk analysis and by PagBank.",
  es: "Exigido en el análisis de riesgo y por PagBank.",
};
const cart = {
  pt: "Quando o provedor da análise de risco lê o carrinho.",
  en: "When the risk analysis provider reads the cart.",
  es: "Cuando el proveedor del análisis de riesgo lee el carrito.",
};
const risk = {
  pt: "Na análise de risco.",
  en: "For risk analysis.",
  es: "En el análisis de riesgo.",
};
const riskProvider = {
  pt: "Na análise de risco; o provedor define quais campos pede.",
  en: "For risk analysis; the provider decides which fields it asks for.",
  es: "En el análisis de riesgo; el proveedor define qué campos pide.",
};
const facilitator = {
  pt: "Quando a loja é um subadquirente.",
  en: "When the store is a sub-acquirer.",
  es: "Cuando el comercio es un subadquirente.",
};

/** Who buys, what is in the cart, where it goes, and which merchant sells it in the end. */
export const buyerParameters = {
  "additional_data.payer.name": {
    pt: "Nome do comprador; no 3DS, o do portador do cartão, até 45 caracteres.",
    en: "Buyer's first name; in 3DS the cardholder's name, up to 45 characters.",
    es: "Nombre del comprador; en 3DS, el del titular de la tarjeta, hasta 45 caracteres.",
    when: {
      pt: "Exigido na análise de risco e pela PagBank; opcional no 3DS.",
      en: "Required for risk analysis and by PagBank; optional for 3DS.",
      es: "Exigido en el análisis de riesgo y por PagBank; opcional en 3DS.",
    },
  },
  "additional_data.payer.surname": {
    pt: "Sobrenome do comprador.",
    en: "Buyer's last name.",
    es: "Apellido del comprador.",
    when: riskOrPagBank,
  },
  "additional_data.payer.email": {
    pt: "E-mail do comprador; no 3DS, até 256 caracteres, dos quais o sandbox aceita 100.",
    en: "Buyer's e-mail; in 3DS up to 256 characters, of which the sandbox takes 100.",
    es: "Correo electrónico del comprador; en 3DS, hasta 256 caracteres, de los que el sandbox acepta 100.",
    when: {
      pt: "Exigido na análise de risco e pela PagBank; no 3DS, ajuda a evitar o desafio.",
      en: "Required for risk analysis and by PagBank; in 3DS it helps to avoid the challenge.",
      es: "Exigido en el análisis de riesgo y por PagBank; en 3DS ayuda a evitar el desafío.",
    },
  },
  "additional_data.payer.identification_number": {
    pt: "CPF ou CNPJ do comprador, só com dígitos. No voucher, o CPF do portador.",
    en: "Buyer's CPF or CNPJ, digits only. For a voucher, the CPF of its cardholder.",
    es: "CPF o CNPJ del comprador, solo con dígitos. En el voucher, el CPF del titular.",
    when: {
      pt: "Exigido nos vouchers Sodexo, na análise de risco e pela PagBank.",
      en: "Required for Sodexo vouchers, for risk analysis and by PagBank.",
      es: "Exigido en los vouchers Sodexo, en el análisis de riesgo y por PagBank.",
    },
  },
  "additional_data.payer.store_identification": {
    pt: "Código do comprador na loja.",
    en: "Buyer's code in the store.",
    es: "Código del comprador en el comercio.",
    when: {
      pt: "Obrigatório para armazenar o cartão com o pagamento ou para agendar cobranças.",
      en: "Required to store the card with the payment or to schedule charges.",
      es: "Obligatorio para almacenar la tarjeta con el pago o para programar cobros.",
    },
  },
  "additional_data.payer.address.zip_code": {
    pt: "CEP do comprador.",
    en: "Buyer's postal code.",
    es: "Código postal del comprador.",
  },
  "additional_data.payer.address.street_name": {
    pt: "Rua do comprador.",
    en: "Buyer's street.",
    es: "Calle del comprador.",
  },
  "additional_data.payer.address.street_number": {
    pt: "Número do endereço do comprador.",
    en: "Number of the buyer's address.",
    es: "Número de la dirección del comprador.",
  },
  "additional_data.payer.phones[].ddi": {
    pt: "Código do país do telefone.",
    en: "Country code of the phone.",
    es: "Código de país del teléfono.",
  },
  "additional_data.payer.phones[].ddd": {
    pt: "Código de área do telefone.",
    en: "Area code of the phone.",
    es: "Código de área del teléfono.",
  },
  "additional_data.payer.phones[].number": {
    pt: "Número do telefone.",
    en: "Phone number.",
    es: "Número del teléfono.",
  },
  "additional_data.items[].id": {
    pt: "Código do item, para a análise de risco.",
    en: "Item code, for the risk analysis.",
    es: "Código del ítem, para el análisis de riesgo.",
    when: cart,
  },
  "additional_data.items[].title": {
    pt: "Nome do item, para a análise de risco.",
    en: "Item name, for the risk analysis.",
    es: "Nombre del ítem, para el análisis de riesgo.",
    when: cart,
  },
  "additional_data.items[].quantity": {
    pt: "Quantidade do item, para a análise de risco.",
    en: "Item quantity, for the risk analysis.",
    es: "Cantidad del ítem, para el análisis de riesgo.",
    when: cart,
  },
  "additional_data.items[].unit_price": {
    pt: "Preço unitário em centavos, para a análise de risco.",
    en: "Unit price in cents, for the risk analysis.",
    es: "Precio unitario en centavos, para el análisis de riesgo.",
    when: cart,
  },
  "additional_data.billing_data": {
    pt: "Nome, documento e endereço de cobrança, para a análise de risco.",
    en: "Billing name, document and address, for the risk analysis.",
    es: "Nombre, documento y dirección de facturación, para el análisis de riesgo.",
    when: risk,
  },
  "additional_data.billing_data.name": {
    pt: "Nome de quem paga a conta.",
    en: "Name of who pays the bill.",
    es: "Nombre de quien paga la cuenta.",
    when: riskProvider,
  },
  "additional_data.billing_data.legal_document": {
    pt: "CPF ou CNPJ de quem paga a conta.",
    en: "CPF or CNPJ of who pays the bill.",
    es: "CPF o CNPJ de quien paga la cuenta.",
    when: riskProvider,
  },
  "additional_data.billing_data.address.street_name": {
    pt: "Rua do endereço de cobrança.",
    en: "Street of the billing address.",
    es: "Calle de la dirección de facturación.",
    when: riskProvider,
  },
  "additional_data.billing_data.address.street_number": {
    pt: "Número do endereço de cobrança.",
    en: "Number of the billing address.",
    es: "Número de la dirección de facturación.",
    when: riskProvider,
  },
  "additional_data.billing_data.address.complement": {
    pt: "Complemento do endereço de cobrança.",
    en: "Second line of the billing address.",
    es: "Complemento de la dirección de facturación.",
    when: riskProvider,
  },
  "additional_data.billing_data.address.neighborhood": {
    pt: "Bairro do endereço de cobrança.",
    en: "District of the billing address.",
    es: "Barrio de la dirección de facturación.",
    when: riskProvider,
  },
  "additional_data.billing_data.address.city": {
    pt: "Cidade do endereço de cobrança.",
    en: "City of the billing address.",
    es: "Ciudad de la dirección de facturación.",
    when: riskProvider,
  },
  "additional_data.billing_data.address.state": {
    pt: "Estado do endereço de cobrança.",
    en: "State of the billing address.",
    es: "Estado de la dirección de facturación.",
    when: riskProvider,
  },
  "additional_data.billing_data.address.zip_code": {
    pt: "CEP do endereço de cobrança.",
    en: "Postal code of the billing address.",
    es: "Código postal de la dirección de facturación.",
    when: riskProvider,
  },
  "additional_data.billing_data.address.country": {
    pt: "País do endereço de cobrança.",
    en: "Country of the billing address.",
    es: "País de la dirección de facturación.",
    when: riskProvider,
  },
  "additional_data.shipment": {
    pt: "Nome e endereço de entrega, para a análise de risco.",
    en: "Delivery name and address, for the risk analysis.",
    es: "Nombre y dirección de entrega, para el análisis de riesgo.",
    when: risk,
  },
  "additional_data.shipment.name": {
    pt: "Nome de quem recebe a entrega.",
    en: "Name of who receives the delivery.",
    es: "Nombre de quien recibe la entrega.",
    when: riskProvider,
  },
  "additional_data.shipment.address.street_name": {
    pt: "Rua do endereço de entrega.",
    en: "Street of the delivery address.",
    es: "Calle de la dirección de entrega.",
    when: riskProvider,
  },
  "additional_data.shipment.address.street_number": {
    pt: "Número do endereço de entrega.",
    en: "Number of the delivery address.",
    es: "Número de la dirección de entrega.",
    when: riskProvider,
  },
  "additional_data.shipment.address.city": {
    pt: "Cidade do endereço de entrega.",
    en: "City of the delivery address.",
    es: "Ciudad de la dirección de entrega.",
    when: riskProvider,
  },
  "additional_data.shipment.address.state": {
    pt: "Estado do endereço de entrega.",
    en: "State of the delivery address.",
    es: "Estado de la dirección de entrega.",
    when: riskProvider,
  },
  "additional_data.shipment.address.zip_code": {
    pt: "CEP do endereço de entrega.",
    en: "Postal code of the delivery address.",
    es: "Código postal de la dirección de entrega.",
    when: riskProvider,
  },
  "additional_data.mcc": {
    pt: "Código de categoria da loja final, quando você é um subadquirente.",
    en: "Category code of the final merchant, when you are a sub-acquirer.",
    es: "Código de categoría del comercio final, cuando usted es un subadquirente.",
    when: facilitator,
  },
  "additional_data.subacquirer_merchant.id": {
    pt: "Código do lojista final no subadquirente.",
    en: "Code of the final merchant at the sub-acquirer.",
    es: "Código del comercio final en el subadquirente.",
    when: facilitator,
  },
  "additional_data.subacquirer_merchant.identification_number": {
    pt: "CNPJ ou CPF do lojista final.",
    en: "CNPJ or CPF of the final merchant.",
    es: "CNPJ o CPF del comercio final.",
    when: facilitator,
  },
  "additional_data.subacquirer_merchant.address": {
    pt: "Endereço do lojista final.",
    en: "Address of the final merchant.",
    es: "Dirección del comercio final.",
    when: facilitator,
  },
  "additional_data.subacquirer_merchant.city": {
    pt: "Cidade do lojista final.",
    en: "City of the final merchant.",
    es: "Ciudad del comercio final.",
    when: facilitator,
  },
  "additional_data.subacquirer_merchant.state": {
    pt: "Estado do lojista final.",
    en: "State of the final merchant.",
    es: "Estado del comercio final.",
    when: facilitator,
  },
  "additional_data.subacquirer_merchant.zip_code": {
    pt: "CEP do lojista final.",
    en: "Postal code of the final merchant.",
    es: "Código postal del comercio final.",
    when: facilitator,
  },
  "additional_data.subacquirer_merchant.country": {
    pt: "País do lojista final.",
    en: "Country of the final merchant.",
    es: "País del comercio final.",
    when: facilitator,
  },
} as const satisfies Readonly<Record<string, ParameterWords>>;
