import { commonParameters } from "@portal/shared/esitef/parameters/common-parameters.data.ts";
import { saleParameters } from "@portal/shared/esitef/parameters/sale-parameters.data.ts";
import { serviceParameters } from "@portal/shared/esitef/parameters/service-parameters.data.ts";
import type {
  APIGatewayProxyEventV2 as Event,
  APIGatewayProxyStructuredResultV2 as Result,
} from "aws-lambda";
import type { DecidersOf } from "../engine/decider.ts";
import { gateway } from "../engine/gateway.ts";
import { pageAuthenticate, pageAuthenticationBegin } from "./authentication.ts";
import { mayCall, preflight, readableBy } from "./cors.ts";
import { pageCalls } from "./page-calls.ts";
import { pagePayment } from "./payment.ts";
import { pageStorage } from "./storage.ts";

const deciders: DecidersOf<typeof pageCalls> = {
  "payment-do": pagePayment,
  "card-store": pageStorage,
  "3ds-begin": pageAuthenticationBegin,
  "3ds-authenticate": pageAuthenticate,
};

const answerTo = gateway({
  operations: pageCalls,
  parameters: { ...commonParameters, ...saleParameters, ...serviceParameters },
  deciders,
});

const foreign: Result = {
  statusCode: 403,
  headers: { "content-type": "application/json", "cache-control": "no-store", vary: "origin" },
  body: JSON.stringify({
    message: "Pages of this origin may not call: they need https, or a laptop of their own",
  }),
};

/** What the scripts of the JavaScript interface call. Nothing else of the sandbox is readable from another origin. */
export async function handler(event: Event): Promise<Result> {
  const { origin } = event.headers;
  if (origin !== undefined && !mayCall(origin)) return foreign;
  if (event.requestContext.http.method === "OPTIONS" && origin !== undefined) {
    return { statusCode: 204, headers: preflight(origin) };
  }
  const answer = await answerTo(event);
  return origin === undefined ? answer : { ...answer, headers: { ...answer.headers, ...readableBy(origin) } };
}
