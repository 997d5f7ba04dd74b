import { occurrenceStatusOf } from "@portal/shared/occurrence/model.ts";
import type { StageStatus } from "@portal/shared/stage/model.ts";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type * as z from "zod/mini";
import type { ApiError } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { CopyButton } from "../../../ui/secret-value.tsx";

/** A stage as one decides on it. */
interface Decidable {
  readonly status: StageStatus;
  readonly occurrence: { readonly sentAt: string | null } | null;
}

/** A decision that came second: what the ticket is by now, and what the reviewer had written. */
export interface Lost<Item extends Decidable = Decidable> {
  readonly current: Item;
  readonly text: string;
}

interface Refusal<Item> {
  /** Somebody decided: there is nothing left to send, or something else was sent since. */
  readonly onDecided: (current: Item) => void;
  /** Only something else changed, such as the priority: the same decision may be sent again on the fresh version. */
  readonly onChanged: (current: Item) => void;
}

/** Tells the two ways apart in which a ticket may have moved on while somebody was deciding. */
export function useLostDecision<Item extends Decidable>(
  failure: ApiError | undefined,
  /** What the decision is about, as the reviewer saw it. */
  seen: Item,
  schema: z.ZodMiniType<Item>,
  refusal: Refusal<Item>,
): void {
  const latest = useRef({ refusal, seen });
  useEffect(() => {
    latest.current = { refusal, seen };
  });
  useEffect(() => {
    const current = schema.safeParse(failure?.current).data;
    if (failure?.code !== "version-conflict" || !current) return;
    const { refusal: told, seen: reviewed } = latest.current;
    const isSameSending = current.occurrence?.sentAt === reviewed.occurrence?.sentAt;
    if (current.status === "under-approval" && isSameSending) told.onChanged(current);
    else told.onDecided(current);
  }, [failure, schema]);
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
        <Button variant="primary" onClick={onClose}>
          {translate("see")}
        </Button>
      </div>
    </Dialog>
  );
}
