import { companyContract } from "@portal/shared/company/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { defineContract } from "@portal/shared/contract.ts";
import { DomainError } from "@portal/shared/errors.ts";
import { historyContract } from "@portal/shared/history/contract.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import * as z from "zod/mini";
import { type Answer, ask, context, eventOf, refusal, send } from "../../testing/api.ts";
import { replyLost } from "../../testing/engines/watch.ts";
import { companyOf, completeDraft, type Person, person, placeOf } from "../../testing/people.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";
import { httpHandler } from "./http.ts";

const { saveDraft, get, reject } = configurationContract.routes;

let stage: TestStage;
let client: Person;
let support: Person;
let companyId: string;
beforeAll(async () => {
  stage = await openStage({ watched: true });
  client = await person(stage, "Ana Souza");
  support = await person(stage, "Bruno Lima", { isSupport: true });
  ({ id: companyId } = await companyOf(client));
});
afterAll(() => stage.close());

const draftCall = (body: unknown) => ({ params: placeOf(companyId), body });

describe("a refusal", () => {
  const refused: [string, () => Promise<Answer>][] = [
    ["unauthenticated", () => send(undefined, get, { params: placeOf(companyId) })],
    ["forbidden", () => send(client, reject, draftCall({}))],
    ["not-found", () => send(client, get, { params: placeOf("01ARZ3NDEKTSV4RRFFQ69G5FAV") })],
    ["invalid-input", () => send(client, get, { params: { companyId: "1", product: "x" } })],
    ["malformed-request", () => send(client, saveDraft, draftCall("{"))],
    ["idempotency-key-missing", () => send(client, saveDraft, { ...draftCall({}), key: null })],
    ["version-conflict", () => send(client, saveDraft, draftCall({ version: 9, draft: {} }))],
    [
      "action-not-allowed",
      () =>
        send(support, reject, draftCall({ version: 0, adjustments: [{ field: "website", comment: "x" }] })),
    ],
    ["payload-too-large", () => send(client, saveDraft, draftCall(`"${"x".repeat(300_000)}"`))],
    ["invalid-cursor", () => send(support, occurrenceContract.routes.list, { query: { cursor: "x.y" } })],
  ];

  test.each(refused)("%s has the form of RFC 9457 and rests in no cache", async (code, act) => {
    const { status, headers, json } = await act();
    expect(json).toMatchObject({
      type: `urn:problem:${code}`,
      code,
      status,
      requestId: headers["x-request-id"],
    });
    expect(json).toHaveProperty("title", expect.stringMatching(/^[A-Z][a-z ]+$/));
    expect(headers).toMatchObject({
      "content-type": "application/problem+json",
      "cache-control": "no-store",
    });
    expect(JSON.stringify(json)).not.toMatch(/ at |node:|\.ts/);
  });

  test("of a token says how to come back", async () => {
    const { headers } = await send(undefined, get, { params: placeOf(companyId) });
    expect(headers["www-authenticate"]).toBe("Bearer");
  });
});

test("an answer rests in no cache and carries the request's id", async () => {
  const { headers } = await send(client, get, { params: placeOf(companyId) });
  expect(headers).toMatchObject({ "content-type": "application/json", "cache-control": "no-store" });
  expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
});

test("a body that arrives in base64 is read like any other", async () => {
  const text = JSON.stringify({ version: 0, draft: completeDraft() });
  const body = Buffer.from(text).toString("base64");
  const { status } = await send(client, saveDraft, {
    params: placeOf(companyId),
    body,
    isBase64Encoded: true,
  });
  expect(status).toBe(200);
});

test.each(["", "null", "[]", '"text"', "1"])("%p is no body of a draft", async (body) => {
  const { status, json } = await send(client, saveDraft, draftCall(body));
  expect(status).toBe(400);
  expect(json).toHaveProperty("code", expect.stringMatching(/^(?:malformed-request|invalid-input)$/));
});

test.each(["", "short", "x".repeat(65), "with spaces in between", "ümläut-ümläut-ümläut"])(
  "%p is no idempotency key",
  async (key) => {
    const problem = await refusal(client, saveDraft, { ...draftCall({ version: 0, draft: {} }), key });
    expect(problem.code).toBe("idempotency-key-missing");
  },
);

