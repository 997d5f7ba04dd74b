import { isRecord } from "@portal/shared/field/record.ts";
import { isApiError } from "../../lib/api/api-error.ts";
import type { Submission } from "../../lib/api/submission.ts";
import { sameValue } from "./form-values.ts";

interface Versioned {
  readonly version: number;
}

/**
 * A certification has one version but many forms, so a colleague who saves another case raises it. When the part
 * that this form edits is unchanged, the save is repeated on the fresh version and overwrites nobody. When it
 * changed, the person settles the conflict.
 */
export function onFreshVersion<Item extends Versioned>(
  submission: Submission<Item>,
  start: Item,
  partOf: (item: Item) => unknown,
): Submission<Item> {
  let seen = partOf(start);
  const send: Submission<Item>["send"] = async (body, options) => {
    try {
      return await submission.send(body, options);
    } catch (error) {
      const fresh = untouched(error);
      if (!fresh || !isRecord(body)) throw error;
      return submission.send({ ...body, version: fresh.version }, { idempotencyKey: crypto.randomUUID() });
    }
  };
  const untouched = (error: unknown): Item | undefined => {
    if (!isApiError(error) || error.code !== "version-conflict") return undefined;
    const current = submission.returns.safeParse(error.current);
    return current.success && sameValue(partOf(current.data), seen) ? current.data : undefined;
  };
  return {
    ...submission,
    send: async (body, options) => {
      const saved = await send(body, options);
      seen = partOf(saved);
      return saved;
    },
  };
}
