import { type ConfigurationDraft, configurationFields } from "@portal/shared/configuration/model.ts";
import { countCorrections } from "@portal/shared/stage/correction.ts";
import { useTranslations } from "use-intl";
import { SendCorrections } from "../../../ui/feedback/send-corrections.tsx";
import { DescriptionList } from "../../../ui/feedback/status.tsx";
import { useAdjustments } from "../../../ui/form/adjustment/adjustments.tsx";
import { isUrlField } from "../example-urls.ts";
import { type ConfigurationSection, configurationSections, isFilled, isShown } from "../section/sections.ts";
import { useFieldText } from "../use-field-text.ts";

interface SendDialogProps {
  readonly draft: ConfigurationDraft;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** A last look at everything before it becomes read-only. */
export function SendDialog({ draft, onCancel, onConfirm }: SendDialogProps) {
  const translate = useTranslations("configuration.confirmSend");
  const labelOf = useTranslations("configuration.field");
  const { all, changed } = useAdjustments();
  const states = all.flatMap(({ state }) => state ?? []);
  const unchanged = all.filter(({ state }) => state === "open");
  return (
    <SendCorrections
      title={translate("title")}
      confirmLabel={translate("confirm")}
      cancelLabel={translate("back")}
      count={states.length > 0 ? countCorrections(states) : undefined}
      unchanged={configurationFields
        .filter((name) => unchanged.some(({ field }) => field === name))
        .map((name) => labelOf(name))}
      untouchedLead={translate("untouchedLead")}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {changed?.length === 0 && <p>{translate("nothingNew")}</p>}
      <p>{translate("lead")}</p>
      <SendSummary draft={draft} />
    </SendCorrections>
  );
}

const shownAtOnce = 4;

/** One line per section: addresses are counted and long lists are cut; the form behind has everything. */
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
