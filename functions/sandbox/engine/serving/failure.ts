import { DomainError } from "@portal/shared/errors.ts";
import { insist } from "../../../platform/table/insist.ts";
import { LostRace, type Write } from "../../../platform/table/transaction.ts";
import type { Decision } from "../decider.ts";
import type { RecordedCall } from "../model.ts";
import { recordWrites } from "../record.ts";

/** What a failure of ours is answered with. */
export const failed = { http: 500, body: { message: "Internal error" } } as const satisfies Decision;

interface AdmittedCall {
  readonly merchantId: string;
  /** What the call leaves behind whatever becomes of it. */
  readonly counted: readonly Write[];
  readonly recordOf: (decision: Decision) => RecordedCall;
}

/** Carries out an admitted call. A failure of ours is shown in its store's workbench like any other answer. */
export async function showingFailure<Result>(
  { merchantId, counted, recordOf }: AdmittedCall,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof LostRace || error instanceof DomainError) throw error;
    // Where that cannot be kept either, the first failure is still the one to tell of.
    await insist([...counted, ...recordWrites(merchantId, recordOf(failed))]).catch(() => undefined);
    throw error;
  }
}
