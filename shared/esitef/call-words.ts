import type { Localized } from "../locales.ts";
import type { AnswerFieldName } from "./answer-fields.data.ts";
import type { HeaderName } from "./headers.data.ts";
import { type OperationId, operations, saids } from "./operations.data.ts";
import type { ParameterName } from "./parameters.data.ts";
import type { Said } from "./said.ts";
import type { Operation } from "./schema.ts";
import { answerFieldWords } from "./words/answer-fields.data.ts";
import { headerWords } from "./words/headers.data.ts";
import { parameterWords } from "./words/parameters.data.ts";
import type { ParameterWords } from "./words/words.ts";

/** A condition is only told where the call has one. */
function told({ when, ...words }: ParameterWords, need: string | undefined): ParameterWords {
  return when && need === "conditional" ? { ...words, when } : words;
}

/** What a parameter means in this call. */
export function parameterWordsOf(id: OperationId, name: ParameterName): ParameterWords {
  const { body, query }: Operation = operations[id];
  const { parameters: here }: Said = saids[id];
  const words = { ...parameterWords[name], ...here?.[name] };
  return told(words, body?.[name] ?? query?.[name]);
}

/** What a header means in this call. */
export function headerWordsOf(id: OperationId, name: HeaderName): ParameterWords {
  const { headers }: Operation = operations[id];
  const { headers: here }: Said = saids[id];
  return told({ ...headerWords[name], ...here?.[name] }, headers?.[name]);
}

/** What a member of this call's answer means. */
export function answerFieldWordsOf(id: OperationId, name: AnswerFieldName): Localized {
  const { answer: here }: Said = saids[id];
  return here?.[name] ?? answerFieldWords[name];
}
