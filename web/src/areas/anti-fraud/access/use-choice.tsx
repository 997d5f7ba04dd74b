import { companyContract } from "@portal/shared/company/contract.ts";
import type { Company } from "@portal/shared/company/model.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { refreshStages } from "../../../features/occurrence/model.ts";
import { api } from "../../../lib/api/api.ts";
import { readOf, readsOf } from "../../../lib/api/read.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/feedback/dialog.tsx";
import { notify } from "../../../ui/feedback/notify.ts";
import { useNotifyFailure } from "../../../ui/feedback/notify-failure.ts";

/** Says in the company's data whether it uses the product; what that opens is the server's to say. */
function useChoice({ id: companyId, version, data }: Company, act: "accept" | "decline") {
  const translate = useTranslations("fraud-flow.access");
  const client = useQueryClient();
  const notifyFailure = useNotifyFailure();
  const usesFraudDetect = act === "accept";
  return useMutation({
    mutationFn: () =>
      api(companyContract).update({
        params: { companyId },
        body: { version, data: { ...data, usesFraudDetect } },
      }),
    onSuccess: (saved) => {
      client.setQueryData(readOf(companyContract, "get", { companyId }).queryKey, saved);
      void client.invalidateQueries(readsOf("release", { companyId }));
      refreshStages(client, companyId);
      notify.success(translate(`${act}.done`));
    },
    onError: (error) => {
      notifyFailure(error, translate("chooseFailed"));
      void client.invalidateQueries(readsOf("company", { companyId }));
    },
  });
}

/** For a company whose data says that it does not use the product. */
export function AcceptButton({ company }: { company: Company }) {
  const translate = useTranslations("fraud-flow.access.accept");
  const accept = useChoice(company, "accept");
  return (
    <Button variant="primary" isBusy={accept.isPending} onClick={() => accept.mutate()}>
      {translate("action")}
    </Button>
  );
}

/** Closes the product again while nothing of it was begun. */
export function DeclineButton({ company }: { company: Company }) {
  const translate = useTranslations("fraud-flow.access.decline");
  const [isAsking, setAsking] = useState(false);
  const decline = useChoice(company, "decline");
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {translate("action")}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={translate("title")}
          confirmLabel={translate("confirm")}
          onCancel={() => setAsking(false)}
          // The dialog only waits for the end: `onError` reports failures.
          onConfirm={() =>
            decline
              .mutateAsync()
              .catch(() => undefined)
              .finally(() => setAsking(false))
          }
        >
          <p>{translate("lead")}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
