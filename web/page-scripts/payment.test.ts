/** @jest-environment jsdom */
import type { PaymentRequest } from "./do-payment.ts";
import {
  bodyOf,
  cardNumber as card,
  keptText,
  loadScript,
  openScriptPage,
  put,
  response,
  type ScriptPage,
  type Sent,
  settle,
  site,
} from "./testing/script-page.ts";

let page: ScriptPage;

/** What the page's own code may call; the script puts it there. */
let esitefDoPayment: (request: PaymentRequest) => void;

beforeAll(async () => {
  await loadScript("/sandbox/js/esitefpayment-1.0.min.js", () => import("./payment.ts"));
  esitefDoPayment = Object(window).esitefDoPayment;
});

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-22T12:00:00-03:00"), doNotFake: ["queueMicrotask"] });
  page = openScriptPage();
});
afterEach(() => jest.useRealTimers());

function press(more: Partial<PaymentRequest> = {}): void {
  esitefDoPayment({
    nit: "f".repeat(64),
    payToken: "a".repeat(66),
    merchantId: "LOJADEMO",
    locale: "pt",
    isCardSecurityCodeOptional: false,
    ...page.callbacks,
    ...more,
  });
}

async function pay(more: Partial<PaymentRequest> = {}): Promise<void> {
  press(more);
  await settle();
}

function onlySent(): Sent {
  const [first, ...others] = page.sent;
  if (!first || others.length > 0) throw new Error(`Sent: ${page.sent.length}`);
  return first;
}

test("the card goes to the site that the script came from, with the token and nothing of the page", async () => {
  const said = { code: "0", message: "OK", payment: { status: "CON" } };
  page.answers.push(response(200, said));
  await pay();
  const { url, init } = onlySent();
  expect(url).toBe(`${site}/sandbox/e-sitef/api/js/payments/${"f".repeat(64)}`);
  expect(init).toMatchObject({
    method: "POST",
    credentials: "omit",
    referrerPolicy: "no-referrer",
    headers: {
      "content-type": "application/json",
      merchant_id: "LOJADEMO",
      pay_token: "a".repeat(66),
    },
  });
  expect(bodyOf(onlySent())).toEqual({
    card: { number: card, expiry_date: "1227", security_code: "123" },
  });
  expect(page.told).toEqual([["success", said]]);
});

test("a denial, an error and silence end in onFailure, each once", async () => {
  const denied = { code: "951", message: "denied", payment: { status: "NEG" } };
  page.answers.push(response(400, denied), response(401, { code: "956" }), new Error("No connection."));
  await pay();
  await pay();
  await pay();
  expect(page.told).toEqual([
    ["failure", denied],
    ["failure", { code: "956" }],
    ["failure", {}],
  ]);
});

test("a button that is pressed again while its payment is under way pays once and is told once", async () => {
  page.answers.push(response(200, { code: "0" }), response(400, { code: "102" }));
  press();
  press();
  press();
  await settle();
  expect(page.sent).toHaveLength(1);
  expect(page.told).toEqual([["success", { code: "0" }]]);
  // Another try after the first is over goes out: the gateway judges it.
  await pay();
  expect(page.told).toEqual([
    ["success", { code: "0" }],
    ["failure", { code: "102" }],
  ]);
});

test("nothing of the card stays in the page or in its browser but what stands in its fields", async () => {
  page.answers.push(response(200, { code: "0" }));
  await pay();
  document.querySelector(".esitef-cardnumber")?.remove();
  expect(keptText()).not.toContain(card);
});

test.each([
  ["cardnumber", "411", "esitef-cardnumber", "Confira o número do cartão."],
  [
    "cardnumber",
    "4111111111111111",
    "esitef-cardnumber",
    "O sandbox aceita só os cartões de teste publicados.",
  ],
  [
    "cardexpirydate",
    "1327",
    "esitef-cardexpirydate",
    "Confira a validade: dois dígitos do mês e dois do ano.",
  ],
  [
    "cardexpirydate",
    "12/2027",
    "esitef-cardexpirydate",
    "Confira a validade: dois dígitos do mês e dois do ano.",
  ],
  ["cardexpirydate", "1026", "esitef-cardexpirydate", "O cartão está vencido."],
  ["cardsecuritycode", "", "esitef-cardsecuritycode", "Digite o código de segurança, só com dígitos."],
  ["cardsecuritycode", "12a", "esitef-cardsecuritycode", "Digite o código de segurança, só com dígitos."],
  ["cardholder", "x".repeat(31), "esitef-cardholder", "O nome no cartão tem até 30 caracteres."],
])(
  "with %s as “%s” nothing leaves the page, and onInvalid names the field and not its content",
  async (field, value, name, message) => {
    put(field, value);
    await pay();
    expect(page.told).toEqual([["invalid", [{ field: name, message }]]]);
    expect(page.sent).toEqual([]);
  },
);

test("a page without a field is told which one it lacks", async () => {
  document.querySelector(".esitef-cardexpirydate")?.remove();
  document.querySelector(".esitef-cardsecuritycode")?.remove();
  await pay();
  expect(page.told).toEqual([
    [
      "invalid",
      ["esitef-cardexpirydate", "esitef-cardsecuritycode"].map((field) => ({
        field,
        message: "Falta na página um campo com esta classe.",
      })),
    ],
  ]);
});

test("a card is good until the end of its month, and gaps of its number do not count", async () => {
  put("cardexpirydate", "11/26");
  put("cardnumber", "5000 0000-0000 0001");
  page.answers.push(response(200, { code: "0" }));
  await pay();
  expect(bodyOf(onlySent())).toMatchObject({ card: { number: card, expiry_date: "1126" } });
});

test("month and year of their own fields win over the date in one", async () => {
  document.body.insertAdjacentHTML(
    "beforeend",
    `<select class="esitef-cardexpirymonth"><option>08</option></select><input class="esitef-cardexpiryyear" value="28">`,
  );
  put("cardexpirydate", "no date");
  page.answers.push(response(200, { code: "0" }));
  await pay();
  expect(bodyOf(onlySent())).toMatchObject({ card: { expiry_date: "0828" } });
});

test("where the security code is optional it may be empty or have no field, and may not be wrong", async () => {
  page.answers.push(response(200, { code: "0" }), response(200, { code: "0" }));
  put("cardsecuritycode", "");
  await pay({ isCardSecurityCodeOptional: true });
  put("cardsecuritycode", "x");
  await pay({ isCardSecurityCodeOptional: "true" });
  document.querySelector(".esitef-cardsecuritycode")?.remove();
  await pay({ isCardSecurityCodeOptional: "true" });
  expect(page.told.map(([name]) => name)).toEqual(["success", "invalid", "success"]);
  expect(page.sent.map((each) => Object(bodyOf(each)).card.security_code)).toEqual([undefined, undefined]);
});

test.each([
  ["en", "Check the card number."],
  ["es", "Revise el número de la tarjeta."],
  ["fr", "Confira o número do cartão."],
])("in the language %s the page is told “%s”", async (locale, message) => {
  put("cardnumber", "");
  await pay({ locale });
  expect(page.told).toEqual([["invalid", [{ field: "esitef-cardnumber", message }]]]);
});
