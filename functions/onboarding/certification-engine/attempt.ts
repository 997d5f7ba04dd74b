import { DomainError } from "@portal/shared/errors.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { keepAttempt } from "../../stage/attempt.ts";
import type { Situation, StageDecision } from "../../stage/decision.ts";
import { begun, untested } from "./model.ts";
import type { CertificationScript, Kept, ProductForms } from "./script.ts";

type Ground<Of extends ProductForms> = Pick<Situation<Kept<Of>>, "place" | "stored" | "seen" | "at">;

/**
 * A new attempt. It depends on what opens it as it was read: if the configuration is reopened or approved with other
 * answers at the same instant, the transaction fails and is decided again.
 * @throws DomainError `stage-locked`
 */
function attemptOn<Of extends ProductForms>(
  script: CertificationScript<Of>,
  { place, stored: before, seen, at }: Ground<Of>,
) {
  if (!script.isUnlocked(place, seen)) throw new DomainError("stage-locked");
  const writes = script.around(place).map((ref): Write => {
    const { version = 0 } = seen.find(ref) ?? {};
    return { act: "check", key: ref.key, seen: version };
  });
  const [attempt, revision] = [(before?.attempt ?? 0) + 1, before?.revision ?? 0];
  const content = script.begin({ ...untested(attempt), begunAt: at, revision }, { place, seen, before });
  return { content, writes };
}

/** Archives an attempt as it was when the certification was restarted. */
export const archiveAttempt = <Of extends ProductForms>(
  { archived }: Pick<CertificationScript<Of>, "archived">,
  item: Kept<Of>,
  archivedAt: string,
): Write => keepAttempt(item, archived.parse({ ...item, archivedAt }));

export function decideBegin<Of extends ProductForms>(
  script: CertificationScript<Of>,
  ground: Ground<Of>,
): StageDecision<Of["content"]> {
  if (ground.stored) throw new DomainError("action-not-allowed");
  return attemptOn(script, ground);
}

/** Keeps the attempt as it was, and starts another one. */
export function decideRestart<Of extends ProductForms>(
  script: CertificationScript<Of>,
  ground: Ground<Of>,
): StageDecision<Of["content"]> {
  const item = begun(ground.stored);
  const { content, writes } = attemptOn(script, ground);
  const archive = archiveAttempt(script, item, ground.at);
  return { content, writes: [...writes, archive], ticket: { sentAt: null } };
}
