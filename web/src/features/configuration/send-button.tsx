import type { ConfigurationDraft } from "@portal/shared/configuration/model.ts";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { withoutBlanks } from "../../lib/form-values.ts";
import type { Submission } from "../../lib/submission.ts";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { DescriptionList } from "../../ui/status.tsx";
import type { ApiForm } from "../../ui/use-api-form.ts";
import { isUrlField } from "./example-urls.ts";
import type { ConfigurationFormValues } from "./form-values.ts";
import { type ConfigurationSection, configurationSections, isFilled, isShown } from "./sections.ts";
import { useFieldText } from "./use-field-text.ts";

interface SendButtonProps {
  readonly form: ApiForm<ConfigurationFormValues, "saveDraft" | "send">;
  readonly schema: Submission<unknown>["schema"];
}

/** Sends after a look at the summary; what cannot be sent yet is said at the fields instead. */
export function SendButton({ form, schema }: SendButtonProps) {
  const translate = useTranslations("configuration");
  const [summary, setSummary] = useState<ConfigurationDraft>();
  const review = () => {
    const values = form.methods.getValues();
    if (schema.safeParse(withoutBlanks(values)).success) setSummary(values.draft);
    else form.submit("send");
  };
  return (
    <>
      <button
        type="button"
        className="brand-button brand-button--primary"
        aria-disabled={form.sending !== undefined}
        onClick={review}
      >
        {translate(form.sending === "send" ? "sending" : "send")}
      </button>
      {summary && (
        <ConfirmDialog
          title={translate("confirmSend.title")}
          confirmLabel={translate("confirmSend.confirm")}
          cancelLabel={translate("confirmSend.back")}
          onCancel={() => setSummary(undefined)}
          onConfirm={() => {
            setSummary(undefined);
            form.submit("send");
          }}
        >
          <p>{translate("confirmSend.lead")}</p>
          <SendSummary draft={summary} />
        </ConfirmDialog>
      )}
    </>
  );
}

const shownAtOnce = 4;

/** A line a section: addresses are counted and long lists are cut, all of it can be read in the form behind. */
function SendSummary({ draft }: { draft: ConfigurationDraft }) {
  const translate = useTranslations("configuration");
  const textOf = useFieldText();
  const summaryOf = ({ fields }: ConfigurationSection): string => {
    const filled = fields.filter((field) => isShown(field, draft) && isFilled(draft[field]));
    const texts = filled.filter((field) => !isUrlField(field)).flatMap((field) => textOf(field, draft));
    const rest = texts.length - shownAtOnce;
    const addresses = filled.filter(isUrlField).length;
    return [
      texts.slice(0, shownAtOnce).join(", ") +
        (rest > 0 ? ` ${translate("confirmSend.more", { count: rest })}` : ""),
      addresses > 0 ? translate("confirmSend.addresses", { count: addresses }) : "",
    ]
      .filter(Boolean)
      .join(", ");
  };
  return (
    <div className="configuration-summary">
      <DescriptionList
        blank={translate("none")}
        items={configurationSections.map((section) => ({
          id: section.id,
          label: translate(`section.${section.id}.title`),
          value: summaryOf(section),
        }))}
      />
    </div>
  );
}
