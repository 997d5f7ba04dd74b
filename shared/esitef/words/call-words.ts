import type { Localized } from "../../locales.ts";
import type { AnswerFieldName } from "../answer-fields.data.ts";
import type { HeaderName } from "../headers.data.ts";
import { type OperationId, operations } from "../operations.data.ts";
import type { ParameterName } from "../parameters.data.ts";
import type { Operation } from "../schema.ts";
import { answerFieldWords } from "./answer-fields.data.ts";
import { answerFieldWordsByOperation } from "./answer-fields-by-operation.data.ts";
import { headerWords, headerWordsByOperation } from "./headers.data.ts";
import { parameterWords } from "./parameters.data.ts";
import { parameterWordsByOperation } from "./parameters-by-operation.data.ts";
import type { ParameterWords } from "./words.ts";

/** A condition is only told where the call has one. */
function told({ when, ...words }: ParameterWords, need: string | undefined): ParameterWords {
  return when && need === "conditional" ? { ...words, when } : words;
}

/** What a parameter means in this call. */
export function parameterWordsOf(id: OperationId, name: ParameterName): ParameterWords {
  const { body, query }: Operation = operations[id];
  const words = { ...parameterWords[name], ...parameterWordsByOperation[id]?.[name] };
  return told(words, body?.[name] ?? query?.[name]);
}

/** What a header means in this call. */
export function headerWordsOf(id: OperationId, name: HeaderName): ParameterWords {
  const { headers }: Operation = operations[id];
  return told({ ...headerWords[name], ...headerWordsByOperation[id]?.[name] }, headers?.[name]);
}

/** What a member of this call's answer means. */
export function answerFieldWordsOf(id: OperationId, name: AnswerFieldName): Localized {
  return answerFieldWordsByOperation[id]?.[name] ?? answerFieldWords[name];
}
