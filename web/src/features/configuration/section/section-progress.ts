import { requiredFields } from "@portal/shared/configuration/completeness.ts";
import {
  type ConfigurationDraft,
  type ConfigurationField,
  configurationDataSchema,
} from "@portal/shared/configuration/model.ts";
import { type ConfigurationSection, isFilled, isShown } from "./sections.ts";

type SectionState = "complete" | "incomplete" | "invalid" | "untouched";

export interface SectionProgress {
  readonly state: SectionState;
  /** Required fields that still lack a valid value. */
  readonly missing: readonly ConfigurationField[];
  /** Fields with a value that is refused and marked as such. */
  readonly invalid: readonly ConfigurationField[];
}

/** The fields that the form marks as refused, so that the section list agrees with them. */
export type MarkedFields = ReadonlySet<string>;

const isDone = (field: ConfigurationField, draft: ConfigurationDraft, marked: MarkedFields): boolean =>
  isFilled(draft[field]) &&
  !marked.has(field) &&
  configurationDataSchema.shape[field].safeParse(draft[field]).success;

/** The progress of a section, judged by the server's schema. */
export function sectionProgress(
  section: ConfigurationSection,
  draft: ConfigurationDraft,
  marked: MarkedFields,
): SectionProgress {
  const required = requiredFields(draft);
  const shown = section.fields.filter((field) => isShown(field, draft));
  const filled = shown.filter((field) => isFilled(draft[field]));
  const invalid = filled.filter((field) => marked.has(field));
  const missing = shown.filter(
    (field) => required.includes(field) && !invalid.includes(field) && !isDone(field, draft, marked),
  );
  return { state: stateOf(missing, invalid, filled), missing, invalid };
}

function stateOf(
  missing: readonly ConfigurationField[],
  invalid: readonly ConfigurationField[],
  filled: readonly ConfigurationField[],
): SectionState {
  if (invalid.length > 0) return "invalid";
  if (missing.length > 0) return "incomplete";
  return filled.length > 0 ? "complete" : "untouched";
}

/** How many of the required fields are valid. */
export function requiredProgress(draft: ConfigurationDraft, marked: MarkedFields) {
  const required = requiredFields(draft);
  return {
    done: required.filter((field) => isDone(field, draft, marked)).length,
    total: required.length,
  };
}
