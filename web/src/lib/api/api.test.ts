import { companyContract } from "@portal/shared/company/contract.ts";
import { defineContract } from "@portal/shared/contract.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import * as z from "zod/mini";
import { addressOf, createApi, type Transport } from "./api.ts";
import { ApiError } from "./api-error.ts";

const contract = defineContract("note", {
  read: {
    method: "GET",
    path: "/api/notes/{noteId}",
    roles: ["client"],
    summary: "A note.",
    params: z.strictObject({ noteId: z.string() }),
    returns: z.object({ text: z.string() }),
  },
  write: {
    method: "PUT",
    path: "/api/notes/{noteId}",
    roles: ["client"],
    summary: "Changes a note.",
    params: z.strictObject({ noteId: z.string() }),
    body: z.strictObject({ text: z.string() }),
    returns: z.object({ text: z.string() }),
  },
});

type Answer = Response | Error;

function stage(...answers: Answer[]) {
  const requests: { url: string; init: RequestInit }[] = [];
  const tokens: boolean[] = [];
  const transport: Transport = {
    fetch: async (url, init) => {
      requests.push({ url: typeof url === "string" ? url : "", init: init ?? {} });
      const answer = answers.shift() ?? new Error("no more answers");
      if (answer instanceof Error) throw answer;
      return answer;
    },
    token: async (options) => {
      tokens.push(options?.forceRefresh ?? false);
      return "token";
    },
    wait: async () => undefined,
  };
  const header = (index: number, name: string) => new Headers(requests[index]?.init.headers).get(name);
  return { client: createApi(transport)(contract), requests, tokens, header };
}

const json = (body: unknown, status = 200, headers: HeadersInit = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const offline = () => new TypeError("Failed to fetch");
const write = { params: { noteId: "1" }, body: { text: "hello" } };

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error("an ApiError was expected");
  return error;
};

test("a call goes to the route's own address, with the caller's token", async () => {
  const { client, requests, header } = stage(json({ text: "hello" }));
  await expect(client.read({ params: { noteId: "a/b" } })).resolves.toEqual({ text: "hello" });
  expect(requests[0]?.url).toBe("/api/notes/a%2Fb");
  expect(header(0, "authorization")).toBe("Bearer token");
  expect(header(0, "idempotency-key")).toBeNull();
});

test("filters that are not set stay out of the address", () => {
  const { list } = occurrenceContract.routes;
  expect(addressOf(list, { query: { status: "all", text: "", limit: 10, cursor: undefined } })).toBe(
    "/api/occurrences?status=all&limit=10",
  );
});

test("a change carries an idempotency key, a new one for every submission", async () => {
  const { client, header } = stage(json({ text: "a" }), json({ text: "a" }));
  await client.write(write);
  await client.write(write);
  expect(header(0, "idempotency-key")).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(header(1, "idempotency-key")).not.toBe(header(0, "idempotency-key"));
});

test("a change whose answer got lost is repeated under the same key", async () => {
  const { client, requests, header } = stage(offline(), offline(), json({ text: "a" }));
  await client.write(write);
  expect(requests).toHaveLength(3);
  expect(header(2, "idempotency-key")).toBe(header(0, "idempotency-key"));
});

test("a given key is used as it is", async () => {
  const { client, header } = stage(json({ text: "a" }));
  await client.write(write, { idempotencyKey: "the-key-of-this-form-1" });
  expect(header(0, "idempotency-key")).toBe("the-key-of-this-form-1");
});

test("without any answer the failure is the network's", async () => {
  const { client } = stage(offline(), offline(), offline());
  expect((await failureOf(client.write(write))).code).toBe("network");
});

test("a caller who gives up gets their own reason, not a network failure", async () => {
  const { client } = stage(offline());
  const controller = new AbortController();
  controller.abort(new Error("left the page"));
  await expect(client.read({ params: { noteId: "1" } }, { signal: controller.signal })).rejects.toThrow(
    "left the page",
  );
});

test("an expired token is renewed once before the session counts as ended", async () => {
  const { client, tokens } = stage(json({}, 401), json({ text: "a" }));
  await expect(client.write(write)).resolves.toEqual({ text: "a" });
  expect(tokens).toEqual([false, true]);
  const ended = stage(json({}, 401), json({}, 401));
  expect((await failureOf(ended.client.write(write))).code).toBe("unauthenticated");
});

test("a refusal arrives with its fields, its request id and the item as it is now", async () => {
  const problem = {
    code: "version-conflict",
    requestId: "req-1",
    current: { text: "theirs" },
    fields: [{ path: "text", code: "too-long", limit: 5 }, { path: "x", code: "made-up" }, "nonsense"],
  };
  const { client } = stage(json(problem, 409));
  const failure = await failureOf(client.write(write));
  expect(failure).toMatchObject({
    code: "version-conflict",
    requestId: "req-1",
    current: { text: "theirs" },
    fields: [{ path: "text", code: "too-long", limit: 5 }],
  });
});

test.each([
  [401, "unauthenticated"],
  [403, "forbidden"],
  [404, "not-found"],
  [413, "payload-too-large"],
  [429, "too-many-requests"],
  [500, "internal-error"],
  [502, "service-unavailable"],
  [504, "service-unavailable"],
])("status %i without a problem document still has its sentence: %s", async (status, code) => {
  const answer = () =>
    new Response("<html>", { status, headers: { "x-request-id": "edge-7", "retry-after": "3" } });
  const failure = await failureOf(stage(answer(), answer()).client.read({ params: { noteId: "1" } }));
  expect(failure).toMatchObject({ code, requestId: "edge-7", retryAfterSeconds: 3 });
});

test("an answer of another shape than the contract's never reaches the page", async () => {
  const { client } = stage(json({ words: 1 }));
  expect((await failureOf(client.read({ params: { noteId: "1" } }))).code).toBe("internal-error");
});

test("every route of a real contract becomes a function of the client", () => {
  const client = createApi({
    fetch: async () => json({}),
    token: async () => undefined,
    wait: async () => undefined,
  })(companyContract);
  expect(Object.keys(client)).toEqual(Object.keys(companyContract.routes));
});
