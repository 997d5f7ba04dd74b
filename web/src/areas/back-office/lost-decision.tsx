import { type Configuration, configurationSchema } from "@portal/shared/configuration/model.ts";
import { occurrenceStatusOf } from "@portal/shared/occurrence/model.ts";
import { useTranslations } from "use-intl";
import { type ApiError } from "../../lib/api-error.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { CopyButton } from "../../ui/secret-value.tsx";

/** A decision that came second: what the ticket is by now, and what the reviewer had written. */
export interface Lost {
  readonly current: Configuration | undefined;
  readonly text: string;
}

const isLost = ({ code }: ApiError): boolean => code === "version-conflict" || code === "action-not-allowed";

/** The refusal of a decision that somebody else has made, with the fresh item if it came along. */
export function lostDecision(error: ApiError | undefined, text: string): Lost | undefined {
  if (!error || !isLost(error)) return undefined;
  return { current: configurationSchema.safeParse(error.current).data, text };
}

/** Nothing was overwritten and nothing written is lost: the reviewer sees both and goes on from the fresh state. */
export function LostDecision({ lost: { current, text }, onClose }: { lost: Lost; onClose: () => void }) {
  const translate = useTranslations("back-office.conflict");
  const translateStatus = useTranslations("occurrence.status");
  const status =
    current && current.status !== "under-approval" ? occurrenceStatusOf[current.status] : undefined;
  return (
    <Dialog title={translate("title")} onClose={onClose} role="alertdialog">
      <p className="ui-dialog__text">
        {status ? translate("lead", { status: translateStatus(status) }) : translate("edited")}
      </p>
      {text && (
        <div className="review-lost">
          <p className="review-lost__title">
            {translate("notes")}
            <CopyButton text={text} label={translate("notes")} />
          </p>
          <pre>{text}</pre>
        </div>
      )}
      <div className="ui-dialog__actions">
        <button type="button" className="brand-button brand-button--primary" onClick={onClose}>
          {translate("see")}
        </button>
      </div>
    </Dialog>
  );
}
