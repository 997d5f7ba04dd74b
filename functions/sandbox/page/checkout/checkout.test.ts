import { checkoutPath, checkoutQuery, sandboxPages } from "@portal/shared/esitef/sandbox-address.ts";
import { openPage, type SeenPage } from "../../../testing/pages/open-page.ts";
import { sandboxStore, type TestStore, told } from "../../../testing/sandbox.ts";
import { openStage, type TestStage } from "../../../testing/stage.ts";

let stage: TestStage;
let store: TestStore;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  store = await sandboxStore(stage);
});

const backTo = {
  url_success: "https://loja.example/ok",
  url_failure: "https://loja.example/falha",
  url_cancel: "https://loja.example/carrinho",
};
const initiate = (more: object = {}, headers = {}, form = "json") =>
  openPage({
    path: `/init/${form}.se`,
    form: {
      request: JSON.stringify({
        merchant_id: store.merchantId,
        amount: "4590",
        order_id: "PED-88018",
        back_url: backTo,
        ...more,
      }),
    },
    headers,
  });

const nitOf = async (more: object = {}, headers = {}): Promise<string> => {
  const created = JSON.parse((await initiate(more, headers)).html);
  expect(created).toMatchObject({
    responseCode: 0,
    description: "OK",
    nsuesitef: expect.stringMatching(/^\d{15}$/),
  });
  expect(created.url).toBe(
    `https://portal.example.com${sandboxPages}${checkoutPath}${checkoutQuery(created.nit)}`,
  );
  return created.nit;
};
const path = (nit: string) => checkoutPath + checkoutQuery(nit);
const open = (nit: string) => openPage({ path: path(nit), headers: { "accept-language": "en-US" } });
const send = (nit: string, form: Record<string, string>) =>
  openPage({ path: path(nit), form: { lang: "en", ...form } });
const card = {
  method: "credit",
  number: "4000 0000 0000 0044",
  expiry: "12/39",
  code: "123",
  installments: "1",
};
const pay = (nit: string, more: Record<string, string> = {}) => send(nit, { act: "pay", ...card, ...more });
const query = async (nit: string) => (await store.call("GET", `/v1/transactions/${nit}`)).body;
const later = async (seconds: number) => {
  store = await sandboxStore(stage, { merchantId: store.merchantId, clockOffsetSeconds: seconds });
};
const kept = async () => JSON.stringify(await stage.items()) + stage.logs.join("\n");

test("a page is created, opened, paid by card and found paid, and of the card its last digits stay", async () => {
  const nit = await nitOf();
  expect(await query(nit)).toMatchObject({ payment: { status: "NOV", order_id: "PED-88018" } });
  const page = await open(nit);
  expect([page.http, page.text.includes("R$ 45,90") || page.text.includes("45,90")]).toEqual([200, true]);
  expect(page.text).toContain("Order PED-88018");
  expect(await query(nit)).toMatchObject({ payment: { status: "AGU" } });
  const paid = await pay(nit);
  expect([paid.http, paid.headers["location"]]).toEqual([303, `${sandboxPages}${path(nit)}&lang=en`]);
  const end = await open(nit);
  expect(end.text).toContain("Payment approved");
  expect(end.html).toContain(`href="${backTo.url_success}"`);
  expect(await query(nit)).toMatchObject({
    payment: { status: "CON", authorizer_id: "1", payment_type: "C", esitef_usn: expect.any(String) },
  });
  const everything = await kept();
  expect(everything).not.toContain("4000000000000044");
  expect(everything).toContain('"lastFour":"0044"');
  // Sent a second time, it charges nothing.
  expect((await pay(nit)).http).toBe(303);
});

test("the number that the store was told at the beginning cancels the payment", async () => {
  const created = JSON.parse((await initiate()).html);
  await open(created.nit);
  await pay(created.nit);
  const begun = await store.call("POST", "/v1/cancellations", {
    esitef_usn: created.nsuesitef,
    amount: "4590",
  });
  expect(begun.http).toBe(201);
});

test("a declined card ends the payment, and the way back is the store's address for failures", async () => {
  const nit = await nitOf({ amount: "2200000" });
  await open(nit);
  await pay(nit);
  expect(await query(nit)).toMatchObject({ payment: { status: "NEG" } });
  const end = await open(nit);
  expect(end.text).toContain("The payment was not approved");
  expect(end.html).toContain(`href="${backTo.url_failure}"`);
});

