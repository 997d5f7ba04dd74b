import { accountContract } from "@portal/shared/account/contract.ts";
import { type Route, routeKey } from "@portal/shared/contract.ts";
import { contracts, routeRows } from "@portal/shared/contracts.ts";
import { problemOf } from "@portal/shared/errors.ts";
import { partnerContract } from "@portal/shared/partner/contract.ts";
import { departure } from "./published.ts";

const { list } = partnerContract.routes;
const { update } = accountContract.routes;
const page = { items: [] };

const json = (status: number, body: unknown) => ({ status, contentType: "application/json", json: body });
const problem = (status: number, body: unknown) => ({
  status,
  contentType: "application/problem+json",
  json: body,
});

test("an answer that the document describes passes", () => {
  expect(departure(list, json(200, page))).toBeUndefined();
  expect(departure(list, problem(403, problemOf("forbidden", "1")))).toBeUndefined();
});

const answered = contracts
  .flatMap(({ routes }) => Object.values<Route>(routes))
  .flatMap((route) => {
    const answer = routeRows.get(routeKey(route))?.answer;
    return answer === undefined ? [] : [[routeKey(route), route, answer] as const];
  });

test.each(answered)("the example of %s is what the document describes", (_, route, answer) => {
  expect(departure(route, json(route.status ?? 200, answer))).toBeUndefined();
});

test.each([
  ["a status that the route does not name", list, json(201, page)],
  ["a refusal that the route does not name", update, problem(422, problemOf("merchant-id-shared", "1"))],
  ["a code under another's status", list, problem(403, problemOf("unauthenticated", "1"))],
  ["a problem that says it is none", list, json(403, problemOf("forbidden", "1"))],
  ["a field that the document does not name", list, json(200, { ...page, secret: "x" })],
  ["a field that is missing", list, json(200, {})],
  [
    "a fresh item that is not what the route answers",
    update,
    problem(409, { ...problemOf("version-conflict", "1"), current: { pk: "x" } }),
  ],
])("%s is noticed", (_, route, given) => {
  expect(departure(route, given)).toEqual(expect.stringContaining(route.path));
});
