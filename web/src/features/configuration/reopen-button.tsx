import { configurationContract } from "@portal/shared/configuration/contract.ts";
import type { Configuration } from "@portal/shared/configuration/model.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../lib/api/api.ts";
import { readOf } from "../../lib/api/read.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/feedback/dialog.tsx";
import { notify } from "../../ui/feedback/notify.ts";
import { useNotifyFailure } from "../../ui/feedback/notify-failure.ts";
import { refreshStages } from "../occurrence/model.ts";

/** Reopens an approved configuration as a new revision, which support must approve again. */
export function ReopenButton({ configuration }: { configuration: Configuration }) {
  const translate = useTranslations("configuration.approved");
  const { companyId, product, version } = configuration;
  const client = useQueryClient();
  const notifyFailure = useNotifyFailure();
  const [isAsking, setAsking] = useState(false);
  const { queryKey } = readOf(configurationContract, "get", { companyId, product });
  const reopen = useMutation({
    mutationFn: () =>
      api(configurationContract).reopen({ params: { companyId, product }, body: { version } }),
    onSuccess: (reopened) => {
      client.setQueryData(queryKey, reopened);
      notify.success(translate("reopened"));
    },
    onError: (error) => {
      notifyFailure(error, translate("failed"));
      void client.invalidateQueries({ queryKey });
    },
    onSettled: () => {
      setAsking(false);
      refreshStages(client, companyId);
    },
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{translate("reopen")}</Button>
      {isAsking && (
        <ConfirmDialog
          title={translate("confirmTitle")}
          confirmLabel={translate("confirm")}
          cancelLabel={translate("back")}
          onCancel={() => setAsking(false)}
          // The dialog only waits for the end: `onError` reports failures.
          onConfirm={() => reopen.mutateAsync().catch(() => undefined)}
        >
          {translate("confirmLead")}
        </ConfirmDialog>
      )}
    </>
  );
}