test("the tester's header at the beginning decides what the page comes to", async () => {
  const nit = await nitOf({}, { "x-sandbox-outcome": "decline:54" });
  await open(nit);
  await pay(nit);
  expect(await query(nit)).toMatchObject({ payment: { status: "NEG", authorizer_code: "54" } });
  expect(JSON.parse((await initiate({}, { "x-sandbox-outcome": "lost" })).html)).toMatchObject({
    responseCode: 952,
  });
  expect(JSON.parse((await initiate({}, { "x-sandbox-outcome": "error:131" })).html)).toMatchObject({
    responseCode: 131,
  });
});

test("a buyer who cancels is brought to the store's address for that, and pays no more", async () => {
  const nit = await nitOf();
  await open(nit);
  expect((await send(nit, { act: "cancel" })).http).toBe(303);
  expect(await query(nit)).toMatchObject({ payment: { status: "CAN" } });
  expect((await open(nit)).html).toContain(`href="${backTo.url_cancel}"`);
  await pay(nit);
  expect(await query(nit)).toMatchObject({ payment: { status: "CAN" } });
});

test.each([
  [{ number: "4111 1111 1111 1111" }, "Only the published test cards work here"],
  [{ number: "" }, "Type the card number"],
  [{ expiry: "13/30" }, "Type month and year"],
  [{ expiry: "01/20" }, "This card has expired"],
  [{ code: "1" }, "Type the 3 or 4 digits"],
])("what a buyer types wrong (%j) is told beside it, and nothing of it is kept", async (wrong, text) => {
  const nit = await nitOf();
  await open(nit);
  const page = await pay(nit, wrong);
  expect([page.http, page.text.includes(text)]).toEqual([422, true]);
  expect(page.html).toContain('aria-invalid="true"');
  expect(await query(nit)).toMatchObject({ payment: { status: "AGU" } });
  const everything = (await kept()) + page.html;
  expect(everything).not.toContain("4111111111111111");
  expect(everything).not.toContain("4111 1111 1111 1111");
});

test("a Pix waits for its buyer, is paid on the page, and another runs out of time", async () => {
  const nit = await nitOf();
  await open(nit);
  await send(nit, { act: "pay", method: "pix" });
  const page = await open(nit);
  expect(page.text).toContain("Pay with Pix");
  expect(page.html).toContain('class="qr"');
  expect((await openPage({ path: `/status?nit=${nit}` })).html).toBe('{"status":"PEN"}');
  await send(nit, { act: "settle" });
  expect(await query(nit)).toMatchObject({ payment: { status: "CON", authorizer_id: "440" } });
  const late = await nitOf();
  await open(late);
  await send(late, { act: "pay", method: "pix" });
  await later(181);
  expect((await open(late)).text).toContain("Time is up");
  expect(await query(late)).toMatchObject({ payment: { status: "PPN" } });
});

test("a boleto is drawn, has an address of its own, and is paid there", async () => {
  const nit = await nitOf({ additional_data: { payer: { name: "Ana", surname: "Lima" } } });
  await open(nit);
  await send(nit, { act: "pay", method: "boleto" });
  expect((await open(nit)).html).toContain('class="barcode"');
  const address = told({ http: 200, headers: {}, body: await query(nit) }, "payment.boleto.url");
  const boleto = (form?: Record<string, string>) =>
    openPage({
      path: address.replace(`https://portal.example.com${sandboxPages}`, ""),
      ...(form ? { form } : {}),
    });
  const paper = await boleto();
  expect(paper.text).toContain("Ana Lima");
  expect(paper.text).toContain("nada pode ser pago com ele");
  expect((await openPage({ path: "/boleto/segundavia.se", form: { nit } })).html).toContain(
    'class="barcode"',
  );
  expect((await boleto({ act: "settle" })).text).toContain("Pago");
  expect(await query(nit)).toMatchObject({ payment: { status: "CON" } });
});

test("a page that nobody opens expires, one that is left is given up, and a link waits two days", async () => {
  const [unopened, left, link] = [await nitOf(), await nitOf(), await nitOf({ payment_link: true })];
  await open(left);
  await later(1801);
  expect((await open(unopened)).text).toContain("This link has expired");
  expect(await query(left)).toMatchObject({ payment: { status: "ABA" } });
  expect((await open(link)).text).toContain("How would you like to pay?");
  await later(48 * 3600 + 1);
  expect(await query(link)).toMatchObject({ payment: { status: "ABA" } });
});

