import {
  amountRules,
  type TestCard,
  testCards,
  threeDsTestCards,
} from "@portal/shared/certification/test-cards.data.ts";
import { argentinaProfile } from "@portal/shared/esitef/country/country-profile.data.ts";
import { rulesOf } from "@portal/shared/esitef/outcome/rules-of.ts";
import { authorizerCodes } from "@portal/shared/esitef/words/authorizer-codes.data.ts";
import { responseCodes, sandboxCodes } from "@portal/shared/esitef/words/response-codes.data.ts";
import type { Localized } from "@portal/shared/locales.ts";
import { type CodeTableSource, columns } from "../../../../data/code-table.ts";
import { declines } from "../../../../data/e-sitef/failure/declines.data.ts";
import { statusText } from "../../../../data/e-sitef/tables/statuses.ts";
import { codeCauses } from "../../../../data/e-sitef-argentina/code-causes.data.ts";
import { methods } from "../certification-tables.ts";

const words = {
  codes: {
    pt: "Códigos que uma loja argentina encontra no sandbox",
    en: "Codes that an Argentine store meets in the sandbox",
    es: "Códigos que un comercio argentino encuentra en el sandbox",
  },
  declines: {
    pt: "Valores que o sandbox nega a uma loja argentina",
    en: "Amounts that the sandbox declines for an Argentine store",
    es: "Importes que el sandbox rechaza a un comercio argentino",
  },
  cards: {
    pt: "Cartões de teste das autorizadoras argentinas",
    en: "Test cards of Argentina's authorizers",
    es: "Tarjetas de prueba de las autorizadoras argentinas",
  },
  threeDsCards: {
    pt: "Cartões do 3DS das autorizadoras argentinas",
    en: "3DS cards of Argentina's authorizers",
    es: "Tarjetas de 3DS de las autorizadoras argentinas",
  },
  amounts: {
    pt: "Valores em pesos que decidem o resultado",
    en: "Amounts in pesos that decide the result",
    es: "Importes en pesos que deciden el resultado",
  },
  profile: {
    pt: "O que é próprio de uma loja argentina",
    en: "What is an Argentine store's own",
    es: "Lo propio de un comercio argentino",
  },
  field: { pt: "Campo", en: "Field", es: "Campo" },
  value: { pt: "Em uma loja argentina", en: "In an Argentine store", es: "En un comercio argentino" },
  cause: { pt: "Como provocar", en: "How to cause it", es: "Cómo provocarlo" },
  cents: { pt: "Valor em centavos", en: "Amount in cents", es: "Importe en centavos" },
  amount: { pt: "Valor", en: "Amount", es: "Importe" },
  authorizerCode: { pt: "authorizer_code", en: "authorizer_code", es: "authorizer_code" },
  reason: { pt: "Motivo", en: "Reason", es: "Motivo" },
  tell: { pt: "O que dizer ao comprador", en: "What to tell the buyer", es: "Qué decirle al comprador" },
  number: { pt: "Número", en: "Number", es: "Número" },
  brand: { pt: "Bandeira", en: "Brand", es: "Marca" },
  authorizer: { pt: "authorizer_id", en: "authorizer_id", es: "authorizer_id" },
  purpose: { pt: "Para que serve", en: "What it is for", es: "Para qué sirve" },
  method: { pt: "Meio", en: "Method", es: "Medio" },
  status: { pt: "Status", en: "Status", es: "Estado" },
} as const satisfies Record<string, Localized>;

const { acquirer, authorizers, currency, receiptAmount, taxId } = argentinaProfile;
/** In the notation of whoever reads it; the code of the currency stands first in every language. */
const pesos = (cents: number): Localized => {
  const inNotation = (notation: string) =>
    `${currency.code} ${new Intl.NumberFormat(notation, { minimumFractionDigits: currency.decimals }).format(cents / 100)}`;
  return { pt: inNotation("pt-BR"), en: inNotation("en-US"), es: inNotation("es-AR") };
};

const codesOfAuthorizers = authorizers.map(({ id }) => `\`${id}\``).join(", ");

