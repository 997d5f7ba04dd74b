import { historyContract } from "@portal/shared/history/contract.ts";
import { noticeContract } from "@portal/shared/notice/contract.ts";
import { ask, type Caller } from "../../api.ts";
import { act, type Cost, decision } from "./acts.ts";

/** What somebody does with the notices of their company. */
export async function noticeActs(client: Caller, companyId: string): Promise<readonly Cost[]> {
  const { mark, readAll, chooseMail } = noticeContract.routes;
  const params = { companyId };
  const { items } = await ask(client, historyContract.routes.list, { params, query: {} });
  const noticeId = items[0]?.id ?? "";
  return [
    ["mark", act(client, mark, { params: { companyId, noticeId }, body: { isRead: true } }), decision],
    ["read all", act(client, readAll, { params, body: { until: noticeId } }), decision],
    ["letters", act(client, chooseMail, { params, body: { byMail: true } }), decision],
  ];
}
