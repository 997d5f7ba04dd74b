import { runInNewContext } from "node:vm";
import { maxBodyBytes, type Route, routeKey } from "@portal/shared/contract.ts";
import { contracts } from "@portal/shared/contracts.ts";
import { type ApiEdgeRequest, apiRequest } from "./api-request.ts";
import { apiSettings, edgeFunctionCode } from "./edge-function.ts";

const tokenUntil = (exp: unknown): string =>
  ["header", Buffer.from(JSON.stringify({ exp })).toString("base64url"), "signature"].join(".");
const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const bearer = `Bearer ${tokenUntil(inAnHour)}`;

const eventOf = (uri: string, headers: Readonly<Record<string, string>>) => ({
  context: { requestId: "a-request" },
  request: {
    uri,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }])),
  } satisfies ApiEdgeRequest,
});

function answerTo(headers: Readonly<Record<string, string>>, uri = "/api/account") {
  const answer = apiRequest(eventOf(uri, headers), apiSettings);
  return "statusCode" in answer ? answer : undefined;
}

const refused = [
  ["without a token", { accept: "*/*" }, 401, "unauthenticated"],
  ["with what is no token", { authorization: "Bearer x" }, 401, "unauthenticated"],
  ["with a token that says nothing", { authorization: "Bearer x.y.z" }, 401, "unauthenticated"],
  ["with one that has expired", { authorization: `Bearer ${tokenUntil(1)}` }, 401, "unauthenticated"],
  ["with one that never expires", { authorization: `Bearer ${tokenUntil(null)}` }, 401, "unauthenticated"],
  [
    "with too large a body",
    { authorization: bearer, "content-length": `${maxBodyBytes + 1}` },
    413,
    "payload-too-large",
  ],
] as const;

test.each(refused)("a request %s is refused as the API does", (_what, headers, status, code) => {
  const answer = answerTo(headers);
  expect(answer?.statusCode).toBe(status);
  expect(answer?.headers).toMatchObject({
    "content-type": { value: "application/problem+json" },
    "cache-control": { value: "no-store" },
    "x-request-id": { value: "a-request" },
  });
  expect(JSON.parse(answer?.body.data ?? "")).toEqual({
    type: `urn:problem:${code}`,
    title: expect.stringMatching(/^[A-Z][a-z ]+$/),
    status,
    code,
    requestId: "a-request",
  });
});

test("a refusal for want of a token says how to come back", () => {
  expect(answerTo({})?.headers["www-authenticate"]).toEqual({ value: "Bearer" });
});

test("an address that is no valid encoding is refused as malformed", () => {
  expect(answerTo({ authorization: bearer }, "/api/companies/%zz")?.statusCode).toBe(400);
});

test.each([
  ["a current token", { authorization: bearer }],
  ["one without the word before it", { authorization: tokenUntil(inAnHour) }],
  ["a body that fits", { authorization: bearer, "content-length": `${maxBodyBytes}` }],
])("a request with %s goes on to the gateway, unchanged", (_what, headers) => {
  const event = eventOf("/api/companies/a%20b", headers);
  expect(apiRequest(event, apiSettings)).toBe(event.request);
});

test("no route is meant for who has no token, or the edge would close it", () => {
  const open = contracts
    .flatMap((contract) => Object.values<Route>(contract.routes))
    .filter(({ roles }) => roles.includes("visitor"));
  expect(open.map(routeKey)).toEqual([]);
});

test("the deployed script answers as the source does", () => {
  const code = edgeFunctionCode("api");
  expect(Buffer.byteLength(code)).toBeLessThan(10_240);
  const cases: Record<string, string>[] = [{}, { authorization: bearer }, { authorization: "Bearer x.y.z" }];
  for (const headers of cases) {
    const event = eventOf("/api/account", headers);
    const script = `${code};JSON.stringify(handler(event))`;
    const answer: unknown = runInNewContext(script, { event, Buffer });
    expect(answer).toBe(JSON.stringify(apiRequest(event, apiSettings)));
  }
});
