import { endpoints, letTimePass, notices, sweep, whileBrought } from "../../testing/deliveries/deliveries.ts";
import { internetWith, openShop, type Shop } from "../../testing/deliveries/shop.ts";
import {
  registeredKey,
  type SandboxAnswer,
  sandboxStore,
  type TestStore,
  told,
} from "../../testing/sandbox.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";
import { deliverySchema } from "../engine/outgoing/delivery.ts";
import { patience } from "../engine/serving/handover.ts";
import { network } from "./egress/post.ts";

let stage: TestStage;
let shop: Shop;
const usual = { ...patience };
beforeAll(async () => {
  stage = await openStage();
  shop = await openShop();
  Object.assign(network, internetWith(shop));
  Object.assign(patience, { lookEveryMs: 20 });
});
afterAll(async () => {
  Object.assign(patience, usual);
  await shop.close();
  await stage.close();
});
beforeEach(async () => {
  await stage.clear();
  shop.told.length = 0;
  shop.answer = (_, response) => response.end();
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(patience, { longestWaitMs: usual.longestWaitMs });
});

const card = { number: "4000000000000044", expiry_date: "1299", security_code: "123" };
const order = {
  order_id: "PED-1",
  amount: "12990",
  installments: "1",
  installment_type: "4",
  authorizer_id: "1",
};

async function sold(store: TestStore): Promise<{ esitef_usn: string }> {
  const paid = await store.call("POST", "/v2/payments", { ...order, card });
  return { esitef_usn: told(paid, "payment.esitef_usn") };
}

async function scheduled(store: TestStore): Promise<{ sid: string }> {
  const schedule = {
    amount: "2000",
    do_payment_now: "false",
    initial_date: "05/04/2090",
    number_of_times: "2",
    interval: "1",
  };
  const sid = told(await store.call("POST", "/v1/transactions", { ...order, schedule }), "schedule.sid");
  await store.call("POST", `/v1/schedules/${sid}`, { card });
  return { sid };
}

interface Operation {
  readonly field: "nit" | "seid" | "token";
  readonly machine: string | undefined;
  readonly begin: (store: TestStore) => Promise<SandboxAnswer>;
  /** Whether the next call accepts the identifier. */
  readonly goesOn?: (store: TestStore, identifier: string) => Promise<SandboxAnswer>;
  readonly accepted: object;
  readonly refused: object;
}

const recharge = (store: TestStore) => ({
  begin_recharge_request: {
    merchant_key: store.merchantKey,
    merchant_usn: "2398",
    order_id: "023748",
    general_hash: "0000000000000000",
    recharge_type: "normal",
  },
});
const accepted = { http: 201, body: { code: "0", message: "OK. Transaction successful." } };
const refused = { http: 400, body: { code: "115", message: "Authenticity error" } };

/** Each call whose identifier goes to the store's authenticity address, with what may follow it. */
const operations: Readonly<Record<string, Operation>> = {
  cancellation: {
    field: "nit",
    machine: "cancellation",
    begin: async (store) => store.call("POST", "/v1/cancellations", await sold(store)),
    goesOn: (store, nit) => store.call("PUT", `/v1/cancellations/${nit}`, { card }),
    accepted,
    refused,
  },
  "edit of a schedule": {
    field: "seid",
    machine: "scheduleEdit",
    begin: async (store) => store.call("POST", "/v1/schedules/edits", await scheduled(store)),
    goesOn: (store, seid) => store.call("PUT", `/v1/schedules/edits/${seid}`, { status: "INA" }),
    accepted,
    refused,
  },
  "top-up": {
    field: "nit",
    machine: "recharge",
    begin: (store) => store.call("POST", "/v3/recharge", recharge(store)),
    accepted: { http: 201, body: { begin_recharge_response: { esitef: accepted.body } } },
    refused: { http: 400, body: { begin_recharge_response: { esitef: refused.body } } },
  },
  "access token": {
    field: "token",
    machine: undefined,
    begin: (store) => store.call("POST", "/v1/token/merchants", {}),
    accepted: { http: 200, body: { response_code: 0, response_message: accepted.body.message } },
    refused: { http: 400, body: { response_code: 115, response_message: refused.body.message } },
  },
};
const names = Object.keys(operations);

async function opened(name: string) {
  const store = await sandboxStore(stage, { publicKey: registeredKey });
  const operation = operations[name];
  if (!operation) throw new Error(`No operation ${name}.`);
  const made = async (machine = operation.machine) =>
    (await stage.items()).filter((item) => item.machine === machine && machine !== undefined);
  const posts = () => shop.told.filter(({ form }) => operation.field in form && !("status" in form));
  return { store, operation, made, posts };
}

const listed = async () =>
  (await stage.items())
    .filter(({ sk }) => String(sk).startsWith("SEND#"))
    .map((item) => deliverySchema.parse(item))
    .filter(({ callback }) => callback === "authenticity");

