import type { accessDataContract } from "@portal/shared/access-data/contract.ts";
import type { AccessData } from "@portal/shared/access-data/model.ts";
import { change, requireVersion } from "../../platform/change/change.ts";
import { requireRole } from "../../platform/change/membership.ts";
import type { ApiRequest } from "../../platform/http/request.ts";
import { accessDataView, accessRef } from "./model.ts";
import { deliver, deliveryRefs } from "./public.ts";

/** @throws DomainError `not-found` where nothing was delivered yet. */
export function replace(request: ApiRequest<typeof accessDataContract.routes.replace>): Promise<AccessData> {
  const { actor, params, body } = request;
  const { companyId, product } = params;
  requireRole(actor, "support");
  const ref = accessRef(companyId, product);
  return change(request, {
    companyId,
    reads: deliveryRefs(params, body.accessData),
    current: (seen) => accessDataView(companyId, product, seen.get(ref)),
    decide: async (seen, by, at) => {
      const stored = seen.get(ref);
      requireVersion(stored.version, body.version);
      const { item, writes } = await deliver(body.accessData, {
        place: params,
        seen,
        by,
        at,
        hasAntifraud: stored.secrets.fraudDetectTestKey !== undefined,
        isShared: body.sharesMerchantId,
        reason: body.reason,
      });
      return { writes, result: accessDataView(companyId, product, item) };
    },
  });
}
