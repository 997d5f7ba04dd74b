import type { companyContract } from "@portal/shared/company/contract.ts";
import { DomainError } from "@portal/shared/errors.ts";
import { change } from "../../platform/change/change.ts";
import { memberRef } from "../../platform/change/membership.ts";
import { record } from "../../platform/change/record.ts";
import type { ApiRequest } from "../../platform/http/request.ts";
import type { Snapshot } from "../../platform/table/table.ts";
import type { LinkItem } from "./model.ts";
import { linkRef, remindableAt } from "./public.ts";

type CompanyRoutes = typeof companyContract.routes;
type Wish = ApiRequest<CompanyRoutes["cancelJoinRequest"] | CompanyRoutes["remindOwner"]>;

/** @throws DomainError `action-not-allowed` once it was answered, taken back or replaced by another one. */
function ownRequest({ actor, body }: Wish, seen: Snapshot): LinkItem {
  const link = seen.find(linkRef(actor.sub));
  if (link?.role !== "requested" || link.since !== body.requestedAt) {
    throw new DomainError("action-not-allowed");
  }
  return link;
}

/** Cancels the request. The owner, who may have read the mail about it, finds nothing left to answer. */
export function cancelJoinRequest(
  request: ApiRequest<CompanyRoutes["cancelJoinRequest"]>,
): Promise<Record<string, never>> {
  const { sub } = request.actor;
  return change(request, {
    reads: [linkRef(sub)],
    decide: (seen, by, at) => {
      const { companyId, version } = ownRequest(request, seen);
      return {
        writes: [
          { act: "remove", key: memberRef(companyId, sub).key, seen: 1 },
          { act: "remove", key: linkRef(sub).key, seen: version },
          ...record(by, { companyId, subject: "company", event: "company.join-cancelled", at }),
        ],
        result: {},
      };
    },
  });
}

/** @throws DomainError `too-many-requests` before the owner had a day to answer. */
export function remindOwner(
  request: ApiRequest<CompanyRoutes["remindOwner"]>,
): Promise<{ remindableAt: string }> {
  const { sub } = request.actor;
  return change(request, {
    reads: [linkRef(sub)],
    decide: (seen, by, at) => {
      const { version, ...link } = ownRequest(request, seen);
      const waitMs = Date.parse(remindableAt(link)) - Date.now();
      if (waitMs > 0) {
        throw new DomainError("too-many-requests", { retryAfterSeconds: Math.ceil(waitMs / 1000) });
      }
      const item = { ...link, remindedAt: at };
      const { companyId } = link;
      const entry = { companyId, subject: "company", event: "company.join-reminded", at } as const;
      return {
        writes: [
          { act: "put", key: linkRef(sub).key, item, seen: version },
          ...record(by, entry, { memberSub: sub }),
        ],
        result: { remindableAt: remindableAt(item) },
      };
    },
  });
}
