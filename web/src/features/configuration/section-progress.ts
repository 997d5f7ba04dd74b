import {
  type ConfigurationDraft,
  type ConfigurationField,
  configurationDataSchema,
} from "@portal/shared/configuration/model.ts";
import {
  type ConfigurationSection,
  configurationSections,
  isFilled,
  isRequired,
  isShown,
} from "./sections.ts";

type SectionState = "complete" | "incomplete" | "invalid" | "untouched";

export interface SectionProgress {
  readonly state: SectionState;
  /** Required fields that are still empty. */
  readonly missing: readonly ConfigurationField[];
  /** Fields whose value would be refused. */
  readonly invalid: readonly ConfigurationField[];
}

/** How far a section is, judged by the schema that the server judges with. */
export function sectionProgress(section: ConfigurationSection, draft: ConfigurationDraft): SectionProgress {
  const shown = section.fields.filter((field) => isShown(field, draft));
  const filled = shown.filter((field) => isFilled(draft[field]));
  const missing = shown.filter((field) => isRequired(field) && !isFilled(draft[field]));
  const invalid = filled.filter(
    (field) => !configurationDataSchema.shape[field].safeParse(draft[field]).success,
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

export interface DraftProgress {
  readonly missing: readonly ConfigurationField[];
  readonly invalid: readonly ConfigurationField[];
  /** Nothing that the schema asks for is absent or refused. */
  readonly isReady: boolean;
}

export function draftProgress(draft: ConfigurationDraft): DraftProgress {
  const sections = configurationSections.map((section) => sectionProgress(section, draft));
  const missing = sections.flatMap((section) => section.missing);
  const invalid = sections.flatMap((section) => section.invalid);
  return { missing, invalid, isReady: missing.length === 0 && invalid.length === 0 };
}
