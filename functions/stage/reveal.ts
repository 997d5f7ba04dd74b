import { DomainError } from "@portal/shared/errors.ts";
import { change } from "../platform/change/change.ts";
import { requireRole } from "../platform/change/membership.ts";
import { record } from "../platform/change/record.ts";
import type { ChangeRequest } from "../platform/http/request.ts";
import { type Holder, type Sealed, unseal } from "../platform/secrets/sealed.ts";
import type { Slot } from "../platform/table/table.ts";

interface Safe {
  readonly secrets: Readonly<Record<string, Sealed | undefined>>;
}

/**
 * Opens one sealed key for whoever asks, on the record. The line of history comes first: a key that nobody is seen to
 * have asked for is never shown. Of a look nothing is kept, so that the same request again is another look with a line
 * of its own, and no key rests in clear.
 * @throws DomainError `not-found` where no such key is stored, `forbidden` for support.
 */
export async function reveal<T extends Safe>(
  request: ChangeRequest,
  slot: Slot<T>,
  holder: Holder,
): Promise<string> {
  const { companyId, field, product, purpose } = holder;
  requireRole(request.actor, "client");
  const sealed = await change(request, {
    companyId,
    keepsNoAnswer: true,
    reads: [slot],
    decide: (seen, by, at) => {
      const result = seen.get(slot).secrets[field];
      if (!result) throw new DomainError("not-found");
      const writes = record(by, {
        companyId,
        subject: `${product}#${purpose}`,
        event: `${purpose}.revealed`,
        at,
        facts: { field },
      });
      return { writes, result };
    },
  });
  return unseal(holder, sealed);
}
