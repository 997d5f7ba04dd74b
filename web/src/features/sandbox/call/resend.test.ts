import type { RecordedCall } from "@portal/shared/sandbox/model.ts";
import { curlOf, firstCall, type SandboxCall } from "./curl.ts";
import { repeatable } from "./resend.ts";
import { sendCall } from "./send-again.ts";

const openSession = jest.fn();
jest.mock("../../../lib/api/api.ts", () => ({
  api: () => ({ openSession: (input: object) => openSession(input) }),
}));

const now = new Date("2026-11-22T12:00:00Z");
const recorded = (changes: Partial<RecordedCall>): RecordedCall => ({
  product: "e-sitef",
  id: "01KASB5ZJQ8RWN1HTT0V0VQG4M",
  at: "2026-11-22T12:00:00.000Z",
  method: "POST",
  path: "/v1/payments/abc",
  operation: "payment-do",
  status: 200,
  code: "0",
  durationMs: 5,
  outcome: null,
  transactionId: null,
  query: "{}",
  request: "{}",
  answer: "{}",
  ...changes,
});
const card = (number: string) =>
  JSON.stringify({ card: { number, expiry_date: "****", security_code: "****" }, installments: "1" });

test("a masked test card is known by its last four digits, its code and expiry are the published ones", () => {
  const call = repeatable(recorded({ request: card("************0044") }), { brand: undefined, now });
  expect(call?.body).toEqual({
    card: { number: "4000000000000044", expiry_date: "1126", security_code: "123" },
    installments: "1",
  });
});

test("two test cards that end alike are told apart by the brand of the transaction", () => {
  const request = card("************0001");
  const numberFor = (brand: string) =>
    JSON.stringify(repeatable(recorded({ request }), { brand, now })?.body).slice(19, 35);
  expect([numberFor("Mastercard"), numberFor("Hipercard")]).toEqual(["5000000000000001", "6062820000000001"]);
});

test("what was masked and is no test card cannot be sent again", () => {
  const known = { brand: undefined, now };
  expect(repeatable(recorded({ request: card("************9999") }), known)).toBeUndefined();
  const token = JSON.stringify({ card: { token: "****" } });
  expect(repeatable(recorded({ request: token }), known)).toBeUndefined();
  expect(repeatable(recorded({ path: "/v1/cards/****" }), known)).toBeUndefined();
  expect(repeatable(recorded({ request: '{"cut' }), known)).toBeUndefined();
});

test("query, asked outcome and the absence of a body stay", () => {
  const call = repeatable(
    recorded({ method: "GET", query: '{"order_id":"pedido 1"}', request: "{}", outcome: "decline:51" }),
    { brand: undefined, now },
  );
  expect(call).toMatchObject({
    query: { order_id: "pedido 1" },
    headers: { "x-sandbox-outcome": "decline:51" },
    body: undefined,
  });
});

test("an idempotent call goes out under a key of its own, or the gateway would only repeat its answer", () => {
  const key = () =>
    repeatable(recorded({ operation: "payment-idempotent" }), { brand: undefined, now })?.headers
      .idempotency_key;
  expect(key()).toMatch(/^[\w-]{36}$/);
  expect(key()).not.toBe(key());
});

test("curl reads the key from the shell, and quotes what a shell would take for its own", () => {
  const call = { ...firstCall(now), body: { name: "D'Ávila $HOME" }, query: { order_id: "a b" } };
  expect(curlOf(call, { origin: "https://x.example", merchantId: "SBX1" })).toBe(
    [
      "curl -sS -X POST 'https://x.example/sandbox/e-sitef/api/v2/payments?order_id=a+b' \\",
      "  -H 'merchant_id: SBX1' \\",
      '  -H "merchant_key: $MERCHANT_KEY" \\',
      "  -H 'Content-Type: application/json' \\",
      `  -d '{\n  "name": "D'\\''Ávila $HOME"\n}'`,
    ].join("\n"),
  );
});

test("a call of WS Consulta goes to its own address, with user and password", () => {
  const path = "/transacoes/busca";
  const call = recorded({ product: "sitefex-ws-consulta", method: "GET", path, query: '{"codsit":"229"}' });
  const again = repeatable(call, { brand: undefined, now });
  const curl = again && curlOf(again, { origin: "https://portal.example", merchantId: "LOJA" });
  expect(curl).toBe(
    `curl -sS -X GET 'https://portal.example/sandbox/sitefex-ws-consulta${path}?codsit=229' \\\n  -u "LOJA:$MERCHANT_KEY"`,
  );
});

describe("a call that is sent again", () => {
  const place = { companyId: "company", merchantId: "SB1" };
  const session = { merchantId: "SB1", merchantKey: "secret" };
  const again: SandboxCall = {
    product: "e-sitef",
    method: "POST",
    path: "/v1/x",
    query: {},
    headers: { a: "b" },
    body: { amount: "1" },
  };
  const fetched = jest.fn();
  beforeEach(() => {
    openSession.mockResolvedValue(session);
    Object.assign(globalThis, { fetch: fetched });
  });

  test("goes with a key of its own, as its interface wants it", async () => {
    await sendCall(place, again);
    expect(openSession).toHaveBeenCalledWith({
      params: { companyId: "company" },
      body: { merchantId: place.merchantId },
    });
    expect(fetched.mock.lastCall?.[1]).toEqual({
      method: "POST",
      headers: { a: "b", merchant_id: "SB1", merchant_key: "secret", "content-type": "application/json" },
      body: '{"amount":"1"}',
    });
    await sendCall(place, {
      ...again,
      product: "sitefex-ws-consulta",
      method: "GET",
      body: undefined,
    });
    expect(fetched.mock.lastCall?.[1]).toEqual({
      method: "GET",
      headers: { a: "b", authorization: `Basic ${btoa("SB1:secret")}` },
      body: undefined,
    });
  });

  test("that does not arrive is a failure of the network", async () => {
    fetched.mockRejectedValueOnce(new TypeError("gone"));
    await expect(sendCall(place, again)).rejects.toMatchObject({ code: "network" });
  });
});
