import { DomainError } from "@portal/shared/errors.ts";
import { change } from "../platform/change/change.ts";
import { requireRole } from "../platform/change/membership.ts";
import { record } from "../platform/change/record.ts";
import type { ChangeRequest } from "../platform/http/request.ts";
import { type Holder, type Sealed, unseal } from "../platform/secrets/sealed.ts";
import type { ItemRef } from "../platform/table/table.ts";

interface Safe {
  readonly secrets: Readonly<Record<string, Sealed | undefined>>;
}

/**
 * Reveals one sealed key and records it. The line of history is written first, so that no key is ever shown without
 * one. No answer is stored: the same request again is another reveal with its own line, and no key rests in clear
 * text.
 * @throws DomainError `not-found` where no such key is stored, `forbidden` for support
 */
export async function reveal<T extends Safe>(
  request: ChangeRequest,
  ref: ItemRef<T>,
  holder: Holder,
): Promise<string> {
  const { companyId, field, product, purpose } = holder;
  requireRole(request.actor, "client");
  const sealed = await change(request, {
    companyId,
    keepsNoAnswer: true,
    reads: [ref],
    decide: (seen, by, at) => {
      const result = seen.get(ref).secrets[field];
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
