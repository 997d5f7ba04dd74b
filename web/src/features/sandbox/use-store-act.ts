import type { Store } from "@portal/shared/sandbox/model.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { notify } from "../../ui/feedback/notify.ts";
import { useNotifyFailure } from "../../ui/feedback/notify-failure.ts";
import { keepStore, sandboxQuery } from "./queries.ts";

interface StoreActWords {
  readonly done: string;
  readonly failed: string;
}

/** An act on a store that answers with the store as it then is. */
export function useStoreAct<Input = void>(
  companyId: string,
  call: (input: Input) => Promise<Store>,
  { done, failed }: StoreActWords,
) {
  const client = useQueryClient();
  const notifyFailure = useNotifyFailure();
  return useMutation({
    mutationFn: call,
    onSuccess: (store) => {
      keepStore(client, companyId, store);
      notify.success(done);
    },
    onError: (error) => {
      notifyFailure(error, failed);
      void client.invalidateQueries({ queryKey: sandboxQuery(companyId).queryKey });
    },
  });
}
