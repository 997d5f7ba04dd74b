import type { RecordedCall } from "@portal/shared/sandbox/model.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { notify } from "../../../ui/feedback/notify.ts";
import { useNotifyFailure } from "../../../ui/feedback/notify-failure.ts";
import { callsQuery, refreshStore, type StorePlace, transactionQuery } from "../queries.ts";
import { curlOf, type SandboxCall } from "./curl.ts";
import { repeatable } from "./resend.ts";
import { sendCall } from "./send-again.ts";

interface CallActionsProps {
  readonly place: StorePlace;
  readonly call: RecordedCall;
  readonly mayAct: boolean;
  readonly onOpen: (callId: string) => void;
}

/** The call as a command, and once more from here for those who may. */
export function CallActions({ place, call, mayAct, onOpen }: CallActionsProps) {
  const translate = useTranslations("sandbox.again");
  const { transactionId } = call;
  const about = useQuery({
    ...transactionQuery(place, transactionId ?? ""),
    enabled: transactionId !== null,
    refetchInterval: false,
  });
  const brand = about.data?.card?.brand;
  const [now] = useState(() => new Date());
  const again = useMemo(() => repeatable(call, { brand, now }), [call, brand, now]);
  const send = useSendAgain(place, call, onOpen);
  if (!again) return <p className="ui-muted">{translate("impossible")}</p>;
  const curl = curlOf(again, { origin: window.location.origin, merchantId: place.merchantId });
  return (
    <p className="sandbox-actions">
      {mayAct && (
        <Button size="small" variant="primary" isBusy={send.isPending} onClick={() => send.mutate(again)}>
          {translate(send.isPending ? "sending" : "send")}
        </Button>
      )}
      <span className="sandbox-value">
        {translate("curl")}
        <CopyButton text={curl} label="curl" />
      </span>
    </p>
  );
}

const firstPage = {
  text: undefined,
  product: undefined,
  status: undefined,
  transactionId: undefined,
  cursor: undefined,
  limit: 20,
};

/** Opens the new call, whatever was answered: reading that is what it was sent for. */
function useSendAgain(place: StorePlace, before: RecordedCall, onOpen: (callId: string) => void) {
  const translate = useTranslations("sandbox.again");
  const client = useQueryClient();
  const notifyFailure = useNotifyFailure();
  return useMutation({
    mutationFn: (call: SandboxCall) => sendCall(place, call),
    onSuccess: async () => {
      notify.success(translate("sent"));
      await refreshStore(client, place);
      const { items } = await client.fetchQuery(callsQuery(place, firstPage, false));
      const sent = items.find(
        ({ id, path, method }) => id > before.id && path === before.path && method === before.method,
      );
      if (sent) onOpen(sent.id);
    },
    onError: (error) => notifyFailure(error, translate("failed")),
  });
}
