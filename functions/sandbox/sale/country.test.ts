import { authorizerKind } from "@portal/shared/esitef/authorizer-kinds.data.ts";
import { argentinaProfile } from "@portal/shared/esitef/country/country-profile.data.ts";
import { sandboxStore, type TestStore, told } from "../../testing/sandbox.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";
import { transactionSchema } from "../engine/model.ts";

let stage: TestStage;
let argentine: TestStore;
let brazilian: TestStore;
beforeAll(async () => {
  stage = await openStage({ watched: true });
});
afterAll(() => stage.close());
beforeEach(async () => {
  argentine = await sandboxStore(stage, { country: "AR" });
  brazilian = await sandboxStore(stage, { country: "BR" });
});

const card = { number: "4000000000000044", expiry_date: "1299", security_code: "123" };
const order = {
  order_id: "ORD-5501",
  merchant_usn: "7710023",
  installments: "1",
  installment_type: "4",
  authorizer_id: "1",
  amount: "1549900",
};
/** 20-12345678-6, whose last digit is right. */
const cuit = "20123456786";
const payer = (identification_number: string) => ({ additional_data: { payer: { identification_number } } });

const begin = (store: TestStore, changes: object = {}) =>
  store.call("POST", "/v1/transactions", { ...order, ...changes });
const begun = async (store: TestStore, changes: object = {}, object = "payment") =>
  told(await begin(store, changes), `${object}.nit`);

async function kept(nit: string) {
  const item = (await stage.items()).find(({ sk }) => sk === `TX#${nit}`);
  return transactionSchema.parse(item);
}

