import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../../lib/api/api.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/feedback/dialog.tsx";
import { notify } from "../../../ui/feedback/notify.ts";
import { useNotifyFailure } from "../../../ui/feedback/notify-failure.ts";
import { Card } from "../../../ui/page.tsx";
import { refreshStore, type StorePlace, sandboxQuery } from "../queries.ts";

/** Repeats the request until nothing is left, and tells how far it is. */
function useReset(place: StorePlace) {
  const translate = useTranslations("sandbox.reset");
  const client = useQueryClient();
  const notifyFailure = useNotifyFailure();
  const [removed, setRemoved] = useState<number>();
  const run = async () => {
    setRemoved(0);
    try {
      let step = await api(sandboxContract).reset({ params: place, body: { isContinued: false } });
      for (let sum = step.removed; !step.isDone; sum += step.removed) {
        setRemoved(sum);
        step = await api(sandboxContract).reset({ params: place, body: { isContinued: true } });
      }
      notify.success(translate("done"));
    } catch (error) {
      notifyFailure(error, translate("failed"));
    } finally {
      setRemoved(undefined);
      void client.invalidateQueries({ queryKey: sandboxQuery(place.companyId).queryKey });
      await refreshStore(client, place);
    }
  };
  return { removed, run };
}

/** Empties a store: its calls and transactions go, its keys stay. */
export function ResetStore(place: StorePlace) {
  const translate = useTranslations("sandbox.reset");
  const [isAsking, setAsking] = useState(false);
  const { removed, run } = useReset(place);
  return (
    <Card title={translate("title")}>
      <p className="ui-muted">{translate("lead")}</p>
      <p>
        <Button size="small" onClick={() => setAsking(true)}>
          {translate("action")}
        </Button>
      </p>
      {isAsking && (
        <ConfirmDialog
          title={translate("question")}
          confirmLabel={translate("confirm")}
          danger
          onCancel={() => setAsking(false)}
          onConfirm={() => run().finally(() => setAsking(false))}
        >
          <p>{translate("warning")}</p>
          <output>{removed !== undefined && translate("progress", { count: removed })}</output>
        </ConfirmDialog>
      )}
    </Card>
  );
}
