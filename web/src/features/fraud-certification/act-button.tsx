import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../lib/api/api.ts";
import { readsOf } from "../../lib/api/read.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/feedback/dialog.tsx";
import { notify } from "../../ui/feedback/notify.ts";
import { useNotifyFailure } from "../../ui/feedback/notify-failure.ts";
import { keepFraudCertification } from "./queries.ts";

/** Begins or restarts: acts that send nothing but the version. */
function useAct(
  { companyId, version }: FraudCertification,
  act: "begin" | "restart",
  words: { readonly done: string; readonly failed: string },
) {
  const client = useQueryClient();
  const notifyFailure = useNotifyFailure();
  return useMutation({
    mutationFn: () => api(fraudCertificationContract)[act]({ params: { companyId }, body: { version } }),
    onSuccess: (saved) => {
      keepFraudCertification(client, saved);
      notify.success(words.done);
    },
    onError: (error) => {
      notifyFailure(error, words.failed);
      void client.invalidateQueries(readsOf("fraud-certification", { companyId }));
    },
  });
}

export function BeginFraudButton({ certification }: { certification: FraudCertification }) {
  const translate = useTranslations("fraud-certification.ready");
  const words = { done: translate("begun"), failed: translate("failed") };
  const begin = useAct(certification, "begin", words);
  return (
    <Button variant="primary" isBusy={begin.isPending} onClick={() => begin.mutate()}>
      {translate("begin")}
    </Button>
  );
}

/** Archives the attempt; a dialog explains that first. */
export function RestartFraudButton({ certification }: { certification: FraudCertification }) {
  const translate = useTranslations("fraud-certification.restart");
  const [isAsking, setAsking] = useState(false);
  const words = { done: translate("done"), failed: translate("failed") };
  const restart = useAct(certification, "restart", words);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{translate("action")}</Button>
      {isAsking && (
        <ConfirmDialog
          title={translate("title")}
          confirmLabel={translate("confirm")}
          cancelLabel={translate("back")}
          danger
          onCancel={() => setAsking(false)}
          // The dialog only waits for the end: `onError` reports failures.
          onConfirm={() =>
            restart
              .mutateAsync()
              .catch(() => undefined)
              .finally(() => setAsking(false))
          }
        >
          <p>{translate(certification.status === "concluded" ? "concludedLead" : "lead")}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
