import { companyContract } from "@portal/shared/company/contract.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { api } from "../../lib/api/api.ts";
import { notify } from "../../ui/feedback/notify.ts";
import { useNotifyFailure } from "../../ui/feedback/notify-failure.ts";
import { refreshAccount } from "../account/model.ts";

/** An act on the person's own join request, identified by its time; the account query then shows the new state. */
function useJoinAct(act: (requestedAt: string) => Promise<unknown>, done: "cancelled" | "reminded") {
  const translate = useTranslations("join-request");
  const queryClient = useQueryClient();
  const notifyFailure = useNotifyFailure();
  return useMutation({
    mutationFn: act,
    onSuccess: () => notify.success(translate(done)),
    onError: (error) => notifyFailure(error, translate("failed")),
    // The owner may have answered meanwhile.
    onSettled: () => refreshAccount(queryClient),
  });
}

const { cancelJoinRequest, remindOwner } = api(companyContract);

export const useCancelJoin = () =>
  useJoinAct((requestedAt) => cancelJoinRequest({ body: { requestedAt } }), "cancelled");

export const useRemindOwner = () =>
  useJoinAct((requestedAt) => remindOwner({ body: { requestedAt } }), "reminded");