/** The country's rules at a glance; what becomes of a call that breaks one is in the table of refusals. */
const profile: readonly (readonly [field: string, value: Localized])[] = [
  [
    "additional_data.currency",
    {
      pt: `\`${currency.code}\`, o peso; sem o campo, também`,
      en: `\`${currency.code}\`, the peso; without the field, too`,
      es: `\`${currency.code}\`, el peso; si falta, también`,
    },
  ],
  [
    "additional_data.exponent",
    {
      pt: `\`${currency.decimals}\`, ou nada`,
      en: `\`${currency.decimals}\`, or nothing`,
      es: `\`${currency.decimals}\`, o nada`,
    },
  ],
  ["amount", { pt: "Centavos de peso", en: "Cents of a peso", es: "Centavos de peso" }],
  [
    "purchase.currency",
    {
      pt: `\`${currency.number}\`, no 3DS`,
      en: `\`${currency.number}\`, in 3DS`,
      es: `\`${currency.number}\`, en 3DS`,
    },
  ],
  ["authorizer_id", { pt: codesOfAuthorizers, en: codesOfAuthorizers, es: codesOfAuthorizers }],
  [
    "additional_data.payer.identification_number",
    {
      pt: `Opcional: um ${taxId}, com o último dígito conferido. O de quem recebe a fatura e o do comércio final, também`,
      en: `Optional: a ${taxId}, whose last digit is checked. So are the numbers of the billed person and of the final merchant`,
      es: `Opcional: un ${taxId}, con el último dígito verificado. El de quien recibe la factura y el del comercio final, también`,
    },
  ],
  [
    "acquirer_name",
    {
      pt: `\`${acquirer.name}\` nas respostas: é inventada`,
      en: `\`${acquirer.name}\` in the answers: it is made up`,
      es: `\`${acquirer.name}\` en las respuestas: es inventada`,
    },
  ],
  [
    "customer_receipt",
    {
      pt: `\`${receiptAmount}\` antes do valor`,
      en: `\`${receiptAmount}\` before the amount`,
      es: `\`${receiptAmount}\` antes del importe`,
    },
  ],
];

/** Cards whose brand the country's stores are offered, with the value that names it. */
const cardTable = (id: string, caption: Localized, cards: readonly TestCard[]): CodeTableSource => ({
  id,
  caption,
  columns: [words.number, words.brand, words.authorizer, words.purpose],
  rows: cards.flatMap(({ number, brand, purpose }) => {
    const authorizer = authorizers.find(({ label }) => label.pt === brand);
    return authorizer
      ? [{ code: number, cells: [brand, `\`${authorizer.id}\``, purpose], inSandbox: true as const }]
      : [];
  }),
});

const causeOf = (code: string): Localized | undefined => codeCauses.find((each) => each.code === code)?.cause;

const codeTable: CodeTableSource = {
  id: "esitef-argentina-codes",
  caption: words.codes,
  columns: [columns.code, columns.meaning, words.cause, columns.action],
  rows: [...responseCodes, ...sandboxCodes].flatMap(({ code, name, action }) => {
    const cause = causeOf(code);
    return cause ? [{ code, cells: [name, cause, action ?? ""], inSandbox: true as const }] : [];
  }),
};

const declineTable: CodeTableSource = {
  id: "esitef-argentina-declines",
  caption: words.declines,
  columns: [words.cents, words.amount, words.authorizerCode, words.reason, words.tell],
  anchorWord: "valor",
  rows: rulesOf("payment-do").flatMap(({ when, answer }) => {
    const code = "authorizerCode" in answer ? answer.authorizerCode : undefined;
    const decline = declines.get(code ?? "");
    const reason = authorizerCodes.find((each) => each.code === code)?.name;
    if (when.amountCents === undefined || when.method !== "card" || !decline || !reason) return [];
    const cells = [pesos(when.amountCents), `\`${code}\``, reason, decline.tell];
    return [{ code: String(when.amountCents), cells, inSandbox: true as const }];
  }),
};

/** What the pages of Argentina say of codes, amounts and cards: the sandbox's own, with that country's part alone. */
export const argentinaTables: readonly CodeTableSource[] = [
  {
    id: "esitef-argentina-profile",
    caption: words.profile,
    columns: [words.field, words.value],
    anchorWord: "campo",
    rows: profile.map(([field, value]) => ({ code: field, cells: [value], inSandbox: true })),
  },
  codeTable,
  declineTable,
  cardTable("esitef-argentina-test-cards", words.cards, testCards),
  cardTable("esitef-argentina-3ds-cards", words.threeDsCards, threeDsTestCards),
  {
    id: "esitef-argentina-amounts",
    caption: words.amounts,
    columns: [words.cents, words.amount, words.method, words.status],
    rows: amountRules.flatMap(({ method, cents, status }) =>
      method === "pix"
        ? []
        : [
            {
              code: String(cents),
              cells: [pesos(cents), methods[method], statusText(status)],
              inSandbox: true as const,
            },
          ],
    ),
  },
];