test.each(names)(
  "%s: the identifier goes to the address alone, and is good when that answers 200",
  async (name) => {
    const { store, operation, made, posts } = await opened(name);
    await endpoints(stage, store.merchantId);
    const begun = await whileBrought(stage, operation.begin(store));
    expect(begun).toMatchObject(operation.accepted);
    const [post, ...more] = posts();
    expect(more).toEqual([]);
    expect(Object.keys(post?.form ?? {})).toEqual([operation.field]);
    const identifier = post?.form[operation.field] ?? "";
    expect(identifier).toMatch(operation.field === "token" ? /^[0-9a-f]{66}$/ : /^[0-9a-f]{64}$/);
    expect(JSON.stringify(begun.body)).not.toContain(identifier);
    expect((await made()).map(({ id, status }) => [id, status])).toEqual(
      operation.machine ? [[identifier, "NOV"]] : [],
    );
    expect(await listed()).toMatchObject([{ status: "delivered", tried: 1 }]);
    expect(await notices(stage)).toEqual([]);
    if (operation.goesOn) expect((await operation.goesOn(store, identifier)).http).toBe(200);
  },
);

const answers: readonly (readonly [string, Shop["answer"]])[] = [
  ["403", (_, response) => response.writeHead(403).end()],
  ["204", (_, response) => response.writeHead(204).end()],
  ["a redirect", (_, response) => response.writeHead(302, { location: "https://loja.example.com/" }).end()],
  ["nothing", (_, response) => response.destroy()],
];

test.each(names.flatMap((name) => answers.map(([kind, answer]) => [name, kind, answer] as const)))(
  "%s: an address that answers %s invalidates the identifier at once",
  async (name, _kind, answer) => {
    const { store, operation, made, posts } = await opened(name);
    await endpoints(stage, store.merchantId);
    shop.answer = answer;
    expect(await whileBrought(stage, operation.begin(store))).toMatchObject(operation.refused);
    const identifier = posts()[0]?.form[operation.field] ?? "";
    expect(posts()).toHaveLength(1);
    expect((await made()).map(({ id, status, past }) => [id, status, past])).toMatchObject(
      operation.machine ? [[identifier, "INV", [{ status: "INV" }]]] : [],
    );
    expect(await listed()).toMatchObject([{ status: "failed", tried: 1, left: 0 }]);
    if (operation.goesOn) expect((await operation.goesOn(store, identifier)).http).toBe(400);
    letTimePass(3600);
    await sweep();
    expect(posts()).toHaveLength(1);
  },
);

test.each(names)(
  "%s: without an address the form waits in the inbox, and the call for nobody",
  async (name) => {
    const { store, operation, made } = await opened(name);
    expect(await operation.begin(store)).toMatchObject(operation.accepted);
    await sweep();
    const [delivery] = await listed();
    expect(delivery).toMatchObject({ status: "kept", to: null, tried: 0 });
    const [transaction] = await made();
    if (operation.machine) expect(delivery?.fields).toEqual({ [operation.field]: transaction?.id });
    if (operation.goesOn) expect((await operation.goesOn(store, String(transaction?.id))).http).toBe(200);
  },
);

test.each(names)(
  "%s: a call that waited in vain invalidates the identifier, and nobody is told it afterwards",
  async (name) => {
    const { store, operation, made, posts } = await opened(name);
    await endpoints(stage, store.merchantId);
    Object.assign(patience, { longestWaitMs: 200 });
    expect(await operation.begin(store)).toMatchObject(operation.refused);
    expect((await made()).map(({ status }) => status)).toEqual(operation.machine ? ["INV"] : []);
    await sweep();
    await sweep();
    expect((await made()).map(({ status }) => status)).toEqual(operation.machine ? ["INV"] : []);
    if (operation.machine) {
      expect(posts()).toEqual([]);
      expect(await listed()).toMatchObject([{ status: "failed", tried: 0 }]);
    }
    expect(await notices(stage)).toEqual([]);
  },
);

test("whoever answers while the call gives up decides nothing twice: good or invalid, and never both", async () => {
  const { store, operation, made } = await opened("cancellation");
  await endpoints(stage, store.merchantId);
  for (const longestWaitMs of [20, 40, 60, 80, 100, 140]) {
    Object.assign(patience, { longestWaitMs });
    shop.answer = (_, response) => setTimeout(() => response.end(), 40);
    const { http } = await whileBrought(stage, operation.begin(store));
    letTimePass(30);
    await sweep();
    const last = (await made()).toSorted((one, other) =>
      String(one.createdAt).localeCompare(String(other.createdAt)),
    );
    expect(last.at(-1)).toMatchObject({ status: http === 201 ? "NOV" : "INV", version: 1 });
  }
  expect(await notices(stage)).toEqual([]);
});

test("of a token that was asked for, nothing is kept that says it", async () => {
  const { store, operation, posts } = await opened("access token");
  await endpoints(stage, store.merchantId);
  await whileBrought(stage, operation.begin(store));
  const token = posts()[0]?.form["token"] ?? "";
  expect(token).toHaveLength(66);
  expect(JSON.stringify(await stage.items())).not.toContain(token);
});