test("a store offers what it allows, and a reservation is captured at the documented address", async () => {
  const cards = await open(await nitOf({ additional_data: { allowed_payment_methods: [{ id: "CRD" }] } }));
  expect(cards.html).not.toContain('value="pix"');
  const nit = await nitOf({ transaction_type: "preauthorization", amount: "80000" });
  expect((await open(nit)).html).not.toContain('value="pix"');
  await pay(nit);
  expect((await open(nit)).text).toContain("Amount on hold");
  expect(await query(nit)).toMatchObject({ pre_authorization: { status: "CON" } });
});

test("a store of Argentina shows pesos, its buyers cards alone, and takes no card of Brazil", async () => {
  store = await sandboxStore(stage, { country: "AR" });
  const refused = JSON.parse((await initiate({ additional_data: { currency: "BRL" } })).html);
  expect(refused).toMatchObject({
    responseCode: 952,
    description: "invalid additionalDataCurrency value: a store of Argentina sells in ARS",
  });
  const nit = await nitOf({ amount: "1549900" });
  const { html, text } = await open(nit);
  expect(text).toContain("$\u00a015.499,00");
  expect(text).not.toContain("R$");
  expect([html.includes('value="pix"'), html.includes('value="boleto"')]).toEqual([false, false]);
  expect((await pay(nit, { number: "6362970000457013" })).text).toContain(
    "Only the published test cards work here.",
  );
  await pay(nit);
  expect(await query(nit)).toMatchObject({ payment: { status: "CON", acquirer_id: "999" } });
});

test("instalments are the store's where it says them, the buyer's where it does not", async () => {
  const chosen = await nitOf();
  await open(chosen);
  await pay(chosen, { installments: "3" });
  const fixed = await nitOf({ installments: "2", installment_type: "3" });
  await open(fixed);
  await pay(fixed, { installments: "12" });
  const own = [chosen, fixed];
  const items = (await stage.items()).filter(
    ({ id, machine }) => machine === "payment" && own.includes(String(id)),
  );
  const counts = items.map((item) => Object(item["facts"])["installments"]);
  expect(new Set(counts)).toEqual(new Set(["2", "3"]));
});

const challenged = { amount: "10004", authenticate: "1" };
const withKey = () => ({ merchant_key: store.merchantKey });
const answer = (page: SeenPage, more: Record<string, string>) =>
  openPage({ path: `/acs/${store.merchantId}/answer`, form: { ...page.hidden, ...more } });

test("a store that wants its buyer authenticated gets the challenge on the way, and then the charge", async () => {
  const nit = await nitOf(challenged, withKey());
  await open(nit);
  await pay(nit);
  const challenge = await open(nit);
  expect(challenge.text).toContain("Confirm your purchase");
  const result = await answer(challenge, { act: "confirm", code: "123456" });
  // The page goes on in the language in which its buyer began.
  expect(decodeURIComponent(result.action ?? "")).toBe(
    `https://portal.example.com${sandboxPages}${path(nit)}&lang=en`,
  );
  await send(nit, result.hidden);
  expect(await query(nit)).toMatchObject({ payment: { status: "CON" } });
  expect(await kept()).not.toContain("4000000000000044");
});

test.each([
  ["1", "refuse", "NEG"],
  ["3", "refuse", "CON"],
  ["3", "cancel", "NEG"],
])("with authenticate %s, a buyer who answers %s ends in %s", async (authenticate, act, status) => {
  const nit = await nitOf({ ...challenged, authenticate }, withKey());
  await open(nit);
  await pay(nit);
  await answer(await open(nit), { act });
  // The result never arrives; the page asks by itself.
  await open(nit);
  expect(await query(nit)).toMatchObject({ payment: { status } });
});

test("a card without 3DS is declined where authentication is a must, and charged where it is not", async () => {
  for (const [authenticate, status] of [
    ["1", "NEG"],
    ["2", "CON"],
  ] as const) {
    const nit = await nitOf({ ...challenged, authenticate }, withKey());
    await open(nit);
    await pay(nit, { number: "5251743209931344" });
    expect(await query(nit)).toMatchObject({ payment: { status } });
  }
});

test("no page of a payment can be framed, and what is no page of a NIT is an empty one", async () => {
  const page = await open(await nitOf());
  expect(page.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(page.headers["x-frame-options"]).toBe("DENY");
  for (const nit of ["", "0".repeat(64), "../x"]) expect((await open(nit)).http).toBe(404);
});
