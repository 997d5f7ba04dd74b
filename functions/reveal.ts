import { DomainError } from "@portal/shared/errors.ts";
import { accountSlot } from "./account/model.ts";
import { change } from "./change.ts";
import { record } from "./record.ts";
import type { ChangeRequest } from "./request.ts";
import { type Holder, type Sealed, unseal } from "./sealed.ts";
import { readAll, type Slot } from "./table.ts";

interface Safe {
  readonly secrets: Readonly<Record<string, Sealed | undefined>>;
}

/**
 * Opens one sealed key for whoever asks, on the record. The line of history comes first: a key that nobody is seen to
 * have asked for is never shown. What is remembered for a repeat of the request is nothing of the key, so that it
 * rests nowhere in clear.
 * @throws DomainError `not-found` where no such key is stored.
 */
export async function reveal<T extends Safe>(
  request: ChangeRequest,
  slot: Slot<T>,
  holder: Holder,
): Promise<string> {
  const { companyId, field, product, purpose } = holder;
  const { sub } = request.actor;
  await change(request, {
    companyId,
    reads: [slot, accountSlot(sub)],
    decide: (seen) => {
      if (!seen.get(slot).secrets[field]) throw new DomainError("not-found");
      const writes = record(request, {
        companyId,
        subject: `${product}#${purpose}`,
        event: `${purpose}.revealed`,
        at: new Date().toISOString(),
        actorName: seen.get(accountSlot(sub)).name,
        facts: { field },
      });
      return { writes, result: { field } };
    },
  });
  const sealed = (await readAll([slot])).get(slot).secrets[field];
  if (!sealed) throw new DomainError("not-found");
  return unseal(holder, sealed);
}
