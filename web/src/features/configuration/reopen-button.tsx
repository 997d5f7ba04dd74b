import { type DataTag, type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/feedback/dialog.tsx";
import { notify } from "../../ui/feedback/notify.ts";
import { useNotifyFailure } from "../../ui/feedback/notify-failure.ts";
import { refreshStages } from "../occurrence/model.ts";

interface ReopenButtonProps<Item> {
  readonly companyId: string;
  /** Where the configuration is kept. */
  readonly queryKey: DataTag<QueryKey, Item, Error>;
  readonly reopen: () => Promise<Item>;
}

/** Reopens an approved configuration as a new revision, which support must approve again. */
export function ReopenButton<Item>({ companyId, queryKey, reopen: ask }: ReopenButtonProps<Item>) {
  const translate = useTranslations("configuration.approved");
  const client = useQueryClient();
  const notifyFailure = useNotifyFailure();
  const [isAsking, setAsking] = useState(false);
  const reopen = useMutation({
    mutationFn: ask,
    onSuccess: (reopened: Item) => {
      client.setQueryData<Item>(queryKey, () => reopened);
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
