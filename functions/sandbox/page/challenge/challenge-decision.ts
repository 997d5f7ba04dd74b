import { changeBy } from "@portal/shared/esitef/tester-acts.ts";
import type { Transaction } from "../../engine/model.ts";
import { moved } from "../../engine/transaction.ts";

/** No message is sent to a phone: the page says the code. */
export const challengeCode = "123456";
const attempts = 3;
const counter = "challenge_attempts";

export type ChallengeAct = "confirm" | "refuse" | "cancel";
export const isChallengeAct = (act: string): act is ChallengeAct =>
  act === "confirm" || act === "refuse" || act === "cancel";

export const attemptsLeft = ({ facts }: Transaction): number => attempts - Number(facts[counter] ?? 0);

function ended(asked: Transaction, act: "authenticate" | "deny", at: string): Transaction {
  const { machine, status } = asked;
  const step = changeBy(act, { machine, status, isInReview: false });
  if (!step) throw new Error(`No ${machine} in ${status} is answered by its holder.`);
  return moved(asked, { status: step.to, cause: step.cause, at });
}

/** What the holder's answer makes of an authentication that waits for it; too many wrong codes are a refusal. */
export function answered(asked: Transaction, act: ChallengeAct, code: string, now: string): Transaction {
  if (act === "confirm" && code === challengeCode) return ended(asked, "authenticate", now);
  if (act === "confirm") {
    const tried = Number(asked.facts[counter] ?? 0) + 1;
    const counted = { ...asked, facts: { ...asked.facts, [counter]: String(tried) } };
    return tried < attempts ? counted : ended(counted, "deny", now);
  }
  const left = act === "cancel" ? { ...asked, facts: { ...asked.facts, challenge: "cancelled" } } : asked;
  return ended(left, "deny", now);
}
