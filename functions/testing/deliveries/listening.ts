import { randomUUID } from "node:crypto";
import { listenerAddress } from "@portal/shared/esitef/sandbox-address.ts";
import type {
  APIGatewayProxyEventV2 as Event,
  APIGatewayProxyStructuredResultV2 as Result,
} from "aws-lambda";
import { handler } from "../../sandbox/delivery/handler.ts";
import { type Listening, listen } from "../engines/server.ts";

/** As API Gateway hands a listener's request on. */
const asked = (method: string, headers: Event["headers"], body: string): Event => ({
  version: "2.0",
  routeKey: `ANY ${listenerAddress}`,
  rawPath: listenerAddress,
  rawQueryString: "",
  headers,
  requestContext: {
    accountId: "000000000000",
    apiId: "test",
    domainName: "test",
    domainPrefix: "test",
    http: { method, path: listenerAddress, protocol: "HTTP/1.1", sourceIp: "127.0.0.1", userAgent: "jest" },
    requestId: randomUUID(),
    routeKey: `ANY ${listenerAddress}`,
    stage: "$default",
    time: "",
    timeEpoch: 0,
  },
  body,
  isBase64Encoded: false,
});

/** What a listener that asks like this is answered. */
export async function hear(headers: Event["headers"], said: unknown, method = "POST"): Promise<Result> {
  const answer = await handler(asked(method, headers, JSON.stringify(said)));
  if (!answer) throw new Error("A request was left without an answer.");
  return answer;
}

/** The listener's side of the sandbox behind a plain server of this machine. */
export const serveListener = (): Promise<Listening> =>
  listen(async ({ method = "", url, headers }, body) => {
    if (url !== listenerAddress) return { status: 404, body: "{}" };
    const sent = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
    const answer = await handler(asked(method, Object.fromEntries(sent), body));
    if (!answer) throw new Error("A request was left without an answer.");
    return { status: answer.statusCode ?? 500, body: answer.body ?? "" };
  });
