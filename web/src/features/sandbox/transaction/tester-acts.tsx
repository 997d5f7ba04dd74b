import type { TesterAct } from "@portal/shared/esitef/tester-acts.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import type { Transaction } from "@portal/shared/sandbox/model.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { api } from "../../../lib/api/api.ts";
import { Button } from "../../../ui/button.tsx";
import { notify } from "../../../ui/feedback/notify.ts";
import { useNotifyFailure } from "../../../ui/feedback/notify-failure.ts";
import { keepTransaction, type StorePlace, transactionQuery } from "../queries.ts";

interface TesterActsProps {
  readonly place: StorePlace;
  readonly transaction: Transaction;
}

const isWelcome = (act: TesterAct): boolean => act === "pay" || act === "authenticate" || act === "accept";

/** What somebody else would do elsewhere: the buyer, the card's holder, the risk analyst. */
export function TesterActs({ place, transaction }: TesterActsProps) {
  const translate = useTranslations("sandbox.act");
  const client = useQueryClient();
  const notifyFailure = useNotifyFailure();
  const { id: transactionId, acts } = transaction;
  const act = useMutation({
    mutationFn: (name: TesterAct) =>
      api(sandboxContract).act({ params: { ...place, transactionId }, body: { act: name } }),
    onSuccess: (saved) => {
      keepTransaction(client, place, saved);
      notify.success(translate("done", { status: saved.status }));
    },
    onError: (error) => {
      notifyFailure(error, translate("failed"));
      void client.invalidateQueries({ queryKey: transactionQuery(place, transactionId).queryKey });
    },
  });
  if (acts.length === 0) return null;
  return (
    <section aria-labelledby="sandbox-acts">
      <h3 id="sandbox-acts">{translate("title")}</h3>
      <p className="sandbox-actions">
        {acts.map((name) => (
          <Button
            key={name}
            size="small"
            variant={isWelcome(name) ? "primary" : "secondary"}
            isBusy={act.isPending}
            onClick={() => act.mutate(name)}
          >
            {translate(name)}
          </Button>
        ))}
      </p>
    </section>
  );
}
