import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import type { IssuedKey } from "@portal/shared/sandbox/model.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api/api.ts";
import { useNotifyFailure } from "../../../ui/feedback/notify-failure.ts";
import { sandboxQuery } from "../queries.ts";

/** Makes a key; whoever shows it keeps it on the screen, and nothing else does. */
export function useIssueKey(companyId: string, failed: string, onIssued: (issued: IssuedKey) => void) {
  const client = useQueryClient();
  const notifyFailure = useNotifyFailure();
  return useMutation({
    mutationFn: (merchantId: string | undefined) =>
      merchantId === undefined
        ? api(sandboxContract).createKeys({ params: { companyId } })
        : api(sandboxContract).rotateKey({ params: { companyId, merchantId } }),
    gcTime: 0,
    onSuccess: onIssued,
    onError: (error) => {
      notifyFailure(error, failed);
      // Another member may have been faster.
      void client.invalidateQueries({ queryKey: sandboxQuery(companyId).queryKey });
    },
  });
}
