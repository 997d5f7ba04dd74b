import { evidenceContract } from "@portal/shared/evidence/contract.ts";
import type { EvidenceFile } from "@portal/shared/evidence/model.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { api } from "../../../lib/api/api.ts";
import { isApiError } from "../../../lib/api/api-error.ts";
import { notify } from "../../../ui/feedback/notify.ts";
import { useNotifyFailure } from "../../../ui/feedback/notify-failure.ts";
import { evidenceQuery } from "../queries.ts";

/** Deletes a file for good; resolves to whether it is gone. */
export function useRemoveFile(companyId: string) {
  const translate = useTranslations("evidence.remove");
  const queryClient = useQueryClient();
  const notifyFailure = useNotifyFailure();
  const remove = useMutation({
    mutationFn: async ({ product, id: fileId }: EvidenceFile) => {
      try {
        await api(evidenceContract).remove({ params: { companyId, product, fileId } });
      } catch (error) {
        // A colleague removed it first, so it is gone all the same.
        if (!isApiError(error) || error.code !== "not-found") throw error;
      }
    },
    onSuccess: (_, { product, id }) => {
      const { queryKey } = evidenceQuery(companyId, product);
      queryClient.setQueryData(queryKey, (known) =>
        known ? { items: known.items.filter((file) => file.id !== id) } : known,
      );
      notify.success(translate("done"));
    },
    onError: (error) => notifyFailure(error, translate("failed")),
    onSettled: (_data, _error, { product }) =>
      queryClient.invalidateQueries({ queryKey: evidenceQuery(companyId, product).queryKey }),
  });
  return async (file: EvidenceFile): Promise<boolean> => {
    try {
      await remove.mutateAsync(file);
      return true;
    } catch {
      return false;
    }
  };
}
