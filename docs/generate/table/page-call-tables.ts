import { type AnswerFieldName, answerFields } from "../../../shared/esitef/answer-fields.data.ts";
import { answers } from "../../../shared/esitef/answers.data.ts";
import { pageOperations } from "../../../shared/esitef/operations/page-operations.data.ts";
import { type ParameterName, parameters } from "../../../shared/esitef/parameters.data.ts";
import type { Operation, Shape } from "../../../shared/esitef/schema.ts";
import { shapeOf } from "../../../shared/esitef/values.ts";
import { answerFieldWordsOf, parameterWordsOf } from "../../../shared/esitef/words/call-words.ts";
import { operationWords } from "../../../shared/esitef/words/operations.data.ts";
import type { Localized } from "../../../shared/locales.ts";
import { fieldWords, sizeText } from "../field/field-words.ts";
import { requiredWords, typeWords, operationWords as words } from "../operation/operation-words.ts";
import type { CodeTableSource } from "./code-table.ts";

/** The creation of a payment page: a form of another host, so that it has no page of the REST reference. */
const id = "html-begin";
const operation: Operation = pageOperations[id];

const isParameter = (name: string): name is ParameterName => name in parameters;

/** "up to 12 characters", or the type where a size says nothing. */
function formOf({ type, size }: Shape): Localized {
  if (type === "B" || !size) return typeWords[type];
  const [minimum, maximum] = size;
  return sizeText({ minimum, maximum });
}

const inSandbox = ({ inferred }: Shape) =>
  inferred?.includes("existence") ? { origin: "inSandbox" as const } : {};

const joined = (texts: readonly Localized[]): Localized => ({
  pt: texts.map(({ pt }) => pt).join(" "),
  en: texts.map(({ en }) => en).join(" "),
  es: texts.map(({ es }) => es).join(" "),
});

const requestRows: CodeTableSource["rows"] = Object.entries(operation.body ?? {}).flatMap(([code, need]) => {
  const shape = shapeOf(operation, code, parameters);
  if (!shape || !isParameter(code)) throw new Error(`Nothing is known of the parameter "${code}".`);
  const { when, ...meaning } = parameterWordsOf(id, code);
  const said = joined([meaning, ...(when ? [when] : [])]);
  return [{ code, cells: [formOf(shape), requiredWords[need], said], ...inSandbox(shape) }];
});

const members: readonly AnswerFieldName[] = answers[id].members;

export const pageCallTables: readonly CodeTableSource[] = [
  {
    id: `esitef-${id}-request`,
    caption: operationWords[id].title,
    columns: [fieldWords.field, fieldWords.size, words.required, fieldWords.meaning],
    anchorWord: "campo",
    rows: requestRows,
  },
  {
    id: `esitef-${id}-answer`,
    caption: operationWords[id].title,
    columns: [fieldWords.field, fieldWords.size, fieldWords.meaning],
    anchorWord: "resposta",
    rows: members.map((code) => {
      const shape: Shape = answerFields[code];
      return { code, cells: [formOf(shape), answerFieldWordsOf(id, code)], ...inSandbox(shape) };
    }),
  },
];
