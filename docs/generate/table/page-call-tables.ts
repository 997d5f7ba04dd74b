import { pageCalls } from "../../../shared/esitef/described.ts";
import type { Shape } from "../../../shared/esitef/schema.ts";
import type { Localized } from "../../../shared/locales.ts";
import { referenceWords } from "../../words/reference.ts";
import { fieldWords, sizeText } from "../field/field-words.ts";
import type { CodeTableSource } from "./code-table.ts";

const { operation: words, parameterType, required } = referenceWords;

/** The creation of a payment page: a form of another host, so that it has no page of the REST reference. */
const creation = pageCalls.find(({ id }) => id === "html-begin");
if (!creation) throw new Error("The creation of a payment page is not described.");
const { id, title, parameters, answer } = creation;

/** "up to 12 characters", or the type where a size says nothing. */
function formOf({ type, size }: Shape): Localized {
  if (type === "B" || !size) return parameterType[type];
  const [minimum, maximum] = size;
  return sizeText({ minimum, maximum });
}

const originOf = ({ inferred }: Shape) =>
  inferred?.includes("existence") ? { origin: "inSandbox" as const } : {};

const joined = ({ pt, en, es }: Localized, more: Localized | undefined): Localized =>
  more ? { pt: `${pt} ${more.pt}`, en: `${en} ${more.en}`, es: `${es} ${more.es}` } : { pt, en, es };

export const pageCallTables: readonly CodeTableSource[] = [
  {
    id: `esitef-${id}-request`,
    caption: title,
    columns: [fieldWords.field, fieldWords.size, words.required, fieldWords.meaning],
    anchorWord: "campo",
    rows: parameters.map(({ name, shape, need, meaning, when }) => ({
      code: name,
      cells: [formOf(shape), required[need], joined(meaning, when)],
      ...originOf(shape),
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
