import type { partnerContract } from "@portal/shared/partner/contract.ts";
import type { Partner } from "@portal/shared/partner/model.ts";
import { ulid } from "ulid";
import { accountSlot } from "../account/model.ts";
import { change } from "../change.ts";
import { record } from "../record.ts";
import type { ApiRequest } from "../request.ts";
import { listing, type PartnerItem, partnerSlot, partnerView } from "./model.ts";

/** Two companies may propose the same partner: support sees both and lists one. */
export function register(request: ApiRequest<typeof partnerContract.routes.register>): Promise<Partner> {
  const { actor, body: data } = request;
  const { companyId } = request.params;
  return change(request, {
    companyId,
    reads: [accountSlot(actor.sub)],
    decide: (seen) => {
      const at = new Date().toISOString();
      const id = ulid(Date.parse(at));
      const partner: Partner = { id, version: 1, status: "pending", data, registeredAt: at, comment: null };
      const item: PartnerItem = { ...partner, companyId, registeredBy: actor.sub };
      const actorName = seen.get(accountSlot(actor.sub)).name;
      const happening = { companyId, subject: "company", event: "partner.registered", at, actorName };
      return {
        writes: [
          { act: "put", key: partnerSlot(id).key, item: { ...item, ...listing(item) }, seen: 0 },
          ...record(request, happening, { partnerId: id }),
        ],
        result: partnerView(item),
      };
    },
  });
}
