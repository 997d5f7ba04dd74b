import type { Localized } from "@portal/shared/locales.ts";
import type { SubAcquirerTag } from "../schema.ts";

const tag = (
  code: string,
  type: SubAcquirerTag["type"],
  maximum: number,
  name: Localized,
): SubAcquirerTag => ({
  code,
  type,
  maximum,
  name,
  fact: `other.subAcquiring.tags.${code}`,
});

export const subAcquirerTags: readonly SubAcquirerTag[] = [
  tag("00", "AN", 22, {
    pt: "Nome fantasia, o que o portador lê na fatura",
    en: "Trade name, which the cardholder reads on the statement",
    es: "Nombre comercial, el que el titular lee en el estado de cuenta",
  }),
  tag("01", "AN", 48, { pt: "Endereço", en: "Address", es: "Dirección" }),
  tag("02", "AN", 13, { pt: "Cidade", en: "City", es: "Ciudad" }),
  tag("03", "AN", 2, { pt: "Estado (UF)", en: "State", es: "Estado (UF)" }),
  tag("04", "AN", 3, { pt: "País", en: "Country", es: "País" }),
  tag("05", "AN", 10, { pt: "CEP", en: "Postal code", es: "Código postal" }),
  tag("06", "N", 4, {
    pt: "Código do ramo de atividade (MCC)",
    en: "Merchant category code (MCC)",
    es: "Código de rubro (MCC)",
  }),
  tag("07", "N", 14, { pt: "CNPJ ou CPF", en: "CNPJ or CPF", es: "CNPJ o CPF" }),
  tag("08", "N", 11, { pt: "Telefone", en: "Phone", es: "Teléfono" }),
  tag("09", "AN", 22, {
    pt: "Identificação do lojista",
    en: "Identification of the merchant",
    es: "Identificación del comercio",
  }),
  {
    ...tag("10", "AN", 99, {
      pt: "Dado combinado com a adquirente",
      en: "Value agreed with the acquirer",
      es: "Dato acordado con la adquirente",
    }),
    inferred: true,
  },
  tag("11", "AN", 60, {
    pt: "Razão social ou nome completo",
    en: "Company name or full name",
    es: "Razón social o nombre completo",
  }),
  tag("12", "AN", 1, {
    pt: "Tipo de pessoa: `F` física, `J` jurídica",
    en: "Kind of person: `F` natural, `J` legal",
    es: "Tipo de persona: `F` física, `J` jurídica",
  }),
  tag("13", "AN", 15, {
    pt: "Código do lojista no facilitador. Por ora só o PagSeguro o usa, e não é o código do próprio facilitador",
    en: "The merchant's id at the facilitator. Only PagSeguro uses it for now, and it is not the facilitator's own id",
    es: "Código del comercio en el facilitador. Por ahora solo lo usa PagSeguro, y no es el código del propio facilitador",
  }),
];
