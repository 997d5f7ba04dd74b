import { DomainError } from "@portal/shared/errors.ts";
import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { keepAttempt } from "../../stage/attempt.ts";
import type { StageDecision } from "../../stage/decision.ts";
import type { StageState } from "../../stage/model.ts";
import {
  configurationStateRef,
  type FraudCertificationContent,
  type FraudCertificationItem,
  freshContent,
  isFraudCertificationUnlocked,
} from "./model.ts";

type Decision = StageDecision<FraudCertificationContent>;

interface Ground {
  readonly place: OccurrencePlace;
  readonly configuration: StageState | undefined;
  readonly at: string;
}

/**
 * If the configuration is reopened at the same instant, the transaction fails and is decided again.
 * @throws DomainError `stage-locked`
 */
function requireUnlocked({ place, configuration }: Ground): Write[] {
  if (!isFraudCertificationUnlocked(configuration)) throw new DomainError("stage-locked");
  const { key } = configurationStateRef(place);
  return [{ act: "check", key, seen: configuration?.version ?? 0 }];
}

export function decideBegin(item: FraudCertificationItem | undefined, ground: Ground): Decision {
  if (item) throw new DomainError("action-not-allowed");
  const writes = requireUnlocked(ground);
  return {
    content: { ...freshContent(1), begunAt: ground.at, signature: null, revision: 0 },
    writes,
  };
}

/** Keeps the attempt as it was, and starts another one. What was signed stays signed. */
export function decideRestart(item: FraudCertificationItem, ground: Ground): Decision {
  const checks = requireUnlocked(ground);
  const { attempt, status, begunAt, selected, returns, reviews, review, signature, revision } = item;
  const archived = {
    attempt,
    status,
    begunAt,
    archivedAt: ground.at,
    selected,
    returns,
    reviews,
    review,
  };
  return {
    content: { ...freshContent(attempt + 1), begunAt: ground.at, signature, revision },
    writes: [...checks, keepAttempt(ground.place, archived)],
    ticket: { sentAt: null },
  };
}
