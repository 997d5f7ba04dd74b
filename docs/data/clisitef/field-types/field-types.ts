import type { Locale, Localized } from "@portal/shared/locales.ts";
import { codeTable, columns } from "../../code-table.ts";
import { type FieldType, fieldType, type LocalizedText } from "../../schema.ts";
import { fieldTypesPinpad } from "./field-types-pinpad.data.ts";
import { fieldTypesProducts } from "./field-types-products.data.ts";
import { fieldTypesProgrammes } from "./field-types-programmes.data.ts";
import { fieldTypesSale } from "./field-types-sale.data.ts";
import { fieldTypesTransaction } from "./field-types-transaction.data.ts";

/** All values of TipoCampo, in the order of their numbers. */
export const fieldTypes = [
  ...fieldTypesTransaction,
  ...fieldTypesSale,
  ...fieldTypesProducts,
  ...fieldTypesPinpad,
  ...fieldTypesProgrammes,
];

export const fieldTypeGroups: Readonly<Record<string, LocalizedText>> = {
  flow: { pt: "Fluxo", en: "Flow", es: "Flujo" },
  "transaction-result": { pt: "Resultado", en: "Result", es: "Resultado" },
  receipts: { pt: "Comprovantes", en: "Receipts", es: "Comprobantes" },
  other: { pt: "Coleta geral", en: "General collection", es: "Captura general" },
  "amounts-and-instalments": {
    pt: "Valores e parcelas",
    en: "Amounts and installments",
    es: "Importes y cuotas",
  },
  "card-data": { pt: "Dados do cartão", en: "Card data", es: "Datos de la tarjeta" },
  "credit-bureau": { pt: "Birô de crédito", en: "Credit bureau", es: "Buró de crédito" },
  "customer-and-address": { pt: "Cliente e endereço", en: "Customer and address", es: "Cliente y dirección" },
  ems: { pt: "Crédito E.M.S.", en: "E.M.S. credit", es: "Crédito E.M.S." },
  wallet: { pt: "Carteira digital", en: "Digital wallet", es: "Billetera digital" },
  "mobile-top-up": { pt: "Recarga de celular", en: "Mobile top-up", es: "Recarga de celular" },
  "bank-correspondent": {
    pt: "Correspondente bancário",
    en: "Banking correspondent",
    es: "Corresponsal bancario",
  },
  pinpad: { pt: "Pinpad", en: "Pinpad", es: "Pinpad" },
  "gas-voucher": { pt: "Vale-gás", en: "Gas voucher", es: "Vale gas" },
  "generic-payment-nfpag": { pt: "Pagamento genérico", en: "Generic payment", es: "Pago genérico" },
  "fiscal-document": { pt: "Documento fiscal", en: "Fiscal document", es: "Documento fiscal" },
  pbm: { pt: "Medicamentos (PBM)", en: "Medicines (PBM)", es: "Medicamentos (PBM)" },
  "fuel-card": { pt: "Cartão combustível", en: "Fuel card", es: "Tarjeta de combustible" },
  "secure-capture": { pt: "Captura segura", en: "Secure capture", es: "Captura segura" },
  errors: { pt: "Erros", en: "Errors", es: "Errores" },
};

/** Explanation and accepted values stand behind the name: of many a field type the name is all that is public. */
export function explainedType({ name, note, values }: FieldType): Localized {
  const text = (locale: Locale) =>
    [
      note || values ? `${name[locale]}.` : name[locale],
      note?.[locale],
      values && `${values.map(({ value, meaning }) => `\`${value}\` ${meaning[locale]}`).join("; ")}.`,
    ]
      .filter(Boolean)
      .join(" ");
  return { pt: text("pt"), en: text("en"), es: text("es") };
}

export const fieldTypeTable = codeTable({
  file: "data/clisitef/field-types/*.data.ts",
  schema: fieldType,
  entries: fieldTypes,
  key: "code",
  facts: {
    listed:
      "-1..2 100..102 105..112 115 120..123 125 130..140 143..148 150 151 153..161 163 164 170..178 200 201 210 211 500..502 504..527 529..537 545 546 550..584 587..597 599..614 620..649 668 670 700..719 722..727 729..732 734 738..740 750 751 950..953 1002 1003 1010..1048 1051 1052 1058 1100..1126 1128 1129 1131..1137 1152 1160 1190 1200..1209 1319 1321 2006..2015 2017..2026 2031..2036 2041..2048 2051..2059 2064 2065 2067 2078 2079 2081..2083 2086..2091 2093 2103 2109 2120..2126 2301 2320..2334 2355 2361..2364 2369 2421 2450..2455 2467..2470 2601..2603 2606 2607 2609 2699 2925 2954 2955 2965 2967..2971 2974..2976 3481 3988 3989 4000..4008 4016..4034 4039..4041 4043..4047 4058 4076 4077 4095..4097 4100 4125..4127 4153 10-99 800-849 3000-3999 8000-9999",
    // Left out: 524, 525, 527, 567, 628 to 630, 1106, 2013, 2329 and 2330, whose names say all that is known.
    explained:
      "-1..2 100..102 105..112 120..123 130..140 146..148 150 151 153 154 156..161 163 164 177 178 200 210 211 500..502 504..519 521..523 529 532 535 536 545 546 557 559 564 575..577 584 587..592 594..597 599..614 620 621 623 624 626 627 635..637 641 642 668 670 709..713 716..718 723 730..732 734 738 740 750 751 950..953 1002 1003 1010 1011 1025..1027 1033 1034 1040 1042 1043 1048 1058 1100..1105 1109..1115 1122 1190 1200..1206 1319 1321 2010 2012 2014 2021..2026 2031..2036 2041..2046 2048 2051..2054 2065 2067 2083 2089..2091 2103 2120..2126 2301 2321 2331 2355 2361..2364 2369 2421 2450..2455 2467..2470 2601..2603 2606 2607 2609 2699 2954 2955 2967..2971 2975 2976 3481 3988 3989 4008 4029 4031..4033 4039..4041 4043..4046 4076 4077 4095..4097 4100 4125..4127 4153 10-99 800-849 3000-3999 8000-9999",
  },
  shown: [
    {
      id: "clisitef-field-types",
      caption: { pt: "Valores de TipoCampo", en: "Values of TipoCampo", es: "Valores de TipoCampo" },
      columns: [
        [columns.meaning, explainedType],
        [columns.topic, ({ group }) => fieldTypeGroups[group] ?? ""],
      ],
    },
  ],
});
