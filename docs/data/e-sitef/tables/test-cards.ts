import { type TestCard, testCards, threeDsTestCards } from "@portal/shared/certification/test-cards.data.ts";
import { authorizerOf } from "@portal/shared/certification-match/recipe/recipes.data.ts";
import type { Locale, Localized } from "@portal/shared/locales.ts";
import * as z from "zod/mini";
import { codeTable } from "../../code-table.ts";
import { inferred, localized, slug, text } from "../../schema.ts";

/** A card of the certification environment, which the portal's cases name. */
const testCard = z.strictObject({
  id: slug,
  brand: text,
  number: z.string().check(z.regex(/^\d{13,19}$/, "13 to 19 digits")),
  cpf: z.optional(z.string().check(z.regex(/^\d{11}$/, "11 digits"))),
  purpose: localized,
  illustrative: inferred,
});

const file = "../shared/certification/test-cards.data.ts";
const facts = { uncollected: "Each card says by itself whether the provider printed it." };

const words = {
  number: { pt: "Número", en: "Number", es: "Número" },
  authorizer: { pt: "Autorizadora", en: "Authorizer", es: "Autorizadora" },
  brand: { pt: "Bandeira", en: "Brand", es: "Marca" },
  purpose: { pt: "Para que serve", en: "What it is for", es: "Para qué sirve" },
} as const satisfies Record<string, Localized>;

function purposeOf({ purpose, cpf }: TestCard): Localized {
  if (!cpf) return purpose;
  const withCpf = (locale: Locale) => `${purpose[locale]}: \`${cpf}\``;
  return { pt: withCpf("pt"), en: withCpf("en"), es: withCpf("es") };
}

const brand = [words.brand, (card: TestCard) => card.brand] as const;
const purpose = [words.purpose, purposeOf] as const;

export const testCardTable = codeTable({
  file,
  schema: testCard,
  entries: testCards,
  key: "number",
  facts,
  shown: [
    {
      id: "esitef-test-cards",
      caption: { pt: "Cartões de teste", en: "Test cards", es: "Tarjetas de prueba" },
      codeColumn: words.number,
      columns: [brand, [words.authorizer, ({ id }) => `\`${authorizerOf(id) ?? ""}\``], purpose],
      inSandbox: ({ illustrative }) => illustrative,
    },
  ],
});

export const threeDsTestCardTable = codeTable({
  file,
  schema: testCard,
  entries: threeDsTestCards,
  key: "number",
  facts,
  shown: [
    {
      id: "esitef-3ds-test-cards",
      caption: { pt: "Cartões de teste do 3DS", en: "3DS test cards", es: "Tarjetas de prueba de 3DS" },
      codeColumn: words.number,
      columns: [brand, purpose],
      inSandbox: ({ illustrative }) => illustrative,
    },
  ],
});
