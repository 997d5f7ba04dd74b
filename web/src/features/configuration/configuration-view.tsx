import type { ConfigurationDraft, ConfigurationField } from "@portal/shared/configuration/model.ts";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { CopyableText, FilledSection } from "../../ui/filled-in.tsx";
import { CssPreview } from "./css-preview.tsx";
import { isUrlField } from "./example-urls.ts";
import { sectionAnchor } from "./section/section-anchor.ts";
import { type ConfigurationSection, configurationSections, isShown } from "./section/sections.ts";
import { useFieldText } from "./use-field-text.ts";
import "./configuration.css";

interface ConfigurationViewProps {
  readonly draft: ConfigurationDraft;
  /** Rendered at the end of a field's row, such as support's button to ask for an adjustment. */
  readonly renderAside?: (field: ConfigurationField) => ReactNode;
  /** Rendered under a field's value. */
  readonly renderBelow?: (field: ConfigurationField) => ReactNode;
}

/** Everything a client filled in, to be read, in the order of the form. */
export function ConfigurationView(props: ConfigurationViewProps) {
  return (
    <div className="ui-filled__sections">
      {configurationSections.map((section) => (
        <SectionView key={section.id} section={section} {...props} />
      ))}
    </div>
  );
}

function SectionView({
  section: { id, fields },
  draft,
  ...rows
}: ConfigurationViewProps & { section: ConfigurationSection }) {
  const translate = useTranslations("configuration");
  return (
    <FilledSection<ConfigurationField>
      id={sectionAnchor(id)}
      title={translate(`section.${id}.title`)}
      fields={fields.filter((field) => isShown(field, draft))}
      labelOf={(field) => translate(`field.${field}`)}
      renderValue={(field) => <FieldValue field={field} draft={draft} />}
      {...rows}
    />
  );
}

function FieldValue({ field, draft }: { field: ConfigurationField; draft: ConfigurationDraft }) {
  const translate = useTranslations("configuration");
  const texts = useFieldText()(field, draft);
  const [only = ""] = texts;
  if (texts.length === 0) return <span className="ui-muted">{translate("none")}</span>;
  if (isUrlField(field)) return <CopyableText text={only} label={translate(`field.${field}`)} />;
  if (field === "customCss" && draft.customCss) {
    return (
      <>
        {only}
        <CssPreview file={draft.customCss} />
      </>
    );
  }
  if (Array.isArray(draft[field])) {
    return (
      <ul className="ui-chips">
        {texts.map((text) => (
          <li key={text} className="ui-chip">
            {text}
          </li>
        ))}
      </ul>
    );
  }
  return only;
}
