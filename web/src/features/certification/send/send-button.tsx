import { certificationContract } from "@portal/shared/certification/contract.ts";
import { type Certification, certificationSchema } from "@portal/shared/certification/model.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../../lib/api/api.ts";
import { ApiError, isApiError } from "../../../lib/api/api-error.ts";
import { readsOf } from "../../../lib/api/read.ts";
import { createSubmissionKeys } from "../../../lib/api/submission-key.ts";
import { Button } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { notify } from "../../../ui/feedback/notify.ts";
import type { CaseProgress } from "../progress/progress.ts";
import { keepCertification } from "../queries.ts";

/** Loaded when it is opened. */
const SendDialog = lazyPart(async () => (await import("./send-dialog.tsx")).SendDialog);

/** Sends to support; a send whose answer got lost is repeated under the same key. */
export function useSend(certification: Certification) {
  const translate = useTranslations("certification.summary");
  const client = useQueryClient();
  const [keys] = useState(() => createSubmissionKeys());
  const { companyId, product, version } = certification;
  const send = useMutation({
    mutationFn: async () => {
      const input = { params: { companyId, product }, body: { version } };
      return api(certificationContract).send(input, { idempotencyKey: keys.keyFor(String(version)) });
    },
    onSettled: (_, error) => keys.settle(error ?? undefined),
    onSuccess: (saved) => {
      keepCertification(client, saved);
      notify.success(translate("sent"));
    },
    onError: (error) => {
      const current = isApiError(error) ? certificationSchema.safeParse(error.current) : undefined;
      if (current?.success) return keepCertification(client, current.data);
      void client.invalidateQueries(readsOf("certification", { companyId, product }));
      void client.invalidateQueries(readsOf("evidence", { companyId, product }));
    },
  });
  const { error } = send;
  const failure = error === null ? undefined : isApiError(error) ? error : new ApiError("internal-error");
  return { send, failure };
}

interface SendButtonProps {
  readonly send: ReturnType<typeof useSend>["send"];
  readonly progress: readonly CaseProgress[];
  /** Says what is missing instead, while something is. */
  readonly onIncomplete: (() => void) | undefined;
}

export function SendButton({ send, progress, onIncomplete }: SendButtonProps) {
  const translate = useTranslations("certification.summary");
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="primary"
        aria-disabled={send.isPending || onIncomplete !== undefined}
        onClick={() => {
          if (onIncomplete) onIncomplete();
          else if (!send.isPending) setAsking(true);
        }}
      >
        {translate(send.isPending ? "sending" : "send")}
      </Button>
      <Suspense>
        {isAsking && (
          <SendDialog
            progress={progress}
            onCancel={() => setAsking(false)}
            // Failures are shown in the summary behind the dialog.
            onConfirm={() =>
              send
                .mutateAsync()
                .catch(() => undefined)
                .finally(() => setAsking(false))
            }
          />
        )}
      </Suspense>
    </>
  );
}
