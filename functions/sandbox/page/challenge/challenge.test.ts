import { sandboxPages } from "@portal/shared/esitef/sandbox-address.ts";
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

const returnAddress = "https://loja.example/3ds?order=1";
const flow = (more: object) => ({
  three_ds_comp_ind: "Y",
  notification_url: returnAddress,
  three_ds_requestor: { authentication_ind: "01", name: "Loja <Exemplo>", url: "https://loja.example" },
  acquirer: { bin: "2", merchant_id: "00000000" },
  browser: {
    accept_header: "*/*",
    javascript_enabled: true,
    java_enabled: "false",
    language: "es-AR",
    color_depth: "24",
    screen_height: "864",
    screen_width: "1536",
    user_agent: "Mozilla/5.0",
  },
  ...more,
});

async function beginning(): Promise<string> {
  const begun = await store.call("POST", "/v2/authentication", {
    cardholder: { acct: { number: "5555555555555555" } },
    brand_id: "2",
    purchase: { amount: "10004", currency: "986" },
    merchant: { mcc: "5411" },
    acquirer: { merchant_id: "00000000" },
  });
  return told(begun, "three_ds_server.trans_id");
}

/** A challenge as the store's page has it. */
async function challenge(more: object = {}) {
  const id = await beginning();
  const asked = await store.call("PUT", `/v2/authentication/${id}`, flow(more));
  const address = told(asked, "acs.challenge_url");
  expect(address).toBe(`https://portal.example.com${sandboxPages}/acs/${store.merchantId}`);
  return { id, form: { creq: told(asked, "acs.creq"), threeDSSessionData: "c2Vzc2lvbg" } };
}

const path = () => `/acs/${store.merchantId}`;
const open = (form: Record<string, string>, language = "pt-BR") =>
  openPage({ path: path(), form, headers: { "accept-language": language } });
const answer = (form: Record<string, string>) => openPage({ path: `${path()}/answer`, form });
const statusOf = async (id: string) =>
  told(await store.call("GET", `/v2/transaction/${id}`), "three_ds_server.status");
const cresOf = ({ hidden }: SeenPage): object =>
  JSON.parse(Buffer.from(hidden["cres"] ?? "", "base64url").toString());
const policyOf = ({ headers }: SeenPage, directive: string) =>
  String(headers["content-security-policy"])
    .split("; ")
    .find((each) => each.startsWith(`${directive} `));

test("the challenge is shown in the language of the call, with the purchase that it is about", async () => {
  const { form } = await challenge();
  const page = await open(form);
  expect(page.http).toBe(200);
  for (const text of ['lang="es"', "Confirme su compra", "Loja <Exemplo>", "100,04", "•••• 5555", "123456"]) {
    expect(page.text).toContain(text);
  }
  expect(page.html).not.toContain("<Exemplo>");
  expect(page.hidden).toEqual(form);
  expect(page.action).toBe(`${sandboxPages}${path()}/answer`);
});

test("any store may frame it, its form goes nowhere but here, and it runs no script but its own", async () => {
  const { form } = await challenge();
  const page = await open(form);
  expect(policyOf(page, "frame-ancestors")).toContain("https:");
  expect(page.headers).not.toHaveProperty("x-frame-options");
  expect(policyOf(page, "form-action")).toBe("form-action 'self'");
  expect(policyOf(page, "script-src")).toMatch(/^script-src 'sha256-[A-Za-z0-9+/]{43}='$/);
});

test("the right code proves the holder, and the browser takes the result to the store's address", async () => {
  const { id, form } = await challenge();
  const page = await answer({ ...form, act: "confirm", code: " 123456 " });
  expect(page.action).toBe(returnAddress);
  expect(page.hidden["threeDSSessionData"]).toBe(form.threeDSSessionData);
  expect(cresOf(page)).toMatchObject({
    threeDSServerTransID: id,
    messageType: "CRes",
    messageVersion: "2.2.0",
    challengeCompletionInd: "Y",
    transStatus: "Y",
  });
  expect(policyOf(page, "form-action")).toBe("form-action 'self' https://loja.example https:");
  const found = await store.call("GET", `/v2/transaction/${id}`);
  expect(found).toMatchObject({ body: { three_ds_server: { status: "AUY" }, eci: "05" } });
  // Shown again, it says the same and changes nothing.
  expect(cresOf(await open(form))).toEqual(cresOf(page));
  expect(cresOf(await answer({ ...form, act: "refuse" }))).toEqual(cresOf(page));
  expect(await statusOf(id)).toBe("AUY");
});

