import { valuesOf } from "@portal/shared/esitef/values.ts";
import { newClient } from "../../testing/people.ts";
import { registeredKey, sandboxStore, signed, type TestStore, told } from "../../testing/sandbox.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";
import { monthsAfter } from "../engine/sale/schedule-run.ts";

let stage: TestStage;
let store: TestStore;

const days = (count: number) => count * 24 * 60 * 60;
/** The same store after its tester moved the clock. */
const at = (clockOffsetSeconds: number) =>
  sandboxStore(stage, { merchantId: store.merchantId, publicKey: registeredKey, clockOffsetSeconds });

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  store = await sandboxStore(stage, { publicKey: registeredKey });
});

const card = { number: "5000000000000001", expiry_date: "1299", security_code: "123" };
const printed = (date: Date) => date.toISOString().slice(0, 10).split("-").toReversed().join("/");
const inDays = (count: number) => printed(new Date(Date.now() + days(count) * 1000));

const plan = { amount: "2000", do_payment_now: "false", interval: "1", number_of_times: "3" };
const begin = (schedule: object = {}, more: object = {}) =>
  store.call("POST", "/v1/transactions", {
    order_id: "PED-88030",
    merchant_usn: "4410030",
    authorizer_id: "2",
    installments: "1",
    installment_type: "4",
    amount: "2000",
    schedule: { ...plan, initial_date: inDays(1), ...schedule },
    additional_data: { payer: { store_identification: "98253053045" } },
    ...more,
  });
const query = (sid: string) => store.call("GET", `/v1/schedules/${sid}`);
const active = async (schedule: object = {}) => {
  const sid = told(await begin(schedule), "schedule.sid");
  const activated = await store.call("POST", `/v1/schedules/${sid}`, { card });
  expect(activated).toMatchObject({ http: 200, body: { code: "0", schedule: { status: "ATV", sid } } });
  return sid;
};

test("a schedule is created, activated with a card and found", async () => {
  const created = await begin();
  expect(created).toMatchObject({
    http: 201,
    body: {
      code: "0",
      schedule: { status: "NOV", amount: "2000", order_id: "PED-88030", merchant_usn: "4410030" },
    },
  });
  const sid = told(created, "schedule.sid");
  expect(sid).toMatch(/^[0-9a-f]{64}$/);
  await store.call("POST", `/v1/schedules/${sid}`, { card });
  expect(await query(sid)).toMatchObject({
    http: 200,
    body: {
      schedule: {
        sid,
        status: "ATV",
        authorizer_id: "2",
        current_times: "0",
        initial_date: inDays(1),
        next_date: inDays(1),
        nits: [],
      },
    },
  });
  expect(await store.call("POST", `/v1/schedules/${sid}`, { card })).toMatchObject({ body: { code: "102" } });
  const kept = JSON.stringify(await stage.items());
  expect(kept).not.toContain(card.number);
});

test("its charges are made by the tester's clock, each a payment of its own, until the last", async () => {
  const sid = await active();
  store = await at(days(3));
  const first = await query(sid);
  expect(first).toMatchObject({ body: { schedule: { status: "ATV", current_times: "1" } } });
  const nit = told(first, "schedule.nits[]");
  expect(await store.call("GET", `/v1/transactions/${nit}`)).toMatchObject({
    body: { payment: { status: "CON", amount: "2000", order_id: "PED-88030" } },
  });
  expect(await query(sid)).toMatchObject({ body: { schedule: { current_times: "1", nits: [nit] } } });
  store = await at(days(100));
  const { body } = await query(sid);
  expect(body).toMatchObject({ schedule: { status: "FIN", current_times: "3" } });
  expect(body).not.toHaveProperty("schedule.next_date");
});

test("a denied charge counts and is not repeated; one that failed does not count and comes again", async () => {
  const denied = await active({ amount: "2200000" });
  const failed = await active({ amount: "2200092" });
  store = await at(days(3));
  expect(await query(denied)).toMatchObject({ body: { schedule: { current_times: "1", status: "ATV" } } });
  const again = await query(failed);
  expect(again).toMatchObject({ body: { schedule: { current_times: "0", status: "ATV" } } });
  // One each day.
  expect(valuesOf(again.body).get("schedule.nits[]")?.length).toBeGreaterThan(1);
});

