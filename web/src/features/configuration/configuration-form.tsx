import type { Adjustment, Configuration, ConfigurationDraft } from "@portal/shared/configuration/model.ts";
import type { ProductId } from "@portal/shared/occurrence/model.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { ApiForm } from "../../ui/api-form.tsx";
import { SubmitBar, SubmitButton } from "../../ui/submit-bar.tsx";
import { notify } from "../../ui/toasts.tsx";
import { useApiForm } from "../../ui/use-api-form.ts";
import { AdjustmentList } from "./adjustment-list.tsx";
import { FieldControl } from "./field-control.tsx";
import { type ConfigurationIntent, configurationSubmissions, formValuesOf } from "./form-values.ts";
import { configurationQuery } from "./queries.ts";
import { sectionAnchor } from "./section-anchor.ts";
import { SectionNav } from "./section-nav.tsx";
import { type ConfigurationSection, configurationSections, isShown } from "./sections.ts";
import { SendButton } from "./send-button.tsx";
import "./configuration.css";

interface ConfigurationFormProps {
  readonly companyId: string;
  readonly product: ProductId;
  readonly configuration: Configuration;
  /** When it was saved last, in the reader's words. */
  readonly savedWhen: string | undefined;
}

/** The technical configuration while it is the client's turn: saved as a draft any number of times, then sent. */
export function ConfigurationForm({ companyId, product, configuration, savedWhen }: ConfigurationFormProps) {
  const translate = useTranslations("configuration");
  const client = useQueryClient();
  const [failed, setFailed] = useState<ConfigurationIntent>("saveDraft");
  const [submissions] = useState(() => configurationSubmissions({ companyId, product }, setFailed));
  const form = useApiForm({
    values: formValuesOf(configuration),
    submissions,
    valuesOf: formValuesOf,
    failureTitle: translate(failed === "send" ? "notifyFailed" : "saveFailed"),
    onSaved: (saved, intent) => {
      client.setQueryData(configurationQuery(companyId, product).queryKey, saved);
      void client.invalidateQueries({ queryKey: ["history", companyId, product] });
      notify.success(translate(intent === "send" ? "sent" : "saved"));
    },
  });
  const { review, status } = configuration;
  const adjustments = status === "revision" ? (review?.adjustments ?? []) : [];
  return (
    <ApiForm form={form} aria-labelledby="page-title">
      {status === "revision" && <AdjustmentList review={review} />}
      <div className="configuration-layout">
        <SectionNav adjustments={adjustments} />
        <div className="configuration-sections">
          {configurationSections.map((section) => (
            <SectionFields key={section.id} section={section} adjustments={adjustments} />
          ))}
        </div>
      </div>
      <SubmitBar
        isDirty={form.isDirty}
        note={savedWhen ? translate("savedAt", { when: savedWhen }) : translate("neverSaved")}
      >
        <SubmitButton form={form} intent="saveDraft" variant="secondary" busyLabel={translate("saving")}>
          {translate("save")}
        </SubmitButton>
        <SendButton form={form} schema={submissions.send.schema} />
      </SubmitBar>
    </ApiForm>
  );
}

interface SectionFieldsProps {
  readonly section: ConfigurationSection;
  readonly adjustments: readonly Adjustment[];
}

function SectionFields({ section: { id, fields }, adjustments }: SectionFieldsProps) {
  const translate = useTranslations("configuration");
  const antifraudSolution: ConfigurationDraft["antifraudSolution"] = useWatch({
    name: "draft.antifraudSolution",
  });
  return (
    <SectionCard
      id={sectionAnchor(id)}
      title={translate(`section.${id}.title`)}
      lead={translate(`section.${id}.lead`)}
    >
      {fields
        .filter((field) => isShown(field, { antifraudSolution }))
        .map((field) => (
          <FieldControl
            key={field}
            field={field}
            adjustment={adjustments.find((adjustment) => adjustment.field === field)?.comment}
          />
        ))}
    </SectionCard>
  );
}

interface SectionCardProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

function SectionCard({ id, title, lead, children }: SectionCardProps) {
  return (
    <section
      className="ui-section configuration-section"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
    >
      <div className="ui-section__head">
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{lead}</p>
      </div>
      <div className="ui-section__body">{children}</div>
    </section>
  );
}
