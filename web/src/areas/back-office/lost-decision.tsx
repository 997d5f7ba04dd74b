import { type Configuration, configurationSchema } from "@portal/shared/configuration/model.ts";
import { occurrenceStatusOf } from "@portal/shared/occurrence/model.ts";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type { ApiError } from "../../lib/api-error.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { CopyButton } from "../../ui/secret-value.tsx";

/** A decision that came second: what the ticket is by now, and what the reviewer had written. */
export interface Lost {
  readonly current: Configuration;
  readonly text: string;
}

interface Refusal {
  /** Somebody decided: there is nothing left to send. */
  readonly onDecided: (current: Configuration) => void;
  /** Only something else changed, such as the priority: the same decision may be sent again on the fresh version. */
  readonly onChanged: (current: Configuration) => void;
}

/** Tells the two ways apart in which a ticket may have moved on while somebody was deciding. */
export function useLostDecision(failure: ApiError | undefined, refusal: Refusal): void {
  const latest = useRef(refusal);
  useEffect(() => {
    latest.current = refusal;
  });
  useEffect(() => {
    const current = configurationSchema.safeParse(failure?.current).data;
    if (failure?.code !== "version-conflict" || !current) return;
    if (current.status === "under-approval") latest.current.onChanged(current);
    else latest.current.onDecided(current);
  }, [failure]);
}

/** Nothing was overwritten and nothing written is lost: the reviewer sees both and goes on from the fresh state. */
export function LostDecision({ lost: { current, text }, onClose }: { lost: Lost; onClose: () => void }) {
  const translate = useTranslations("back-office.conflict");
  const translateStatus = useTranslations("occurrence.status");
  return (
    <Dialog title={translate("title")} onClose={onClose} role="alertdialog">
      <p className="ui-dialog__text">
        {translate("lead", { status: translateStatus(occurrenceStatusOf[current.status]) })}
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