test("a clock that was moved very far is caught up with in several readings", async () => {
  const sid = await active({ number_of_times: "99" });
  store = await at(days(800));
  expect(await query(sid)).toMatchObject({ body: { schedule: { current_times: "12" } } });
  expect(await query(sid)).toMatchObject({ body: { schedule: { current_times: "24" } } });
});

test("months that are too short are charged on their last day, without moving those after them", () => {
  expect(monthsAfter("2027-01-31", 1)).toBe("2027-02-28");
  expect(monthsAfter("2027-02-28", 1, 31)).toBe("2027-03-31");
  expect(monthsAfter("2027-11-15", 3)).toBe("2028-02-15");
});

test("with a first payment it is active once that is confirmed, and undone with it", async () => {
  const created = await begin({ do_payment_now: "true" });
  const [sid, nit] = [told(created, "schedule.sid"), told(created, "payment.nit")];
  expect(await store.call("POST", `/v1/schedules/${sid}`, { card })).toMatchObject({ body: { code: "102" } });
  expect(await store.call("POST", `/v1/payments/${nit}`, { card })).toMatchObject({ http: 200 });
  expect(await query(sid)).toMatchObject({ body: { schedule: { status: "ATV" } } });

  const postponed = { additional_data: { postpone_confirmation: "true" } };
  const endings = [
    ["true", "ATV"],
    ["false", "DES"],
  ] as const;
  for (const [confirm, status] of endings) {
    const waiting = await begin({ do_payment_now: "true" }, postponed);
    const payment = told(waiting, "payment.nit");
    await store.call("POST", `/v1/payments/${payment}`, { card });
    const found = () => query(told(waiting, "schedule.sid"));
    expect(await found()).toMatchObject({ body: { schedule: { status: "PEN" } } });
    await store.call("PUT", `/v1/payments/${payment}?confirm=${confirm}`, {});
    expect(await found()).toMatchObject({ body: { schedule: { status } } });
  }
});

test.each([
  ["approve", "CON", "ATV"],
  ["cancel", "PPN", "DES"],
] as const)(
  "a first payment whose risk nobody reviews in time takes its schedule along: %s",
  async (actionAfterDeadline, paid, status) => {
    const risk = {
      trigger: "before",
      triggerValue: 0,
      analysisExpiry: 2,
      actionAfterDeadline,
      rejectionMessage: "Fale com a loja",
      webhookUrl: "https://shop.example/fraud",
    } as const;
    const { companyId } = await newClient(stage);
    store = await sandboxStore(stage, { publicKey: registeredKey, companyId, risk });
    const { merchantId } = store;
    const moved = (clockOffsetSeconds: number) =>
      sandboxStore(stage, { merchantId, publicKey: registeredKey, companyId, risk, clockOffsetSeconds });
    const asked = { do_payment_now: "true", initial_date: inDays(1) };
    const waiting = await begin(asked, { amount: "10045" });
    const [sid, nit] = [told(waiting, "schedule.sid"), told(waiting, "payment.nit")];
    await store.call("POST", `/v1/payments/${nit}`, { card });
    expect(await query(sid)).toMatchObject({ body: { schedule: { status: "PEN" } } });
    store = await moved(days(2) + 60);
    expect(await store.call("GET", `/v1/transactions/${nit}`)).toMatchObject({
      body: { payment: { status: paid } },
    });
    expect(await query(sid)).toMatchObject({ body: { schedule: { status, nits: [] } } });
    store = await moved(days(6));
    const charged = status === "ATV" ? "1" : "0";
    expect(await query(sid)).toMatchObject({ body: { schedule: { status, current_times: charged } } });
  },
);

