import { argentinaProfile } from "@portal/shared/esitef/country/country-profile.data.ts";
import type { Localized } from "@portal/shared/locales.ts";

interface OwnParameter {
  readonly values?: readonly string[];
  readonly meaning: Localized;
}

const { currency } = argentinaProfile;

/** Parameters that mean or take something else for a store of Argentina. */
export const argentinaParameters: Readonly<Record<string, OwnParameter>> = {
  "additional_data.currency": {
    values: [currency.code],
    meaning: {
      pt: "Moeda da venda. Sem ela, a venda também é em pesos; outra moeda é recusada.",
      en: "Currency of the sale. Without it, the sale is in pesos too; another currency is refused.",
      es: "Moneda de la venta. Sin ella, la venta también es en pesos; otra moneda se rechaza.",
    },
  },
  "additional_data.exponent": {
    values: [String(currency.decimals)],
    meaning: {
      pt: "Casas decimais da moeda. O peso tem duas, e o parâmetro pode faltar.",
      en: "Decimal places of the currency. The peso has two, and the parameter may be left out.",
      es: "Decimales de la moneda. El peso tiene dos, y el parámetro puede faltar.",
    },
  },
  amount: {
    meaning: {
      pt: "Valor em centavos de peso, só com dígitos: `1549900` são $ 15.499,00.",
      en: "Amount in cents of a peso, digits only: `1549900` is $ 15.499,00.",
      es: "Importe en centavos de peso, solo con dígitos: `1549900` son $ 15.499,00.",
    },
  },
  installment_type: {
    meaning: {
      pt: "Quem financia as parcelas: `4` sem juros e à vista, `3` com juros do emissor.",
      en: "Who finances the installments: `4` without interest and single payment, `3` with the issuer's interest.",
      es: "Quién financia las cuotas: `4` sin intereses y un solo pago, `3` con intereses del emisor.",
    },
  },
  order_id: {
    meaning: {
      pt: "Número do pedido na loja. Com ele você encontra a venda depois, mesmo sem o NIT. Fique em 20 posições: é o limite das respostas.",
      en: "Order number in the store. With it you find the sale later, even without the NIT. Keep it within 20 characters: that is the limit of the responses.",
      es: "Número del pedido en el comercio. Con él encuentra la venta después, incluso sin el NIT. Quédese en 20 posiciones: es el límite de las respuestas.",
    },
  },
  authorizer_id: {
    meaning: {
      pt: "Código da autorizadora, entre os que a configuração técnica oferece a uma empresa argentina. Outro dá o código `5`.",
      en: "Code of the authorizer, among those that the technical configuration offers an Argentine company. Another one gets the code `5`.",
      es: "Código de la autorizadora, entre los que la configuración técnica ofrece a una empresa argentina. Otro da el código `5`.",
    },
  },
  "additional_data.payer.identification_number": {
    meaning: {
      pt: "CUIT do comprador, com ou sem traços. O último dígito é conferido, e um CPF ou um DNI é recusado. Sem o parâmetro, nada é conferido.",
      en: "CUIT of the buyer, with or without dashes. The last digit is checked, and a CPF or a DNI is refused. Without the parameter, nothing is checked.",
      es: "CUIT del comprador, con o sin guiones. El último dígito se verifica, y un CPF o un DNI se rechaza. Sin el parámetro, no se verifica nada.",
    },
  },
  "additional_data.billing_data.legal_document": {
    meaning: {
      pt: "CUIT de quem recebe a fatura, só com dígitos. O último é conferido.",
      en: "CUIT of whoever gets the bill, digits only. The last one is checked.",
      es: "CUIT de quien recibe la factura, solo con dígitos. El último se verifica.",
    },
  },
  "additional_data.subacquirer_merchant.identification_number": {
    meaning: {
      pt: "CUIT do comércio final, só com dígitos. O último é conferido.",
      en: "CUIT of the final merchant, digits only. The last one is checked.",
      es: "CUIT del comercio final, solo con dígitos. El último se verifica.",
    },
  },
};
