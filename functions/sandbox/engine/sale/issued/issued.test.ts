import { sandboxStore, type TestStore, told } from "../../../../testing/sandbox.ts";
import { openStage, type TestStage } from "../../../../testing/stage.ts";
import { checkDigitOfBarcode } from "./boleto.ts";
import { checksum } from "./pix.ts";

let stage: TestStage;
let store: TestStore;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  store = await sandboxStore(stage);
});

const later = (clockOffsetSeconds: number) =>
  sandboxStore(stage, { merchantId: store.merchantId, clockOffsetSeconds });
const sale = { order_id: "PED-88018", installments: "1", installment_type: "4" };
const begin = async (authorizer_id: string, amount: string) =>
  told(await store.call("POST", "/v1/transactions", { ...sale, authorizer_id, amount }), "payment.nit");
const pay = (nit: string) => store.call("POST", `/v1/payments/${nit}`, {});
const statusOf = async (nit: string) =>
  told(await store.call("GET", `/v1/transactions/${nit}`), "payment.status");

test("a Pix waits for its buyer with a code that readers accept, and is undone after three minutes", async () => {
  const nit = await begin("440", "12990");
  const waiting = await pay(nit);
  expect(waiting).toMatchObject({
    http: 200,
    body: { code: "0", payment: { status: "PEN", nit, authorizer_id: "440", amount: "12990" } },
  });
  const code = told(waiting, "payment.qr_code");
  expect(code.slice(-4)).toBe(checksum(code.slice(0, -4)));
  expect(code).toContain("5406129.90");
  const cancelled = await store.call("POST", `/v2/cancellations/${nit}`, {});
  expect(cancelled).toMatchObject({ http: 400, body: { code: "115" } });
  store = await later(179);
  expect(await statusOf(nit)).toBe("PEN");
  store = await later(181);
  expect(await statusOf(nit)).toBe("PPN");
});

test.each([
  ["1000", "CON"],
  ["500", "NEG"],
])("a Pix of %s cents ends as %s by itself", async (amount, status) => {
  const nit = await begin("440", amount);
  expect(await pay(nit)).toMatchObject({ http: 200, body: { payment: { status: "PEN" } } });
  store = await later(30);
  expect(await statusOf(nit)).toBe(status);
});

test("a Pix whose authorizer is not reached is an error at once, and one in a single call waits as well", async () => {
  expect(await pay(await begin("440", "600"))).toMatchObject({
    http: 400,
    body: { code: "131", payment: { status: "ERR" } },
  });
  const body = { ...sale, authorizer_id: "440", amount: "2500" };
  const single = await store.call("POST", "/v2/payments/", body);
  expect(single).toMatchObject({ http: 200, body: { payment: { status: "PEN" } } });
  expect(told(single, "payment.qr_code")).toMatch(/^000201/);
});

test("a boleto is issued with numbers whose check digits are right, and does not expire with a Pix", async () => {
  const nit = await begin("2601", "12990");
  const issued = await pay(nit);
  expect(issued).toMatchObject({
    http: 200,
    body: {
      payment: {
        status: "PEN",
        boleto: {
          digitable_line: expect.stringMatching(/^\d{47}$/),
          expiration_date: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4}$/),
        },
      },
    },
  });
  const barcode = told(issued, "payment.boleto.barcode");
  expect(barcode).toMatch(/^\d{44}$/);
  expect(checkDigitOfBarcode(barcode.slice(0, 4) + barcode.slice(5))).toBe(barcode[4]);
  store = await later(24 * 60 * 60);
  expect(await statusOf(nit)).toBe("PEN");
});

test("a sale by card needs a card", async () => {
  expect(await pay(await begin("1", "12990"))).toMatchObject({
    http: 400,
    body: { code: "952", message: "invalid cardNumber value", payment: { status: "NOV" } },
  });
});