test("a wrong code is told, and the third one is a refusal", async () => {
  const { id, form } = await challenge();
  const first = await answer({ ...form, act: "confirm", code: "000000" });
  expect([first.http, first.text.includes("Quedan 2 intentos")]).toEqual([422, true]);
  expect((await answer({ ...form, act: "confirm", code: "" })).text).toContain("último intento");
  expect(await statusOf(id)).toBe("AUC");
  expect(cresOf(await answer({ ...form, act: "confirm", code: "1" }))).toMatchObject({ transStatus: "N" });
  expect(await statusOf(id)).toBe("AUN");
});

const card = { number: "5000000000000001", expiry_date: "1299", security_code: "123" };

async function payAfter(id: string): Promise<unknown> {
  const order = { installments: "1", installment_type: "4", authorizer_id: "2", amount: "10004" };
  const begun = await store.call("POST", "/v1/transactions", { ...order, authenticate: "3" });
  const nit = told(begun, "payment.nit");
  const body = { card, external_authentication: { reference_id: id, eci: "07" } };
  return (await store.call("POST", `/v1/payments/${nit}`, body)).body;
}

test("who refuses may still be charged by a store that goes on, who cancels may not", async () => {
  const refusing = await challenge();
  await answer({ ...refusing.form, act: "refuse" });
  expect(await payAfter(refusing.id)).toMatchObject({ payment: { status: "CON" } });
  const cancelling = await challenge();
  await answer({ ...cancelling.form, act: "cancel" });
  expect(await statusOf(cancelling.id)).toBe("AUN");
  expect(await payAfter(cancelling.id)).toMatchObject({ payment: { status: "NEG" } });
});

test("a challenge that nobody answers for ten minutes has failed", async () => {
  const { id, form } = await challenge();
  store = await sandboxStore(stage, { merchantId: store.merchantId, clockOffsetSeconds: 601 });
  expect(await statusOf(id)).toBe("AUN");
  expect(cresOf(await answer({ ...form, act: "confirm", code: "123456" }))).toMatchObject({
    transStatus: "N",
  });
});

test.each([
  "javascript:alert(1)",
  "http://loja.example/3ds",
  "data:text/html,x",
  "//loja.example/3ds",
  "https://user:secret@loja.example/3ds",
  "loja.example",
])("the address %s is refused when the store sends it: no browser is sent there", async (address) => {
  const id = await beginning();
  expect(
    await store.call("PUT", `/v2/authentication/${id}`, flow({ notification_url: address })),
  ).toMatchObject({
    http: 400,
    body: { error: { code: "203", detail: "notification_url" } },
  });
});

test("a shop on a laptop is taken, without https", async () => {
  const { form } = await challenge({ notification_url: "http://localhost:3000/3ds" });
  expect((await answer({ ...form, act: "cancel" })).action).toBe("http://localhost:3000/3ds");
});

test("what asks for nothing, for another store's or for what is no challenge shows the same empty page", async () => {
  const { form } = await challenge();
  const creq = Buffer.from(JSON.stringify({ messageType: "CReq" })).toString("base64url");
  const nothing = [await open({}), await open({ creq }), await open({ creq: "%%%" }), await answer(form)];
  store = await sandboxStore(stage);
  for (const page of [...nothing, await open(form)]) {
    expect([
      page.http,
      page.text.includes("Não há o que confirmar aqui") || page.text.includes("creq"),
    ]).toEqual([404, true]);
    expect(page.hidden).toEqual({});
  }
});
