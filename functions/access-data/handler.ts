import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import { DomainError } from "@portal/shared/errors.ts";
import { accountSlot } from "../account/model.ts";
import { change } from "../change.ts";
import { httpHandler } from "../http.ts";
import { readCompany } from "../membership.ts";
import { record } from "../record.ts";
import { readAll } from "../table.ts";
import { accessDataView, accessSlot, unseal } from "./model.ts";

export const handler = httpHandler(accessDataContract, {
  get: async ({ actor, params: { companyId, product } }) => {
    const slot = accessSlot(companyId, product);
    const seen = await readCompany(companyId, actor, [slot]);
    return accessDataView(companyId, product, seen.get(slot));
  },

  reveal: async (request) => {
    const { actor, body, params } = request;
    const { companyId, product } = params;
    const { field } = body;
    const slot = accessSlot(companyId, product);
    // The line of history first: a key that nobody is seen to have asked for is never shown. What is remembered for
    // a repeat of the request is the field alone, so that the key rests nowhere in clear.
    await change(request, {
      companyId,
      reads: [slot, accountSlot(actor.sub)],
      decide: (seen) => {
        if (!seen.get(slot).secrets[field]) throw new DomainError("not-found");
        const subject = `${product}#configuration`;
        const actorName = seen.get(accountSlot(actor.sub)).name;
        const at = new Date().toISOString();
        const happening = {
          companyId,
          subject,
          event: "access-data.revealed",
          at,
          actorName,
          comment: field,
        };
        return { writes: record(request, happening), result: { field } };
      },
    });
    const sealed = (await readAll([slot])).get(slot).secrets[field];
    if (!sealed) throw new DomainError("not-found");
    return { field, value: await unseal({ companyId, product, field }, sealed) };
  },
});
