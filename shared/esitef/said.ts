import type { Localized } from "../locales.ts";
import type { AnswerFieldName } from "./answer-fields.data.ts";
import type { HeaderName } from "./headers.data.ts";
import type { ParameterName } from "./parameters.data.ts";
import type { Answered } from "./schema.ts";
import type { ParameterWords } from "./words/words.ts";

export interface Condition {
  readonly when: Localized;
}

/** Either other words, or only another condition for the usual ones. */
export type ParametersHere = Readonly<Partial<Record<ParameterName, ParameterWords | Condition>>>;

/** What an operation answers, and where its values mean something else than elsewhere. */
export interface Said extends Answered<AnswerFieldName> {
  /** Values of `code` that its answer may have. */
  readonly codes: readonly string[];
  /** The operation by whose rules it is decided, where it has none of its own. */
  readonly decidedAs?: string;
  /** Changes of status that it makes, where the address that they name is that of several calls. */
  readonly makes?: readonly string[];
  readonly parameters?: ParametersHere;
  readonly headers?: Readonly<Partial<Record<HeaderName, ParameterWords>>>;
  readonly answer?: Readonly<Partial<Record<AnswerFieldName, Localized>>>;
}
