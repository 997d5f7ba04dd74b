/** @jest-environment jsdom */
import {
  bodyOf,
  cardNumber,
  loadScript,
  openScriptPage,
  put,
  response,
  type ScriptPage,
  settle,
  site,
} from "./testing/script-page.ts";

let page: ScriptPage;

beforeAll(() => loadScript("/sandbox/js/esitefstore-1.0.min.js", () => import("./store.ts")));
beforeEach(() => {
  page = openScriptPage();
});

async function store(presses = 1): Promise<void> {
  const request = {
    nita: "Z1",
    storeToken: "t",
    merchantId: "LOJADEMO",
    authorizer_id: 2,
    ...page.callbacks,
  };
  for (let press = 0; press < presses; press += 1) Object(window).esitefStore(request);
  await settle();
}

test("a card is stored once however often its button is pressed, and needs no security code", async () => {
  put("cardsecuritycode", "");
  put("cardexpirydate", "1239");
  page.answers.push(response(200, { code: "0", store: { status: "CON" } }));
  await store(2);
  expect(page.sent.map(({ url }) => url)).toEqual([`${site}/sandbox/e-sitef/api/js/cards/Z1`]);
  expect(page.sent.map(bodyOf)).toEqual([
    { card: { number: cardNumber, expiry_date: "1239" }, authorizer_id: "2" },
  ]);
  expect(page.told).toEqual([["success", { code: "0", store: { status: "CON" } }]]);
});

test("a wrong card is told to the page and leaves it not, and no connection is a failure", async () => {
  put("cardnumber", "4111111111111111");
  await store();
  expect(page.sent).toEqual([]);
  put("cardnumber", cardNumber);
  put("cardexpirydate", "1239");
  await store();
  expect(page.told).toEqual([
    ["invalid", [{ field: "esitef-cardnumber", message: expect.any(String) }]],
    ["failure", {}],
  ]);
});
