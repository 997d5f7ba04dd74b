import type { Localized } from "@portal/shared/locales.ts";
import * as z from "zod/mini";
import { codeTable, columns } from "../code-table.ts";
import { anyCode, fact, grounded, inferred, localized } from "../schema.ts";

/** A datum of the final merchant: two digits of tag, two of length, then the value. */
const subAcquirerTag = z.strictObject({
  code: anyCode,
  type: z.enum(["N", "A", "AN"]),
  maximum: z.int().check(z.gte(1), z.lte(99)),
  name: localized,
  inferred,
  fact,
});
type SubAcquirerTag = z.infer<typeof subAcquirerTag>;

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

export const subAcquirerTable = codeTable({
  file: "data/clisitef-informacoes-sub-adquirencia/tags.data.ts",
  schema: grounded(subAcquirerTag),
  entries: subAcquirerTags,
  key: "code",
  facts: {
    listed:
      "00=AN22 01=AN48 02=AN13 03=AN2 04=AN3 05=AN10 06=N4 07=N14 08=N11 09=AN22 10=AN99~ 11=AN60 12=AN1 13=AN15",
    lineOf: (each) => `${each.code}=${each.type}${each.maximum}${each.inferred ? "~" : ""}`,
  },
  shown: [
    {
      id: "sub-acquirer-tags",
      caption: {
        pt: "Tags do lojista final",
        en: "Tags of the final merchant",
        es: "Etiquetas del comercio final",
      },
      columns: [
        [{ pt: "Dado", en: "Value", es: "Dato" }, ({ name }) => name],
        [columns.type, ({ type }) => type],
        [{ pt: "Máximo", en: "Maximum", es: "Máximo" }, ({ maximum }) => String(maximum)],
      ],
      anchorWord: "tag",
    },
  ],
});
