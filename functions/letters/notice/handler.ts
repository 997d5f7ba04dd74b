import { noticeContract } from "@portal/shared/notice/contract.ts";
import { change } from "../../platform/change/change.ts";
import { memberRef } from "../../platform/change/membership.ts";
import { httpHandler } from "../../platform/http/http.ts";
import type { ChangeRequest } from "../../platform/http/request.ts";
import { readCursor, signedPage } from "../../platform/table/cursor.ts";
import { countUnread, listNotices, readSight } from "./list.ts";
import { mark, markUntil } from "./mark.ts";
import { type Sight, sightOf, sightRef } from "./model.ts";

/** Changes what the caller has read or chosen. Only they ever see it, so it has no version of its own to send. */
function changeSight<Result>(
  request: ChangeRequest,
  companyId: string,
  next: (sight: Sight) => Sight,
  result: Result,
): Promise<Result> {
  const [ref, member] = [sightRef(companyId, request.actor.sub), memberRef(companyId, request.actor.sub)];
  return change(request, {
    companyId,
    reads: [ref, member],
    decide: (seen) => {
      const stored = seen.find(ref);
      const item = next(sightOf(stored, seen.get(member).since));
      return { writes: [{ act: "put", key: ref.key, item, seen: stored?.version ?? 0 }], result };
    },
  });
}

export const handler = httpHandler(noticeContract, {
  list: async ({ actor, params: { companyId }, query: { cursor, ...filter } }) => {
    const sight = await readSight(companyId, actor);
    const { product, show } = filter;
    const scope = { sub: actor.sub, list: "notices", filter: { companyId, product, show } };
    const after = await readCursor(scope, cursor);
    return signedPage(scope, await listNotices(companyId, actor, sight, { ...filter, after }));
  },

  count: async ({ actor, params: { companyId } }) =>
    countUnread(companyId, actor, await readSight(companyId, actor)),

  mark: (request) => {
    const { companyId, noticeId: id } = request.params;
    const { isRead } = request.body;
    return changeSight(request, companyId, (sight) => mark(sight, id, isRead), { id, isRead });
  },

  readAll: (request) => {
    const { until } = request.body;
    const next = (sight: Sight) => markUntil(sight, until);
    return changeSight(request, request.params.companyId, next, { until });
  },

  chooseMail: (request) => {
    const { byMail } = request.body;
    const next = (sight: Sight) => ({ ...sight, byMail });
    return changeSight(request, request.params.companyId, next, { byMail });
  },
});