test("a body that is wrong in thousands of places is refused with a readable number of them", async () => {
  const draft = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`unknown${index}`, 1]));
  const problem = await refusal(client, saveDraft, draftCall({ version: 0, draft }));
  expect(problem.fields?.length).toBe(100);
});

test("an unknown field is named back no longer than it takes to find it", async () => {
  const long = "𠮷".repeat(5000);
  const draft = { [long]: 1, [`x${long}`]: 1, ["y".repeat(40)]: 1 };
  const { fields } = await refusal(client, saveDraft, draftCall({ version: 0, draft }));
  expect(fields?.map(({ path }) => path).sort()).toEqual(
    [`draft.${"𠮷".repeat(40)}`, `draft.x${"𠮷".repeat(39)}`, `draft.${"y".repeat(40)}`].sort(),
  );
});

test("an address that no contract names is not found", async () => {
  const event = { ...eventOf(client, get), routeKey: "GET /api/nothing" };
  const { handler } = await import("../../onboarding/configuration/handler.ts");
  expect(await handler(event, context)).toMatchObject({ statusCode: 404 });
});

describe("an implementation that is wrong", () => {
  const contract = defineContract("probe", {
    act: {
      method: "GET",
      path: "/api/probe",
      roles: ["client"],
      summary: "A probe.",
      returns: z.object({ count: z.number() }),
    },
  });
  const answer = (act: () => Promise<{ count: number }>) =>
    httpHandler(contract, { act })(eventOf(client, contract.routes.act), context);

  test("tells the caller nothing of an error that nobody foresaw", async () => {
    const before = stage.logs.length;
    const { statusCode, body = "" } = await answer(() =>
      Promise.reject(new TypeError("CPF 123.456.789-09 is odd")),
    );
    expect(statusCode).toBe(500);
    expect(body).toContain("internal-error");
    expect(body).not.toContain("CPF");
    const [line = ""] = stage.logs.slice(before);
    expect(JSON.parse(line)).toMatchObject({
      level: "ERROR",
      code: "internal-error",
      errorName: "TypeError",
    });
    expect(line).not.toContain("CPF");
  });

  test("answers nothing that the contract does not promise", async () => {
    const excess = { count: 1, secret: "canary" };
    const { statusCode, body } = await answer(async () => excess);
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: '{"count":1}' });
  });

  test("answers a client and support what each may see, at any depth, also when somebody else was faster", async () => {
    const item = z.object({ id: z.string() });
    const noted = z.object({ ...item.shape, note: z.string() });
    const { routes, ...probe } = defineContract("probe", {
      act: {
        method: "GET",
        path: "/api/probe",
        roles: ["client", "support"],
        summary: "A probe.",
        returns: { client: z.object({ items: z.array(item) }), support: z.object({ items: z.array(noted) }) },
      },
    });
    const result = { items: [{ id: "a", note: "canary" }] };
    const shown = { items: [{ id: "a" }] };
    for (const [caller, seen] of [
      [client, shown],
      [support, result],
    ] as const) {
      const answered = httpHandler({ ...probe, routes }, { act: async () => result });
      const { body = "" } = await answered(eventOf(caller, routes.act), context);
      expect(JSON.parse(body)).toEqual(seen);
      const conflict = new DomainError("version-conflict", { current: result });
      const late = httpHandler({ ...probe, routes }, { act: () => Promise.reject(conflict) });
      const { body: refused = "" } = await late(eventOf(caller, routes.act), context);
      expect(JSON.parse(refused)).toMatchObject({ code: "version-conflict", current: seen });
      expect(refused.includes("canary")).toBe(caller === support);
    }
  });

  test("is found out when its answer is not what the contract promises", async () => {
    const before = stage.logs.length;
    const { statusCode } = await answer(async () => JSON.parse('{"count":"many"}'));
    expect(statusCode).toBe(500);
    expect(stage.logs.slice(before).join()).toContain("answer-mismatch");
  });

  test("keeps what a conflict carries to what the contract promises", async () => {
    const current = { count: 2, secret: "canary" };
    const { body } = await answer(() => Promise.reject(new DomainError("version-conflict", { current })));
    expect(JSON.parse(body ?? "")).toMatchObject({ code: "version-conflict", current: { count: 2 } });
    expect(body).not.toContain("canary");
  });
});

