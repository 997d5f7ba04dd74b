import type { ConfigurationDraft } from "@portal/shared/configuration/model.ts";
import { useEffect, useRef } from "react";
import { type FieldErrors, useFormState, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useAdjustments } from "../../ui/form/adjustment/adjustments.tsx";
import { CheckIcon } from "../../ui/icons.tsx";
import type { ConfigurationFormValues } from "./form-values.ts";
import { sectionAnchor } from "./section/section-anchor.ts";
import { requiredProgress, type SectionProgress, sectionProgress } from "./section/section-progress.ts";
import { type ConfigurationSection, configurationSections, type SectionId } from "./section/sections.ts";
import { useVisibleSection } from "./section/use-visible-section.ts";

const fieldsOf = ({ fields }: ConfigurationSection): readonly string[] => fields;

/** The navigation of the long form: every section, and how many fields each still needs. */
export function SectionNav() {
  const translate = useTranslations("configuration");
  const draft: ConfigurationDraft = useWatch({ name: "draft" });
  const { errors }: { errors: FieldErrors<ConfigurationFormValues> } = useFormState();
  const marked = new Set(Object.keys(errors.draft ?? {}));
  const open = useAdjustments().all.filter(({ state = "open" }) => state === "open");
  const visible = useVisibleSection();
  const strip = useStrip(visible);
  const progress = configurationSections.map((section) => ({
    id: section.id,
    ...sectionProgress(section, draft, marked),
    adjustments: open.filter(({ field }) => fieldsOf(section).includes(field)).length,
  }));
  return (
    <nav className="configuration-nav" aria-label={translate("sections")}>
      <p className="configuration-nav__progress">{translate("progress", requiredProgress(draft, marked))}</p>
      <ol ref={strip}>
        {progress.map((section) => (
          <SectionLink key={section.id} {...section} isVisible={visible === section.id} />
        ))}
      </ol>
    </nav>
  );
}

/** On a phone the sections are a strip that keeps the section in view in its middle. */
function useStrip(visible: SectionId | undefined) {
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (!strip.current || !link || !visible) return;
    strip.current.scrollTo({ left: link.offsetLeft + link.offsetWidth / 2 - strip.current.clientWidth / 2 });
  }, [visible]);
  return strip;
}

interface SectionLinkProps extends SectionProgress {
  readonly id: SectionId;
  readonly adjustments: number;
  readonly isVisible: boolean;
}

function SectionLink({ id, isVisible, ...progress }: SectionLinkProps) {
  const translate = useTranslations("configuration");
  return (
    <li data-state={progress.adjustments > 0 ? "adjust" : progress.state}>
      <a href={`#${sectionAnchor(id)}`} aria-current={isVisible ? "location" : undefined}>
        <span className="configuration-nav__mark" aria-hidden="true">
          {progress.state === "complete" && progress.adjustments === 0 && <CheckIcon />}
        </span>
        <span>
          {translate(`section.${id}.title`)}
          <span className="configuration-nav__state">
            <SectionStateText {...progress} />
          </span>
        </span>
      </a>
    </li>
  );
}

function SectionStateText({
  state,
  missing,
  invalid,
  adjustments,
}: Omit<SectionLinkProps, "id" | "isVisible">) {
  const translate = useTranslations("configuration.sectionState");
  if (adjustments > 0) return translate("adjust", { count: adjustments });
  if (state === "invalid") return translate("invalid", { count: invalid.length });
  if (state === "incomplete") return translate("incomplete", { count: missing.length });
  return translate(state);
}
