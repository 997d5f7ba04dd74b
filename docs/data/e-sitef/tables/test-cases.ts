import { testCards, threeDsTestCards } from "@portal/shared/certification/test-cards.data.ts";
import { certificationTests, testBlocks } from "@portal/shared/certification/test-cases.data.ts";
import * as z from "zod/mini";
import { codeTable } from "../../code-table.ts";
import { inferred, localized, slug } from "../../schema.ts";
import { moneyText } from "./money-text.ts";
import { statusText } from "./statuses.ts";

/** A case of the certification script; the portal asks for its evidence. */
const certificationTest = z.strictObject({
  id: slug,
  block: z.enum(testBlocks),
  title: localized,
  mandatory: z.boolean(),
  amountCents: z.optional(z.int().check(z.gte(0))),
  expectedStatus: z.string().check(z.regex(/^[A-Z]{3}$/, "a three-letter status")),
  cards: z.optional(z.array(z.enum([...testCards, ...threeDsTestCards].map(({ id }) => id)))),
  illustrative: inferred,
  steps: localized,
});

const ifUsed = { pt: "Se a loja usa", en: "If the store uses it", es: "Si el comercio lo usa" };

export const testCaseTable = codeTable({
  file: "../shared/certification/test-cases.data.ts",
  schema: certificationTest,
  entries: certificationTests,
  key: "id",
  facts: { uncollected: "Each case says by itself whether the provider printed it." },
  shown: [
    {
      id: "certification-tests",
      caption: { pt: "Casos de certificação", en: "Certification cases", es: "Casos de certificación" },
      columns: [
        [{ pt: "Caso", en: "Case", es: "Caso" }, ({ title }) => title],
        [{ pt: "O que fazer", en: "What to do", es: "Qué hacer" }, ({ steps }) => steps],
        [
          { pt: "Valor", en: "Amount", es: "Importe" },
          ({ amountCents }) => (amountCents === undefined ? "" : moneyText(amountCents)),
        ],
        [{ pt: "Status", en: "Status", es: "Estado" }, ({ expectedStatus }) => statusText(expectedStatus)],
        [
          { pt: "Obrigatório", en: "Mandatory", es: "Obligatorio" },
          ({ mandatory }) => (mandatory ? { pt: "Sim", en: "Yes", es: "Sí" } : ifUsed),
        ],
      ],
      inSandbox: ({ illustrative }) => illustrative,
    },
  ],
});