test.each([
  [{ initial_date: "31/02/2027" }, "scheduleInitialDate"],
  [{ number_of_times: "0" }, "scheduleNumberOfTimes"],
  [{ do_payment_now: "maybe" }, "scheduleDoPaymentNow"],
  [{ amount: "0" }, "scheduleAmount"],
])("a plan with %j is refused", async (schedule, name) => {
  expect(await begin(schedule)).toMatchObject({
    http: 400,
    body: { code: "952", message: `invalid ${name} value` },
  });
});

test("a refused activation is an error, and an unused schedule expires", async () => {
  const sid = told(await begin(), "schedule.sid");
  const refused = await store.call(
    "POST",
    `/v1/schedules/${sid}`,
    { card },
    { "x-sandbox-outcome": "decline:51" },
  );
  expect(refused).toMatchObject({ http: 400, body: { code: "951", schedule: { status: "ERR" } } });
  const unused = told(await begin(), "schedule.sid");
  store = await at(1801);
  expect(await store.call("POST", `/v1/schedules/${unused}`, { card })).toMatchObject({
    body: { code: "954" },
  });
  expect(await store.call("POST", `/v1/schedules/${"0".repeat(64)}`, { card })).toMatchObject({ http: 404 });
});

test("schedules are listed by the days on which they were created", async () => {
  const sid = await active();
  const list = (start: string, end: string) =>
    store.call("GET", `/v1/schedules?start_date=${start}&end_date=${end}`);
  // Made today in Brasília, which is three hours behind.
  const today = printed(new Date(Date.now() - 3 * 60 * 60 * 1000));
  expect(await list(today, today)).toMatchObject({
    http: 200,
    body: { code: "0", schedules: [{ sid, status: "ATV" }] },
  });
  expect(await list(inDays(2), inDays(3))).toMatchObject({ body: { schedules: [] } });
  expect(await list("today", inDays(0))).toMatchObject({ http: 400, body: { code: "952" } });
});

const edit = async (sid: string) =>
  told(await store.call("POST", "/v1/schedules/edits", { sid }, signed({ sid })), "schedule_edit.seid");
const apply = (seid: string, change: object) => store.call("PUT", `/v1/schedules/edits/${seid}`, change);

test("a signed edit stops a schedule, and another starts it again without what was due meanwhile", async () => {
  const sid = await active();
  const seid = await edit(sid);
  expect(await apply(seid, { status: "INA" })).toMatchObject({
    http: 200,
    body: { code: "0", schedule: { status: "INA" }, schedule_edit: { status: "CON" } },
  });
  expect(await apply(seid, { status: "ATV" })).toMatchObject({ http: 400, body: { code: "102" } });
  store = await at(days(40));
  expect(await query(sid)).toMatchObject({ body: { schedule: { status: "INA", current_times: "0" } } });
  await apply(await edit(sid), { status: "ATV" });
  expect(await query(sid)).toMatchObject({ body: { schedule: { status: "ATV", current_times: "0" } } });
});

test("amount and next date are edited, the past is refused, and an unsigned edit says nothing of its identifier", async () => {
  const sid = await active();
  await apply(await edit(sid), { amount: "3000", next_date: inDays(20) });
  expect(await query(sid)).toMatchObject({ body: { schedule: { amount: "3000", next_date: inDays(20) } } });
  const seid = await edit(sid);
  expect(await apply(seid, { next_date: inDays(-1) })).toMatchObject({
    http: 400,
    body: { message: "invalid nextDate value" },
  });
  expect(await apply(seid, { amount: "0" })).toMatchObject({ body: { message: "invalid amount value" } });
  const unsigned = await store.call("POST", "/v1/schedules/edits", { sid });
  expect([unsigned.http, unsigned.body]).toEqual([
    201,
    { code: "0", message: "OK. Transaction successful." },
  ]);
});

test("a signature of another schedule than the call's is refused", async () => {
  const sid = await active();
  const other = signed({ sid: "0".repeat(64) });
  expect(await store.call("POST", "/v1/schedules/edits", { sid }, other)).toMatchObject({
    http: 401,
    body: { code: "956" },
  });
});
