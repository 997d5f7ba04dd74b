import { partnerContract } from "@portal/shared/partner/contract.ts";
import {
  type PartnerAction,
  type PartnerStatus,
  partnerTransitions,
} from "@portal/shared/partner/lifecycle.ts";
import { type Partner, partnerSchema } from "@portal/shared/partner/model.ts";
import { type Caller, send } from "../api.ts";

const { routes } = partnerContract;

/** Every answer that the lifecycle knows: what holds for one of them is tested for all. */
export const partnerActions: readonly PartnerAction[] = Object.keys(partnerTransitions).filter(
  (action): action is PartnerAction => action in partnerTransitions,
);

export const asksReason = (action: PartnerAction): boolean => "comment" in routes[action].body.shape;

export const answerCall = ({ id, version }: Partner, action: PartnerAction, comment = "Fora do ar.") => ({
  params: { partnerId: id },
  body: { version, ...(asksReason(action) ? { comment } : {}) },
});

/** @throws ZodError for a refusal */
export async function answerPartner(
  support: Caller,
  partner: Partner,
  action: PartnerAction,
  comment?: string,
): Promise<Partner> {
  const { json } = await send(support, routes[action], answerCall(partner, action, comment));
  return partnerSchema.parse(json);
}

/** A shortest way from a registration to a status. */
function wayTo(status: PartnerStatus): readonly PartnerAction[] {
  const ways = new Map<PartnerStatus, readonly PartnerAction[]>([["pending", []]]);
  for (const [reached, way] of ways) {
    for (const action of partnerActions) {
      const { from, to } = partnerTransitions[action];
      if (from.some((one) => one === reached) && !ways.has(to)) ways.set(to, [...way, action]);
    }
  }
  const way = ways.get(status);
  if (!way) throw new Error(`No answer leads to ${status}.`);
  return way;
}

/** Answers a partner that was just registered until it is in a status. */
export async function bringPartnerTo(
  support: Caller,
  registered: Partner,
  status: PartnerStatus,
): Promise<Partner> {
  let partner = registered;
  for (const action of wayTo(status)) partner = await answerPartner(support, partner, action);
  return partner;
}
