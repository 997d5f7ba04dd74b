import { noticeContract } from "@portal/shared/notice/contract.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { noticeCountQuery } from "../../../features/notice/queries.ts";
import { api } from "../../../lib/api/api.ts";
import { readsOf } from "../../../lib/api/read.ts";
import { notify } from "../../../ui/feedback/notify.ts";
import { useNotifyFailure } from "../../../ui/feedback/notify-failure.ts";

/** What somebody does with their notices; the list and the count in the header follow. */
export function useNoticeActs(companyId: string) {
  const translate = useTranslations("notice");
  const client = useQueryClient();
  const notifyFailure = useNotifyFailure();
  const params = { companyId };
  const refresh = () => client.invalidateQueries(readsOf("notice", params));
  const mark = useMutation({
    mutationFn: ({ noticeId, isRead }: { noticeId: string; isRead: boolean }) =>
      api(noticeContract).mark({ params: { companyId, noticeId }, body: { isRead } }),
    onError: (error) => notifyFailure(error, translate("markFailed")),
    onSettled: refresh,
  });
  const readAll = useMutation({
    mutationFn: (until: string) => api(noticeContract).readAll({ params, body: { until } }),
    onSuccess: () => notify.success(translate("allRead")),
    onError: (error) => notifyFailure(error, translate("markFailed")),
    onSettled: refresh,
  });
  const chooseMail = useMutation({
    mutationFn: (byMail: boolean) => api(noticeContract).chooseMail({ params, body: { byMail } }),
    onSuccess: ({ byMail }) => {
      client.setQueryData(noticeCountQuery(companyId).queryKey, (known) => known && { ...known, byMail });
      notify.success(translate(byMail ? "letters.on" : "letters.off"));
    },
    onError: (error) => notifyFailure(error, translate("letters.failed")),
    onSettled: refresh,
  });
  return { mark, readAll, chooseMail };
}
