import { bring, endpoints, letTimePass, notices, sweep } from "../../testing/deliveries/deliveries.ts";
import { internetWith, openShop, type Shop, shopAddress } from "../../testing/deliveries/shop.ts";
import { sandboxStore, type TestStore, told } from "../../testing/sandbox.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";
import { type Delivery, deliverySchema } from "../engine/outgoing/delivery.ts";
import { network } from "./egress/post.ts";

let stage: TestStage;
let shop: Shop;
beforeAll(async () => {
  stage = await openStage();
  shop = await openShop();
  Object.assign(network, internetWith(shop));
});
afterAll(async () => {
  await shop.close();
  await stage.close();
});
beforeEach(async () => {
  await stage.clear();
  shop.told.length = 0;
  shop.answer = (_, response) => response.end();
});
afterEach(() => jest.useRealTimers());

const configured = {
  trigger: "before",
  triggerValue: 5_000,
  analysisExpiry: 2,
  actionAfterDeadline: "cancel",
  rejectionMessage: "Compra não aprovada.\nFale com a loja, por favor.",
  webhookUrl: shopAddress,
} as const;

const sell = (store: TestStore, amount: string, mode = "enabled_before_auth") =>
  store.call("POST", "/v2/payments", {
    order_id: "PED-7",
    merchant_usn: "77",
    installments: "1",
    installment_type: "4",
    authorizer_id: "1",
    amount,
    card: { number: "4000000000000044", expiry_date: "1299", security_code: "123" },
    additional_data: { anti_fraud: mode },
  });

const listed = async (): Promise<Delivery[]> =>
  (await stage.items())
    .filter(({ sk }) => String(sk).startsWith("SEND#"))
    .map((item) => deliverySchema.parse(item));
const ofAnalysis = async () =>
  (await listed()).filter(({ callback }) => callback === "analysis-notification");

test("each result of an analysis is posted to the webhook that the company configured, signed", async () => {
  const store = await sandboxStore(stage, { risk: configured });
  await endpoints(stage, store.merchantId, {
    addresses: {},
    secrets: [{ id: "secret", createdAt: new Date().toISOString() }],
  });
  const nit = told(await sell(store, "12080"), "payment.nit");
  await bring(stage);
  expect(shop.told.map(({ form }) => form)).toEqual([
    {
      nit,
      pedido: "PED-7",
      nsu: "77",
      status: "NEG",
      "analise.status": "REJ",
      "analise.codigo": "80",
      // The company's own words, in one line and as long as the field is.
      "analise.mensagem": "Compra não aprovada. Fale com ",
    },
  ]);
  expect(shop.told[0]?.headers["webhook-signature"]).toMatch(/^v1,/);
  // Where status notifications go, nobody said.
  expect((await listed()).map(({ callback, status }) => `${callback} ${status}`).toSorted()).toEqual([
    "analysis-notification delivered",
    "status-notification kept",
  ]);
});

test("an address that the store names goes before the configured one, and both forms say the same", async () => {
  const store = await sandboxStore(stage, {
    risk: { ...configured, webhookUrl: "https://elsewhere.example/x" },
  });
  await endpoints(stage, store.merchantId, { addresses: { status: shopAddress, analysis: shopAddress } });
  await sell(store, "10010");
  await bring(stage);
  expect(
    shop.told.map(({ form }) => [form["status"], form["analise.status"], form["analise.codigo"]]),
  ).toEqual([
    ["CON", "ACC", "10"],
    ["CON", "ACC", "10"],
  ]);
});

test("what is not received is posted again, and an undecided review ends at its deadline and is told", async () => {
  const store = await sandboxStore(stage, { risk: configured });
  shop.answer = (_, response) => response.writeHead(500).end();
  const nit = told(await sell(store, "10055", "enabled_after_auth"), "payment.nit");
  await bring(stage);
  expect(await ofAnalysis()).toMatchObject([
    { status: "waiting", tried: 1, fields: { "analise.status": "REV" } },
  ]);
  shop.answer = (_, response) => response.end();
  letTimePass(61);
  await sweep();
  expect(await ofAnalysis()).toMatchObject([{ status: "delivered", tried: 2 }]);
  letTimePass(2 * 24 * 60 * 60);
  await sweep();
  await bring(stage);
  const { body } = await store.call("GET", `/v1/transactions/${nit}`);
  expect(body).toMatchObject({ payment: { status: "PPN", analysis: { status: "REJ" } } });
  expect(shop.told.at(-1)?.form).toMatchObject({ nit, status: "PPN", "analise.status": "REJ" });
  expect(await notices(stage)).toEqual([]);
});

test("of a sale without an analysis nothing is told but its status", async () => {
  const store = await sandboxStore(stage, { risk: configured });
  await sell(store, "10010", "disabled");
  await bring(stage);
  const [only, ...others] = await listed();
  expect([only?.callback, others]).toEqual(["status-notification", []]);
  expect(only?.fields["analise.status"]).toBeUndefined();
});

test("nothing that was kept, told or logged of analysed sales holds a card's number", async () => {
  const store = await sandboxStore(stage, { risk: configured });
  for (const amount of ["10010", "10045", "10080", "50000"]) await sell(store, amount);
  await bring(stage);
  const everything = JSON.stringify([await stage.items(), stage.logs, shop.told]);
  expect(everything).not.toContain("4000000000000044");
  expect(everything).toContain("REV");
});
