import type { ConfigurationDraft } from "@portal/shared/configuration/model.ts";
import { type FieldErrors, useFormState, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useAdjustments } from "../../ui/form/adjustment/adjustments.tsx";
import { type NavStep, StepNav } from "../../ui/steps/step-nav.tsx";
import type { ConfigurationFormValues } from "./form-values.ts";
import { sectionAnchor } from "./section/section-anchor.ts";
import { requiredProgress, type SectionProgress, sectionProgress } from "./section/section-progress.ts";
import { type ConfigurationSection, configurationSections } from "./section/sections.ts";
import { useVisibleSection } from "./section/use-visible-section.ts";

const fieldsOf = ({ fields }: ConfigurationSection): readonly string[] => fields;

const drawnAs = {
  complete: "done",
  incomplete: "open",
  invalid: "adjust",
  untouched: "ahead",
} as const satisfies Record<SectionProgress["state"], NavStep["state"]>;

/** The navigation of the long form: every section, and how many fields each still needs. */
export function SectionNav() {
  const translate = useTranslations("configuration");
  const draft: ConfigurationDraft = useWatch({ name: "draft" });
  const { errors }: { errors: FieldErrors<ConfigurationFormValues> } = useFormState();
  const marked = new Set(Object.keys(errors.draft ?? {}));
  const open = useAdjustments().all.filter(({ state = "open" }) => state === "open");
  const visible = useVisibleSection();
  const steps = configurationSections.map((section): NavStep => {
    const progress = sectionProgress(section, draft, marked);
    const adjustments = open.filter(({ field }) => fieldsOf(section).includes(field)).length;
    return {
      id: section.id,
      href: `#${sectionAnchor(section.id)}`,
      label: translate(`section.${section.id}.title`),
      detail: <SectionStateText {...progress} adjustments={adjustments} />,
      state: adjustments > 0 ? "adjust" : drawnAs[progress.state],
    };
  });
  return (
    <StepNav
      label={translate("sections")}
      lead={translate("progress", requiredProgress(draft, marked))}
      steps={steps}
      current={visible}
      currentIs="location"
    />
  );
}

interface SectionStateProps extends SectionProgress {
  readonly adjustments: number;
}

function SectionStateText({ state, missing, invalid, adjustments }: SectionStateProps) {
  const translate = useTranslations("configuration.sectionState");
  if (adjustments > 0) return translate("adjust", { count: adjustments });
  if (state === "invalid") return translate("invalid", { count: invalid.length });
  if (state === "incomplete") return translate("incomplete", { count: missing.length });
  return translate(state);
}
