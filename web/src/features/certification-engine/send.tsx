import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { ApiError, isApiError } from "../../lib/api/api-error.ts";
import { readsOf } from "../../lib/api/read.ts";
import { createSubmissionKeys } from "../../lib/api/submission-key.ts";
import { Button } from "../../ui/button.tsx";
import { FailureText } from "../../ui/feedback/failure-text.tsx";
import { notify } from "../../ui/feedback/notify.ts";
import type { AnyCertification, CertificationScreens, CertificationWords } from "./screens.ts";

/** Sends to support; a send whose answer got lost is repeated under the same key. */
export function useSend<Item extends AnyCertification>(
  { words, product, schema, act, keep }: CertificationScreens<Item>,
  certification: Item,
) {
  const translate = useTranslations(`${words}.summary`);
  const client = useQueryClient();
  const [keys] = useState(() => createSubmissionKeys());
  const { companyId, version } = certification;
  const { error, mutateAsync, isPending } = useMutation({
    mutationFn: () => act(certification, "send", { idempotencyKey: keys.keyFor(String(version)) }),
    onSettled: (_, failed) => keys.settle(failed ?? undefined),
    onSuccess: (saved) => {
      keep(client, saved);
      notify.success(translate("sent"));
    },
    onError: (failed) => {
      const current = isApiError(failed) ? schema.safeParse(failed.current) : undefined;
      if (current?.success) return keep(client, current.data);
      void client.invalidateQueries(readsOf(words, { companyId }));
      void client.invalidateQueries(readsOf("evidence", { companyId, product }));
    },
  });
  return {
    isSending: isPending,
    // Failures are shown behind the dialog, which only waits for the end.
    send: () => mutateAsync().catch(() => undefined),
    failure: error === null ? undefined : isApiError(error) ? error : new ApiError("internal-error"),
  };
}

interface SendButtonProps {
  readonly words: CertificationWords;
  readonly sending: ReturnType<typeof useSend>;
  /** Says what is missing instead, while something is. */
  readonly onIncomplete: (() => void) | undefined;
  /** A last look at everything before it becomes read-only. */
  readonly renderDialog: (ways: {
    readonly onConfirm: () => unknown;
    readonly onCancel: () => void;
  }) => ReactNode;
}

/** The way to support; while something is missing it leads there. */
export function SendButton({
  words,
  sending: { isSending, send },
  onIncomplete,
  renderDialog,
}: SendButtonProps) {
  const translate = useTranslations(`${words}.summary`);
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="primary"
        aria-disabled={isSending || onIncomplete !== undefined}
        onClick={() => {
          if (onIncomplete) onIncomplete();
          else if (!isSending) setAsking(true);
        }}
      >
        {translate(isSending ? "sending" : "send")}
      </Button>
      {onIncomplete && <p className="ui-muted">{translate("notYet")}</p>}
      <Suspense>
        {isAsking && renderDialog({ onConfirm: () => send().finally(close), onCancel: close })}
      </Suspense>
    </>
  );
}

interface SendFailureProps {
  readonly words: CertificationWords;
  readonly failure: ApiError;
  /** What is to be done about it. */
  readonly children?: ReactNode;
}

/** Why support was not notified, shown beside the button that was to notify it. */
export function SendFailure({ words, failure, children }: SendFailureProps) {
  const translate = useTranslations(words);
  return (
    <div className="ui-alert ui-alert--danger" role="alert">
      <FailureText error={failure} title={translate("notifyFailed")} />
      {children}
    </div>
  );
}
