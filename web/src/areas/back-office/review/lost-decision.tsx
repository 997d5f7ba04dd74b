import { occurrenceStatusOf } from "@portal/shared/occurrence/model.ts";
import type { StageStatus } from "@portal/shared/stage/model.ts";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type * as z from "zod/mini";
import type { ApiError } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";

/** The part of a stage that a decision depends on. */
export interface Decidable {
  readonly status: StageStatus;
  readonly occurrence: { readonly sentAt: string | null } | null;
}

/** A decision that lost against a colleague's: the present state, and what the reviewer had written. */
export interface Lost<Item extends Decidable = Decidable> {
  readonly current: Item;
  readonly text: string;
}

interface Refusal<Item> {
  /** Called when a colleague decided, or when a newer revision was sent since. */
  readonly onDecided: (current: Item) => void;
  /**
   * Called when something else changed, such as the priority: the same decision may be sent again on the fresh
   * version.
   */
  readonly onChanged: (current: Item) => void;
}

/** After a version conflict, tells whether a colleague decided or something else changed. */
export function useLostDecision<Item extends Decidable>(
  failure: ApiError | undefined,
  /** The item of the decision as the reviewer saw it. */
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

/** Shows the colleague's decision beside the reviewer's own text: nothing was overwritten and nothing is lost. */
export function LostDecision({ lost: { current, text }, onClose }: { lost: Lost; onClose: () => void }) {
  const translate = useTranslations("back-office-review.conflict");
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
