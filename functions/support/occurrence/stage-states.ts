import type { StageState } from "@portal/shared/occurrence/overview.ts";
import { type CertificationItem } from "../../onboarding/certification/model.ts";
import { failedCases } from "../../onboarding/certification-engine/model.ts";
import { type ConfigurationProgress } from "../../onboarding/configuration/public.ts";
import { type FraudConfigurationProgress } from "../../onboarding/fraud-configuration/public.ts";
import { isProductionLocked, type ProductionProgress } from "../../onboarding/production/public.ts";
import { type ReleaseProgress } from "../../onboarding/release/public.ts";

/** Whose turn it is while a stage has a status. */
const turns: Readonly<Record<StageState["status"], StageState["turn"]>> = {
  locked: null,
  open: "client",
  "under-approval": "support",
  revision: "client",
  approved: null,
  concluded: null,
  declined: null,
  requested: "support",
  delivered: null,
};

const stateOf = (status: StageState["status"], facts: Partial<StageState> = {}): StageState => ({
  status,
  turn: turns[status],
  since: null,
  isBegun: false,
  openPoints: 0,
  occurrence: null,
  ...facts,
});

type Ticket = StageState["occurrence"];

export function configurationState(
  item: ConfigurationProgress | FraudConfigurationProgress | undefined,
  occurrence: Ticket,
  isUnlocked = true,
): StageState {
  if (!item) return stateOf(isUnlocked ? "open" : "locked");
  const { status, review } = item;
  const since = status === "under-approval" ? (occurrence?.sentAt ?? null) : (review?.reviewedAt ?? null);
  const openPoints = status === "revision" ? (review?.adjustments.length ?? 0) : 0;
  return stateOf(status, { since, isBegun: true, openPoints, occurrence });
}

export function certificationState(
  item: Pick<CertificationItem, "status" | "review" | "begunAt" | "selected" | "reviews"> | undefined,
  occurrence: Ticket,
  isUnlocked: boolean,
): StageState {
  // A certification that was begun goes on, even while a new revision of the configuration is open.
  if (!item) return stateOf(isUnlocked ? "open" : "locked");
  const { status, review, begunAt } = item;
  const facts = { isBegun: true, occurrence };
  if (status === "open") return stateOf(status, { since: begunAt, ...facts });
  if (status === "under-approval") return stateOf(status, { since: occurrence?.sentAt ?? null, ...facts });
  const since = review?.reviewedAt ?? null;
  if (status === "concluded") return stateOf(status, { since, ...facts });
  return stateOf(status, { since, openPoints: failedCases(item).length, ...facts });
}

/** A release is optional, so only a pending answer of support counts as waiting. */
export function releaseState(item: ReleaseProgress | undefined, occurrence: Ticket): StageState {
  if (!item) return stateOf("open", { turn: null });
  const { status, request, answer } = item;
  const since = (status === "under-approval" ? request?.requestedAt : answer?.answeredAt) ?? null;
  const turn = status === "under-approval" ? "support" : null;
  return stateOf(status, { turn, since, isBegun: request !== null, occurrence });
}

export function productionState(
  item: ProductionProgress | undefined,
  occurrence: Ticket,
  isUnlocked: boolean,
): StageState {
  const status = item?.status ?? "open";
  const isBegun = item !== undefined;
  if (isProductionLocked(status, isUnlocked)) return stateOf("locked", { isBegun, occurrence });
  const since = (status === "delivered" ? item?.deliveredAt : item?.requestedAt) ?? null;
  return stateOf(status, { since, isBegun, occurrence });
}
