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
  /** Required fields that still lack a value which could be sent. */
  readonly missing: readonly ConfigurationField[];
  /** Fields whose value is refused, and that say so. */
  readonly invalid: readonly ConfigurationField[];
}

/** The fields at which the form shows a refusal: the list of sections says neither more nor less than they do. */
export type MarkedFields = ReadonlySet<string>;

const isDone = (field: ConfigurationField, draft: ConfigurationDraft, marked: MarkedFields): boolean =>
  isFilled(draft[field]) &&
  !marked.has(field) &&
  configurationDataSchema.shape[field].safeParse(draft[field]).success;

/** How far a section is, judged by the schema that the server judges with. */
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

/** How many of the required fields are filled in as they may be sent. */
export function requiredProgress(draft: ConfigurationDraft, marked: MarkedFields) {
  const required = requiredFields(draft);
  return {
    done: required.filter((field) => isDone(field, draft, marked)).length,
    total: required.length,
  };
}
