import { pageCalls } from "@portal/shared/esitef/described.ts";
import type { Shape } from "@portal/shared/esitef/schema.ts";
import type { Locale, Localized } from "@portal/shared/locales.ts";
import type { CodeTableSource } from "../../../data/code-table.ts";
import { referenceWords } from "../../../words/reference.ts";
import { acceptedValues } from "../field/accepted-values.ts";
import { fieldWords, sizeText } from "../field/field-words.ts";

const { operation: words, parameterType, required } = referenceWords;

/** The creation of a payment page: a form of another host, so that it has no page of the REST reference. */
const creation = pageCalls.find(({ id }) => id === "html-begin");
if (!creation) throw new Error("The creation of a payment page is not described.");
const { id, title, parameters, answer } = creation;

/** "up to 12 characters", or the type where a size says nothing; who says the size, if no public page does. */
function formOf({ type, size, inferred }: Shape): Localized {
  if (type === "B" || !size) return parameterType[type];
  const [minimum, maximum] = size;
  const { pt, en, es } = sizeText({ minimum, maximum });
  return inferred?.includes("size")
    ? { pt: `${pt} (no sandbox)`, en: `${en} (in the sandbox)`, es: `${es} (en el sandbox)` }
    : { pt, en, es };
}

const originOf = ({ inferred }: Shape) =>
  inferred?.includes("existence") ? { inSandbox: true as const } : {};

/** What a parameter is, the values that it takes, and when it is needed. */
function meaningOf({ shape, meaning, when }: (typeof parameters)[number]): Localized {
  const said = (locale: Locale) =>
    [meaning[locale], acceptedValues({ shape, meaning }, locale), when?.[locale]].filter(Boolean).join(" ");
  return { pt: said("pt"), en: said("en"), es: said("es") };
}

export const pageCallTables: readonly CodeTableSource[] = [
  {
    id: `esitef-${id}-request`,
    caption: title,
    columns: [fieldWords.field, fieldWords.size, words.required, fieldWords.meaning],
    anchorWord: "campo",
    rows: parameters.map((parameter) => ({
      code: parameter.name,
      cells: [formOf(parameter.shape), required[parameter.need], meaningOf(parameter)],
      ...originOf(parameter.shape),
    })),
  },
  {
    id: `esitef-${id}-answer`,
    caption: title,
    columns: [fieldWords.field, fieldWords.size, fieldWords.meaning],
    anchorWord: "resposta",
    rows: answer.map(({ name, shape, meaning }) => ({
      code: name,
      cells: [formOf(shape), meaning],
      ...originOf(shape),
    })),
  },
];