describe("a store of Argentina", () => {
  test("sells in pesos, whether or not its call names them", async () => {
    for (const additional_data of [undefined, { currency: "ARS", exponent: "2" }]) {
      const nit = await begun(argentine, { additional_data });
      const paid = await argentine.call("POST", `/v1/payments/${nit}`, { card });
      expect(paid).toMatchObject({
        http: 200,
        body: { payment: { status: "CON", amount: "1549900", acquirer_name: "Sandbox Argentina" } },
      });
      expect(told(paid, "payment.customer_receipt")).toContain("IMPORTE ARS 1549900");
      expect(await kept(nit)).toMatchObject({ country: "AR", facts: { "additional_data.currency": "ARS" } });
    }
  });

  test("is charged by each wallet of its list with whatever text stands for the wallet's own, in pesos", async () => {
    const wallets = argentinaProfile.authorizers.filter(({ id }) => authorizerKind(id) === "wallet");
    expect(wallets.length).toBeGreaterThan(0);
    for (const { id } of wallets) {
      const nit = await begun(argentine, { authorizer_id: id });
      const wallet = { authorizer_id: id, card: { wallet_transaction_id: "any text" } };
      expect(await argentine.call("POST", `/v1/payments/${nit}`, wallet)).toMatchObject({
        http: 200,
        body: { payment: { status: "CON", authorizer_id: id, acquirer_name: "Sandbox Argentina" } },
      });
    }
  });

  test("is charged in one read and one transaction, as any other", async () => {
    const calls = stage.watch?.calls ?? [];
    const before = calls.length;
    await argentine.call("POST", "/v2/payments", { ...order, ...payer(cuit), card });
    expect(calls.slice(before).map(({ operation }) => operation)).toEqual([
      "BatchGetItem",
      "TransactWriteItems",
    ]);
  });

  test("confirms, finds and cancels what it sold, and a cancellation names its acquirer too", async () => {
    const nit = await begun(argentine, { additional_data: { postpone_confirmation: "true" } });
    await argentine.call("POST", `/v1/payments/${nit}`, { card });
    expect(await argentine.call("PUT", `/v1/payments/${nit}?confirm=true`)).toMatchObject({
      body: { payment: { status: "CON" } },
    });
    expect(await argentine.call("POST", `/v2/cancellations/${nit}`, {})).toMatchObject({
      http: 200,
      body: { cancellation: { status: "CON", acquirer_id: "999" } },
    });
    expect(await argentine.call("GET", `/v1/transactions/${nit}`)).toMatchObject({
      body: { payment: { status: "EST", amount: "1549900" } },
    });
  });

  test("reserves, changes and collects in pesos", async () => {
    const nit = await begun(argentine, { transaction_type: "preauthorization" }, "pre_authorization");
    const reserve = (body: object) => argentine.call("POST", `/v1/preauthorizations/${nit}`, body);
    expect(await reserve({ ...order, card })).toMatchObject({
      body: { pre_authorization: { status: "CON" } },
    });
    expect(await reserve({ authorizer_id: "1", amount: "1600000" })).toMatchObject({
      body: { pre_authorization: { amount: "1600000" } },
    });
    const captured = await argentine.call("POST", `/v1/preauthorizations/capture/${nit}`, {
      amount: "1600000",
    });
    expect(captured).toMatchObject({ body: { capture: { status: "CON", acquirer_id: "999" } } });
    expect(told(captured, "capture.merchant_receipt")).toContain("IMPORTE ARS 1600000");
  });

  test.each([
    ["reais", { additional_data: { currency: "BRL" } }, "952", "additionalDataCurrency", "currency"],
    [
      "digits for letters",
      { additional_data: { currency: "032" } },
      "952",
      "additionalDataCurrency",
      "currency",
    ],
    ["whole pesos", { additional_data: { exponent: "0" } }, "952", "additionalDataExponent", "decimals"],
    [
      "a question of Pix",
      { additional_data: { pix_question: "?" } },
      "952",
      "additionalDataPixQuestion",
      "absentParameter",
    ],
    [
      "a CUIT with a wrong digit",
      payer("20-12345678-5"),
      "952",
      "additionalDataPayerIdentificationNumber",
      "document",
    ],
    ["a CPF", payer("58193591437"), "952", "additionalDataPayerIdentificationNumber", "document"],
    ["Pix", { authorizer_id: "440" }, "5", "authorizerId", "authorizer"],
    ["a boleto", { authorizer_id: "404" }, "5", "authorizerId", "authorizer"],
    ["a Brazilian transfer", { authorizer_id: "408" }, "5", "authorizerId", "authorizer"],
    ["a voucher", { authorizer_id: "225" }, "5", "authorizerId", "authorizer"],
    ["a private label", { authorizer_id: "250" }, "5", "authorizerId", "authorizer"],
    ["Elo", { authorizer_id: "41" }, "5", "authorizerId", "authorizer"],
    ["a code that nobody has", { authorizer_id: "9999" }, "5", "authorizerId", "authorizer"],
  ] as const)("is refused %s, and told why", async (_, changes, code, parameter, refusal) => {
    const { sentence } = argentinaProfile.refusals[refusal];
    const answer = { http: 400, body: { code, message: `invalid ${parameter} value: ${sentence}` } };
    expect(await begin(argentine, changes)).toMatchObject(answer);
    expect(await argentine.call("POST", "/v2/payments", { ...order, card, ...changes })).toMatchObject(
      answer,
    );
  });

  test("takes the CUIT of its buyer with or without dashes", async () => {
    for (const document of [cuit, "20-12345678-6"])
      expect(await begin(argentine, payer(document))).toMatchObject({ http: 201 });
  });

  test("is refused an authorizer of Brazil by every call that names one, and its sale goes on", async () => {
    const nit = await begun(argentine);
    const refused = { http: 400, body: { code: "5", payment: { status: "NOV", nit } } };
    expect(await argentine.call("POST", `/v1/payments/${nit}`, { authorizer_id: "440" })).toMatchObject(
      refused,
    );
    const both = { amount: "774950", authorizer_id: "41", card };
    expect(
      await argentine.call("POST", `/v1/payments/multiple/${nit}`, { payments: [both, both] }),
    ).toMatchObject({ body: { code: "5" } });
    const elo = { card: { number: "6362970000457013" } };
    expect(await argentine.call("POST", `/v1/payments/${nit}/cards`, elo)).toMatchObject({
      body: { code: "134", payment: { authorizer_code: "255" } },
    });
    expect(await argentine.call("POST", `/v1/payments/${nit}`, { card })).toMatchObject({
      body: { payment: { status: "CON" } },
    });
  });

  test("tops nothing up, and authenticates its buyers in pesos", async () => {
    const begin_recharge_request = {
      merchant_key: argentine.merchantKey,
      merchant_usn: "2398",
      order_id: "ORD-5501",
      general_hash: "0000000000000000",
      recharge_type: "normal",
    };
    const recharge = await argentine.call("POST", "/v3/recharge", { begin_recharge_request });
    expect(recharge).toMatchObject({
      http: 400,
      body: {
        begin_recharge_response: {
          esitef: {
            code: "952",
            message: "invalid merchantId value: a store of Argentina is not offered top-ups",
          },
        },
      },
    });
    const authenticate = (currency: string) =>
      argentine.call("POST", "/v2/authentication", {
        cardholder: { acct: { number: "5555555555555555" } },
        brand_id: "2",
        purchase: { amount: "10000", currency },
        merchant: { mcc: "5411" },
        acquirer: { merchant_id: "00000000" },
      });
    expect(await authenticate("032")).toMatchObject({ http: 200 });
    expect(await authenticate("986")).toMatchObject({
      http: 400,
      body: { error: { code: "203", detail: "purchase.currency: a store of Argentina sells in ARS" } },
    });
  });

  test("is offered what the gateway knows, and nothing twice", () => {
    const codes = argentinaProfile.authorizers.map(({ id }) => id);
    expect(codes.filter((code) => authorizerKind(code) === undefined)).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual(expect.arrayContaining(["1", "2", "3", "12", "221", "286", "402"]));
  });
});

describe("a store of any other country", () => {
  test("is answered as the public pages say: any currency, any document, and the gateway's own sentence", async () => {
    const older = await sandboxStore(stage);
    for (const store of [brazilian, older]) {
      for (const changes of [
        { additional_data: { currency: "ARS" } },
        { additional_data: { currency: "USD", exponent: "0" } },
        payer("58193591437"),
        { authorizer_id: "440" },
        { authorizer_id: "41" },
      ])
        expect(await begin(store, changes)).toMatchObject({ http: 201 });
      expect(await begin(store, { authorizer_id: "9999" })).toMatchObject({
        body: { code: "5", message: "invalid authorizerId value" },
      });
      const nit = await begun(store, { additional_data: { currency: "ARS" } });
      const paid = await store.call("POST", `/v1/payments/${nit}`, { card });
      expect(paid).toMatchObject({ body: { payment: { acquirer_name: "Bin" } } });
      expect(told(paid, "payment.customer_receipt")).toContain("VALOR 1549900");
      expect(await kept(nit)).not.toHaveProperty("country");
    }
    const plain = await kept(await begun(brazilian));
    expect(plain.facts).not.toHaveProperty("additional_data.currency");
  });
});
