import { certificationContract } from "@portal/shared/certification/contract.ts";
import type { Certification } from "@portal/shared/certification/model.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../../lib/api/api.ts";
import { readsOf } from "../../../lib/api/read.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/feedback/dialog.tsx";
import { notify } from "../../../ui/feedback/notify.ts";
import { useNotifyFailure } from "../../../ui/feedback/notify-failure.ts";
import { keepCertification } from "../queries.ts";
import "../certification.css";

/** Begins or restarts: acts that send nothing but the version. */
function useAct(
  { companyId, product, version }: Certification,
  act: "begin" | "restart",
  words: { readonly done: string; readonly failed: string },
) {
  const client = useQueryClient();
  const notifyFailure = useNotifyFailure();
  return useMutation({
    mutationFn: () => api(certificationContract)[act]({ params: { companyId, product }, body: { version } }),
    onSuccess: (saved) => {
      keepCertification(client, saved);
      notify.success(words.done);
    },
    onError: (error) => {
      notifyFailure(error, words.failed);
      void client.invalidateQueries(readsOf("certification", { companyId, product }));
    },
  });
}

export function BeginButton({ certification }: { certification: Certification }) {
  const translate = useTranslations("certification.ready");
  const begin = useAct(certification, "begin", { done: translate("begun"), failed: translate("failed") });
  return (
    <Button variant="primary" isBusy={begin.isPending} onClick={() => begin.mutate()}>
      {translate(begin.isPending ? "beginning" : "begin")}
    </Button>
  );
}

/** Archives the attempt; a dialog explains that first. */
export function RestartButton({ certification }: { certification: Certification }) {
  const translate = useTranslations("certification.restart");
  const [isAsking, setAsking] = useState(false);
  const restart = useAct(certification, "restart", { done: translate("done"), failed: translate("failed") });
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
          <div className="certification-dialog">
            <p>{translate("lead")}</p>
            {certification.status === "concluded" && <p>{translate("concludedLead")}</p>}
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
