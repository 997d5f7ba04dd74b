import { refused } from "../answer.ts";
import type { Decision } from "../decider.ts";
import type { Request } from "../incoming/request.ts";
import { retryAfterSeconds } from "../quota.ts";
import { admitted } from "./admission.ts";
import { type Arrival, arrivalOf, type Family } from "./arrival.ts";
import { type Answer, answeredBy, putOff } from "./attempts.ts";
import { concluded, countedBy, recorded } from "./conclude.ts";
import { decisionOn } from "./decide.ts";
import { showingFailure } from "./failure.ts";
import { read } from "./reading.ts";

const tooMany = { message: "Too many requests for this store of the sandbox" };
export const unavailable = { message: "Service unavailable" };

const plain = ({ http, body }: Decision): Answer => ({ http, body });

/** Reads, decides and writes, once. */
async function answer(arrival: Arrival): Promise<Answer> {
  const { merchantId, asked } = arrival;
  const reading = await read(arrival);
  if (!reading) return plain(refused("956"));
  const admission = await admitted(arrival, reading);
  if ("refusal" in admission) return plain(admission.refusal);
  const retryAfter = retryAfterSeconds(merchantId, reading.realNow, reading.snapshot);
  if (retryAfter > 0) return putOff(429, retryAfter, tooMany);
  const attempt = {
    merchantId,
    counted: countedBy(arrival, reading),
    recordOf: (failure: Decision) => recorded(arrival, reading, failure),
  };
  const decision = await showingFailure(attempt, async () =>
    concluded(arrival, reading, await decisionOn({ ...arrival, call: admission.call }, reading)),
  );
  const isLost = decision.isLost ?? asked.isLost ?? false;
  return { ...plain(decision), isLost, delaySeconds: asked.delaySeconds ?? 0 };
}

/** Answers a call as the documented gateway does. */
export async function serve(request: Request, family: Family, startedAt: number): Promise<Answer> {
  const arrival = arrivalOf(request, family, startedAt);
  return "http" in arrival ? arrival : answeredBy(() => answer(arrival), unavailable);
}
