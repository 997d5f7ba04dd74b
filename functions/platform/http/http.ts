import compose, { type MiddlewareObj } from "@middy/core";
import type { Contract } from "@portal/shared/contract.ts";
import { errorStatus } from "@portal/shared/errors.ts";
import type {
  Context,
  APIGatewayProxyEventV2WithJWTAuthorizer as Event,
  APIGatewayProxyStructuredResultV2 as Result,
} from "aws-lambda";
import { log, originOf } from "../aws/log.ts";
import { answerHeaders, asDomainError, problemResponse } from "./problem.ts";
import { type Implementation, type Implemented, router } from "./router.ts";

type Middleware = MiddlewareObj<Event, Result>;

/** Logs one line per request, whatever its outcome. */
function requestLog(feature: string): Middleware {
  let isCold = true;
  const starts = new WeakMap<Event, number>();
  const write = (event: Event, status: number, facts: Record<string, string> = {}) => {
    log(status >= 500 ? "ERROR" : "INFO", "request", {
      service: feature,
      requestId: event.requestContext.requestId,
      route: event.routeKey,
      status,
      durationMs: Math.round(performance.now() - (starts.get(event) ?? 0)),
      coldStart: isCold,
      ...facts,
    });
    isCold = false;
  };
  return {
    before: ({ event }) => {
      starts.set(event, performance.now());
    },
    after: ({ event, response }) => write(event, response?.statusCode ?? 200),
    onError: ({ event, error }) => {
      const { code } = asDomainError(error);
      write(event, errorStatus[code], { code, ...(code === "internal-error" ? originOf(error) : {}) });
    },
  };
}

/** The only place where a refusal becomes an answer. */
const problems: Middleware = {
  onError: (request) => {
    request.response = problemResponse(asDomainError(request.error), request.event.requestContext.requestId);
  },
};

type Handler = (event: Event, context: Context) => Promise<Result>;

/** A Lambda function for API Gateway's HTTP API (payload 2.0) out of a contract and its use cases. */
export function httpHandler<C extends Contract>(contract: C, implementation: Implementation<C>): Handler;
export function httpHandler(contract: Contract, implementation: Implemented): Handler {
  const route = router(contract, implementation);
  const stack = compose<Event, Result>()
    .use(requestLog(contract.feature))
    .use(problems)
    .handler(async (event: Event): Promise<Result> => {
      const { status, answer } = await route(event);
      const headers = answerHeaders(event.requestContext.requestId, "application/json");
      return { statusCode: status, headers, body: JSON.stringify(answer) };
    });
  return (event, context) => stack(event, context);
}
