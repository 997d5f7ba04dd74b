import { moveClock, type TestStore, told } from "../../testing/sandbox.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";
import {
  found,
  listed,
  order,
  paid,
  postponed,
  sold,
  storeOn,
} from "../../testing/ws-consulta/sitef-sale.ts";

let stage: TestStage;
let store: TestStore;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  store = await storeOn(stage);
});

test("a sale whose risk is in review is not pending: nobody but the reviewer settles it", async () => {
  const risk = { additional_data: { anti_fraud: "enabled_after_auth" }, amount: "12945" };
  const { nit, key } = await sold(store, risk);
  expect(await store.call("GET", `/v1/transactions/${nit}`)).toMatchObject({
    body: { payment: { status: "PPC" } },
  });
  expect(listed(await store.ask(`/transacoes/busca?${key}`))).toMatchObject([{ estado: null }]);
  expect(await store.ask(`/transacoes/pendencias/confirma?${key}`, "POST")).toMatchObject({ http: 400 });
});

test("pending ones are listed two hours later, and confirmed are seen confirmed by e-SiTef", async () => {
  const { nit, key, nsu, day } = await sold(store, postponed);
  await sold(store);
  const period = `/transacoes/pendencias?datefrom=${day}&dateto=20250314`;
  expect(listed(await store.ask(period))).toEqual([]);
  await moveClock(stage, store, 3);
  expect(found(await store.ask(period))).toEqual([[nsu, "PENDENTE"]]);
  expect(await store.ask(`/transacoes/pendencias/confirma?${key}`, "POST")).toMatchObject({
    http: 200,
    body: null,
  });
  expect(await store.call("GET", `/v1/transactions/${nit}`)).toMatchObject({
    body: { payment: { status: "CON" } },
  });
  expect(listed(await store.ask(`/transacoes/busca?${key}`))).toMatchObject([
    { estado: "CONFIRMED_BACK_OFFICE" },
  ]);
  expect(listed(await store.ask(period))).toEqual([]);
});

test("pending ones are voided, once", async () => {
  const { nit, key } = await sold(store, postponed);
  const voids = () => store.ask(`/transacoes/pendencias/cancela?${key}`, "POST");
  expect(await voids()).toMatchObject({ http: 200 });
  expect(await store.call("GET", `/v1/transactions/${nit}`)).toMatchObject({
    body: { payment: { status: "PPN" } },
  });
  expect(listed(await store.ask(`/transacoes/busca?${key}`))).toMatchObject([
    { estado: "CANCELED_BACK_OFFICE" },
  ]);
  expect(await voids()).toEqual(
    expect.objectContaining({ http: 400, body: { status: "A transação não está pendente" } }),
  );
});

test("pending ones are settled by one of two calls at once", async () => {
  const { key } = await sold(store, postponed);
  const answers = await Promise.all(
    ["confirma", "cancela"].map((word) => store.ask(`/transacoes/pendencias/${word}?${key}`, "POST")),
  );
  expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([200, 400]));
});

test("pending ones that the store left alone are none the day after, and settled then", async () => {
  const { key, day, nsu } = await sold(store, postponed);
  await moveClock(stage, store, 30);
  expect(listed(await store.ask(`/transacoes/pendencias?datefrom=${day}&dateto=${day}`))).toEqual([]);
  expect(found(await store.ask(`/transacoes/buscadata?datatrn=20250315`))).toContainEqual([
    nsu,
    "CANCELED_PDV",
  ]);
  expect(await store.ask(`/transacoes/pendencias/confirma?${key}`, "POST")).toMatchObject({ http: 400 });
});

test.each([
  ["confirma", "ATV"],
  ["cancela", "DES"],
])("pending ones take the schedule that waits for them along: %s", async (word, status) => {
  const plan = { amount: "2000", do_payment_now: "true", interval: "1", number_of_times: "3" };
  const more = {
    schedule: { ...plan, initial_date: "15/03/2025" },
    merchant_usn: "4410030",
    additional_data: { ...postponed.additional_data, payer: { store_identification: "98253053045" } },
  };
  const begun = await store.call("POST", "/v1/transactions", { ...order, ...more });
  const { key } = await paid(store, told(begun, "payment.nit"));
  expect(await store.ask(`/transacoes/pendencias/${word}?${key}`, "POST")).toMatchObject({ http: 200 });
  expect(await store.call("GET", `/v1/schedules/${told(begun, "schedule.sid")}`)).toMatchObject({
    body: { schedule: { status } },
  });
});
