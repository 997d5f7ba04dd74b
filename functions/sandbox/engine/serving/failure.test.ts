import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { ask } from "../../../testing/api.ts";
import { openPage } from "../../../testing/pages/open-page.ts";
import { newClient } from "../../../testing/people.ts";
import { sandboxStore, type TestStore } from "../../../testing/sandbox.ts";
import { openStage, type TestStage } from "../../../testing/stage.ts";

let stage: TestStage;
let tester: Awaited<ReturnType<typeof newClient>>;
let store: TestStore;
beforeAll(async () => {
  stage = await openStage({ watched: true });
  tester = await newClient(stage);
});
afterAll(() => stage.close());
beforeEach(async () => {
  store = await sandboxStore(stage, { companyId: tester.companyId });
});

const order = { amount: "4590", installments: "1", installment_type: "4", authorizer_id: "1" };
const createPage = async () => {
  const request = JSON.stringify({ merchant_id: store.merchantId, amount: "4590" });
  return (await openPage({ path: "/init/json.se", form: { request } })).http;
};

const shown = async () => {
  const params = { companyId: tester.companyId, merchantId: store.merchantId };
  return (await ask(tester.client, sandboxContract.routes.listCalls, { params, query: {} })).items;
};

/** What no condition explains and no repetition mends. */
const unforeseen = "TransactionCanceledException:ValidationError";

test.each([
  [
    "a call",
    async () => (await store.call("POST", "/v1/transactions", order)).http,
    { operation: "payment-begin", path: "/v1/transactions" },
  ],
  ["a page's creation", createPage, { operation: "html-begin", path: "/init/json.se" }],
  [
    "a call of WS Consulta",
    async () => (await store.ask("/transacoes/buscadata?datatrn=20261101")).http,
    { operation: "query-by-date", product: "sitefex-ws-consulta" },
  ],
])(
  "%s that fails by our fault is answered 500, and its store sees that in the workbench",
  async (_what, act, line) => {
    stage.watch?.failures.set("TransactWriteItems", [unforeseen]);
    expect(await act()).toBe(500);
    expect(await shown()).toEqual([expect.objectContaining({ ...line, status: 500 })]);
    expect(await act()).toBeLessThan(300);
  },
);

test("where the failure itself cannot be kept, it is still answered and logged as what it is", async () => {
  stage.watch?.failures.set("TransactWriteItems", [unforeseen, "ValidationException"]);
  const before = stage.logs.length;
  expect((await store.call("POST", "/v1/transactions", order)).http).toBe(500);
  expect(await shown()).toEqual([]);
  const [line = ""] = stage.logs.slice(before).filter((each) => each.includes("sandbox-call"));
  expect(JSON.parse(line)).toMatchObject({ level: "ERROR", errorName: "AwsRefusal" });
});
