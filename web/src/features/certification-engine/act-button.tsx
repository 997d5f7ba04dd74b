import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { readsOf } from "../../lib/api/read.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/feedback/dialog.tsx";
import { notify } from "../../ui/feedback/notify.ts";
import { useNotifyFailure } from "../../ui/feedback/notify-failure.ts";
import type { AnyCertification, CertificationScreens } from "./screens.ts";

interface ActProps<Item extends AnyCertification> {
  readonly screens: CertificationScreens<Item>;
  readonly certification: Item;
}

function useAct<Item extends AnyCertification>(
  { screens: { words, act, keep }, certification }: ActProps<Item>,
  name: "begin" | "restart",
  said: { readonly done: string; readonly failed: string },
) {
  const client = useQueryClient();
  const notifyFailure = useNotifyFailure();
  return useMutation({
    mutationFn: () => act(certification, name),
    onSuccess: (saved) => {
      keep(client, saved);
      notify.success(said.done);
    },
    onError: (error) => {
      notifyFailure(error, said.failed);
      void client.invalidateQueries(readsOf(words, { companyId: certification.companyId }));
    },
  });
}

export function BeginButton<Item extends AnyCertification>(props: ActProps<Item>) {
  const translate = useTranslations(`${props.screens.words}.ready`);
  const begin = useAct(props, "begin", { done: translate("begun"), failed: translate("failed") });
  return (
    <Button variant="primary" isBusy={begin.isPending} onClick={() => begin.mutate()}>
      {translate(begin.isPending ? "beginning" : "begin")}
    </Button>
  );
}

/** Archives the attempt; a dialog explains that first. */
export function RestartButton<Item extends AnyCertification>(props: ActProps<Item>) {
  const translate = useTranslations(`${props.screens.words}.restart`);
  const [isAsking, setAsking] = useState(false);
  const restart = useAct(props, "restart", { done: translate("done"), failed: translate("failed") });
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
          <p>{translate("lead")}</p>
          {props.certification.status === "concluded" && <p>{translate("concludedLead")}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
