import { callbackAnswer } from "@portal/shared/esitef/callbacks.data.ts";
import { deliveryTerms } from "@portal/shared/esitef/outcome/delivery.data.ts";
import type { Attempt, Delivery } from "../engine/outgoing/delivery.ts";
import { later } from "../engine/transaction.ts";

const mostAttemptsKept = 10;

/** What one more try changes of a delivery; what is to be tried again says when. */
export function after(delivery: Delivery, attempt: Attempt) {
  const tried = delivery.tried + 1;
  const left = delivery.left - 1;
  const { retrySeconds } = deliveryTerms;
  const pause = retrySeconds[Math.min(tried, retrySeconds.length) - 1] ?? 0;
  const told = { attempts: [...delivery.attempts, attempt].slice(-mostAttemptsKept), tried };
  if (attempt.http === callbackAnswer)
    return { ...told, status: "delivered", left: 0, nextAt: null } as const;
  if (left <= 0) return { ...told, status: "failed", left: 0, nextAt: null } as const;
  return { ...told, status: "waiting", left, nextAt: later(new Date().toISOString(), pause) } as const;
}
