import { requiredFields } from "@portal/shared/configuration/completeness.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import type { Configuration } from "@portal/shared/configuration/model.ts";
import type { Country } from "@portal/shared/country.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { readOf } from "../../lib/api/read.ts";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { notify } from "../../ui/feedback/notify.ts";
import { AdjustmentAnswer } from "../../ui/form/adjustment/later.tsx";
import { ApiForm } from "../../ui/form/api-form.tsx";
import { SubmitBar, SubmitButton } from "../../ui/form/submit-bar.tsx";
import { useApiForm } from "../../ui/form/use-api-form.ts";
import { refreshStages } from "../occurrence/model.ts";
import { Adjustments } from "./adjustment/configuration-adjustments.tsx";
import { FieldControl } from "./field-control.tsx";
import {
  type ConfigurationFormValues,
  type ConfigurationIntent,
  configurationSubmissions,
  formValuesOf,
} from "./form-values.ts";
import { sectionAnchor } from "./section/section-anchor.ts";
import { type ConfigurationSection, configurationSections, isShown } from "./section/sections.ts";
import { SendButton } from "./send/send-button.tsx";
import "../../ui/steps/step-nav.css";
import "./configuration.css";

/** Stands beside the form, which is there without it. */
const SectionNav = lazyPart(async () => (await import("./section-nav.tsx")).SectionNav);

/** Only a configuration that was given back has adjustments. */
const AdjustmentList = lazyPart(
  async () => (await import("./adjustment/configuration-adjustment-list.tsx")).ConfigurationAdjustmentList,
);

/** Not needed until something was saved. */
const AutosaveNote = lazyPart(
  async () => (await import("../../ui/form/autosave/autosave-note.tsx")).AutosaveNote,
);

interface ConfigurationFormProps {
  readonly companyId: string;
  readonly product: ProductId;
  readonly configuration: Configuration;
  readonly country: Country;
  /** When it was saved last, in the reader's words. */
  readonly savedWhen: string | undefined;
}

/** The technical configuration while it is the client's turn: saved as a draft any number of times, then sent. */
export function ConfigurationForm(props: ConfigurationFormProps) {
  const { companyId, product, configuration, country, savedWhen } = props;
  const translate = useTranslations("configuration");
  const client = useQueryClient();
  const { queryKey } = readOf(configurationContract, "get", { companyId, product });
  const [failed, setFailed] = useState<ConfigurationIntent>("saveDraft");
  const [submissions] = useState(() => configurationSubmissions({ companyId, product }, country, setFailed));
  const form = useApiForm({
    values: formValuesOf(configuration),
    submissions,
    checkedAs: "send",
    valuesOf: formValuesOf,
    failureTitle: translate(failed === "send" ? "notifyFailed" : "saveFailed"),
    onSaved: (saved, intent) => {
      client.setQueryData(queryKey, saved);
      refreshStages(client, companyId);
      notify.success(translate(intent === "send" ? "sent" : "saved"));
    },
    autosave: {
      intent: "saveDraft",
      onSaved: (saved) => client.setQueryData(queryKey, saved),
    },
  });
  const { review, status } = configuration;
  const before = savedWhen ? translate("savedAt", { when: savedWhen }) : translate("neverSaved");
  return (
    <ApiForm form={form} aria-labelledby="page-title">
      <Adjustments configuration={configuration}>
        <Suspense>{status === "revision" && <AdjustmentList review={review} />}</Suspense>
        <div className="ui-steps configuration-layout">
          <Suspense fallback={<div />}>
            <SectionNav />
          </Suspense>
          <div className="ui-steps__main">
            {configurationSections.map((section) => (
              <SectionFields key={section.id} section={section} country={country} />
            ))}
          </div>
        </div>
        <SubmitBar
          isDirty={false}
          note={
            <Suspense fallback={before}>
              <AutosaveNote form={form} before={before} />
            </Suspense>
          }
        >
          <SubmitButton form={form} intent="saveDraft" variant="secondary" busyLabel={translate("saving")}>
            {translate("save")}
          </SubmitButton>
          <SendButton form={form} schema={submissions.send.schema} />
        </SubmitBar>
      </Adjustments>
    </ApiForm>
  );
}

interface SectionFieldsProps {
  readonly section: ConfigurationSection;
  readonly country: Country;
}

/** The choices on which other fields depend. */
const decisive = [
  "draft.antifraudSolution",
  "draft.modalities",
  "draft.authorizers",
  "draft.bankTransferBoleto",
  "draft.paymentPlatforms",
] as const;

function SectionFields({ section: { id, fields }, country }: SectionFieldsProps) {
  const translate = useTranslations("configuration");
  const [antifraudSolution, modalities, authorizers, bankTransferBoleto, paymentPlatforms] = useWatch<
    ConfigurationFormValues,
    typeof decisive
  >({ name: decisive });
  const required = requiredFields({ modalities, authorizers, bankTransferBoleto, paymentPlatforms });
  return (
    <SectionCard
      id={sectionAnchor(id)}
      title={translate(`section.${id}.title`)}
      lead={translate(`section.${id}.lead`)}
    >
      {fields
        .filter((field) => isShown(field, { antifraudSolution }))
        .map((field) => (
          <div key={field} id={field} className="configuration-field">
            <FieldControl field={field} country={country} isRequired={required.includes(field)} />
            <AdjustmentAnswer field={field} label={translate(`field.${field}`)} />
          </div>
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