test("every request leaves one line of codes and figures, of nobody's data", async () => {
  const before = stage.logs.length;
  await ask(client, get, { params: placeOf(companyId) });
  await refusal(client, companyContract.routes.get, { params: { companyId: "01ARZ3NDEKTSV4RRFFQ69G5FAV" } });
  const lines = stage.logs.slice(before).map((line): unknown => JSON.parse(line));
  expect(lines).toEqual([
    {
      timestamp: expect.any(String),
      level: "INFO",
      message: "request",
      service: "configuration",
      requestId: expect.any(String),
      route: "GET /api/companies/{companyId}/configurations/{product}",
      status: 200,
      durationMs: expect.any(Number),
      coldStart: expect.any(Boolean),
    },
    expect.objectContaining({ level: "INFO", service: "company", status: 404, code: "not-found" }),
  ]);
});

/** A number drawn for a ticket that was not written stays unused; everything else is unchanged. */
const ofCompanies = async () => (await stage.items()).filter(({ pk }) => String(pk).startsWith("CO#"));

test.each(["ThrottlingException", "InternalServerError"])(
  "a database that answers %s is said to be unavailable for now, and nothing was written",
  async (failure) => {
    const often = Array.from({ length: 20 }, () => failure);
    const { version } = await ask(client, get, { params: placeOf(companyId) });
    for (const [operation, act] of [
      ["BatchGetItem", () => send(client, get, { params: placeOf(companyId) })],
      ["TransactWriteItems", () => send(client, saveDraft, draftCall({ version, draft: {} }))],
      [
        "Query",
        () =>
          send(client, historyContract.routes.list, { params: { companyId }, query: { subject: "company" } }),
      ],
    ] as const) {
      const before = await ofCompanies();
      stage.watch?.failures.set(operation, [...often]);
      const { status, headers, json } = await act();
      stage.watch?.failures.clear();
      expect({ status, retryAfter: headers["retry-after"] }).toEqual({ status: 503, retryAfter: "2" });
      expect(json).toHaveProperty("code", "service-unavailable");
      expect(await ofCompanies()).toEqual(before);
    }
  },
  // The client itself tries three times before it gives up.
  30_000,
);

test("a write whose reply got lost is done once, and its repeat gets the same answer", async () => {
  const owner = await person(stage, "Nina Rocha");
  const { id } = await companyOf(owner);
  stage.watch?.failures.set("TransactWriteItems", [replyLost]);
  const call = { params: placeOf(id), body: { version: 0, draft: {} }, key: "a-key-of-this-intent" };
  const first = await ask(owner, saveDraft, call);
  expect(first.version).toBe(1);
  expect(await ask(owner, saveDraft, call)).toEqual(first);
  const written = await stage.items();
  expect(
    written.filter(({ pk, sk }) => pk === `CO#${id}` && String(sk).startsWith("HIST#online")),
  ).toHaveLength(1);
});

describe("a transaction that is cancelled", () => {
  const canceled = (reason: string, times: number) =>
    Array.from({ length: times }, () => `TransactionCanceledException:${reason}`);

  async function draftThough(failures: string[]): Promise<Answer> {
    const { version } = await ask(client, get, { params: placeOf(companyId) });
    stage.watch?.failures.set("TransactWriteItems", failures);
    const answer = await send(client, saveDraft, draftCall({ version, draft: {} }));
    stage.watch?.failures.clear();
    return answer;
  }

  test("by another one at the same item is tried again", async () => {
    expect((await draftThough(canceled("TransactionConflict", 3))).status).toBe(200);
  });

  test("again and again ends in a conflict that carries the item as it is", async () => {
    const { status, json } = await draftThough(canceled("TransactionConflict", 50));
    const current = await ask(client, get, { params: placeOf(companyId) });
    expect({ status, json }).toMatchObject({ status: 409, json: { code: "version-conflict", current } });
  }, 30_000);

  test("for want of capacity is unavailable for now", async () => {
    const { status, json } = await draftThough(canceled("ThrottlingError", 50));
    expect({ status, json }).toMatchObject({ status: 503, json: { code: "service-unavailable" } });
  });

  test("for a reason that nobody foresaw is an error of ours", async () => {
    expect((await draftThough(canceled("ValidationError", 50))).status).toBe(500);
  });
});
