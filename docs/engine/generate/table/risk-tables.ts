import type { Localized } from "@portal/shared/locales.ts";
import type { CodeTableSource } from "../../../data/code-table.ts";
import { operationPages } from "../../../data/e-sitef/operation-pages.ts";
import { riskHtmlFields } from "../../../data/e-sitef/page-fields/risk-html-fields.data.ts";
import { referenceWords } from "../../../words/reference.ts";
import { fieldWords, sizeText } from "../field/field-words.ts";

const {
  operation: words,
  required: requiredWords,
  parameterType: typeWords,
  riskFields: captions,
} = referenceWords;

const joined = (first: Localized, second: Localized | undefined): Localized =>
  second
    ? {
        pt: `${first.pt} ${second.pt}`,
        en: `${first.en} ${second.en}`,
        es: `${first.es} ${second.es}`,
      }
    : first;

const together = (type: Localized, size: Localized | undefined): Localized =>
  size ? { pt: `${type.pt}, ${size.pt}`, en: `${type.en}, ${size.en}`, es: `${type.es}, ${size.es}` } : type;

const isForRisk = (name: string): boolean =>
  /^additional_data\.(?:anti_fraud|payer|billing_data|shipment|items)\b/.test(name);

const columns = [words.name, words.type, words.required, words.meaning];

/** What the creation of a REST payment takes for the risk analysis, as its own page lists it. */
const restFields: CodeTableSource = {
  id: "esitef-risk-rest-fields",
  caption: captions.rest,
  columns,
  anchorWord: "campo",
  rows: operationPages
    .filter(({ example }) => example === "payment-begin")
    .flatMap(({ parameters }) => parameters.filter(({ name }) => isForRisk(name)))
    .map(({ name, shape, need, meaning, when }) => {
      const [minimum, maximum] = shape.size ?? [];
      const size =
        minimum !== undefined && maximum !== undefined ? sizeText({ minimum, maximum }) : undefined;
      return {
        code: name.replace("additional_data.", ""),
        cells: [together(typeWords[shape.type], size), requiredWords[need], joined(meaning, when)],
        ...(shape.inferred?.includes("existence") && { inSandbox: true as const }),
      };
    }),
};

const htmlFields: CodeTableSource = {
  id: "esitef-risk-html-fields",
  caption: captions.html,
  columns,
  anchorWord: "campo",
  rows: riskHtmlFields.map(({ name, type, most, isExact, isNeeded, meaning }) => ({
    code: name,
    cells: [
      together(
        typeWords[type],
        most === undefined ? fieldWords.open : sizeText({ minimum: isExact ? most : 1, maximum: most }),
      ),
      requiredWords[isNeeded ? "yes" : "no"],
      meaning,
    ],
  })),
};

/** What a store may tell a risk engine of an order. */
export const riskTables: readonly CodeTableSource[] = [restFields, htmlFields];
