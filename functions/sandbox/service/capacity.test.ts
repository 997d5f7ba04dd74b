import { registeredKey, sandboxStore, signed, told } from "../../testing/sandbox.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage({ watched: true });
});
afterAll(() => stage.close());

const card = { number: "5000000000000001", expiry_date: "1299" };
const once = ["BatchGetItem", "TransactWriteItems"];

/** What the table was asked meanwhile. */
async function operationsOf(act: () => Promise<unknown>): Promise<string[]> {
  const calls = stage.watch?.calls ?? [];
  const before = calls.length;
  await act();
  return calls.slice(before).map(({ operation }) => operation);
}

test("storing a card looks through the store's cards once, finding one by its token needs no look", async () => {
  const store = await sandboxStore(stage);
  let token = "";
  const keep = async () => {
    const body = { card, authorizer_id: "2", customer_id: "c-1" };
    token = told(await store.call("POST", "/v1/cards", body), "card.token");
  };
  // An empty list is a query alone; what it points to comes with the rest.
  expect(await operationsOf(keep)).toEqual(["Query", ...once]);
  expect(await operationsOf(() => store.call("GET", `/v1/cards/${token}`))).toEqual(once);
  expect(await operationsOf(() => store.call("DELETE", `/v1/cards/${token}`))).toEqual(once);
});

test("an edit of a schedule reads what it edits in a second step, and writes both at once", async () => {
  const store = await sandboxStore(stage, { publicKey: registeredKey });
  const created = await store.call("POST", "/v1/transactions", {
    installments: "1",
    installment_type: "4",
    authorizer_id: "2",
    amount: "2000",
    schedule: { amount: "2000", do_payment_now: "false", initial_date: "05/04/2090" },
  });
  const sid = told(created, "schedule.sid");
  expect(await operationsOf(() => store.call("POST", `/v1/schedules/${sid}`, { card }))).toEqual(once);
  const begun = await store.call("POST", "/v1/schedules/edits", { sid }, signed({ sid }));
  const seid = told(begun, "schedule_edit.seid");
  const apply = () => store.call("PUT", `/v1/schedules/edits/${seid}`, { status: "INA" });
  expect(await operationsOf(apply)).toEqual(["BatchGetItem", ...once]);
  expect(stage.watch?.calls.map(({ operation }) => operation)).not.toContain("Scan");
});
