import { setTimeout as wait } from "node:timers/promises";
import { DomainError } from "@portal/shared/errors.ts";
import { addressesOf } from "@portal/shared/esitef/call.ts";
import type {
  APIGatewayProxyEventV2 as Event,
  APIGatewayProxyStructuredResultV2 as Result,
} from "aws-lambda";
import { log, originOf } from "../../platform/aws/log.ts";
import { requestOf } from "./incoming/request.ts";
import type { Family } from "./serving/arrival.ts";
import { type Answer, putOff } from "./serving/attempts.ts";
import { failed } from "./serving/failure.ts";
import { serve, unavailable } from "./serving/serve.ts";

/** One second longer than the gateway waits for any function; the function itself may run longer still. */
const beyondTheGatewayMs = 31_000;

export type Answering = (event: Event, startedAt: number) => Promise<Answer>;

function answering(family: Family): Answering {
  const addresses = addressesOf(family.operations);
  return async (event, startedAt) => {
    const request = requestOf(event, addresses);
    if (!request) return { http: 400, body: { code: "952", message: "invalid body value" } };
    try {
      return await serve(request, family, startedAt);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== "service-unavailable") throw error;
      return putOff(503, 2, unavailable);
    }
  };
}

const response = (requestId: string, { http, headers, body }: Answer): Result => ({
  statusCode: http,
  headers: {
    ...(body && { "content-type": "application/json" }),
    "cache-control": "no-store",
    "x-request-id": requestId,
    ...headers,
  },
  body: body ? JSON.stringify(body) : "",
});

/** A function that programs call with keys of the sandbox; what was in a call is never logged. */
export function sandboxFunction(answerTo: Answering): (event: Event) => Promise<Result> {
  return async (event) => {
    const startedAt = performance.now();
    const { requestId } = event.requestContext;
    try {
      const answer = await answerTo(event, startedAt);
      const { http, delaySeconds = 0, isLost = false } = answer;
      const durationMs = Math.round(performance.now() - startedAt);
      log("INFO", "sandbox-call", { requestId, status: http, durationMs, isLost });
      await wait(isLost ? beyondTheGatewayMs : delaySeconds * 1000);
      return response(requestId, answer);
    } catch (error) {
      log("ERROR", "sandbox-call", { requestId, ...originOf(error) });
      return response(requestId, failed);
    }
  };
}

/** A part of the documented e-SiTef interface, for tests: it answers as the pages say, and no money moves. */
export const gateway = (family: Family): ((event: Event) => Promise<Result>) =>
  sandboxFunction(answering(family));
