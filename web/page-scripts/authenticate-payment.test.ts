/** @jest-environment jsdom */
import type { AuthenticatedRequest } from "./authenticate.ts";
import {
  bodyOf,
  cardNumber,
  keptText,
  loadScript,
  openScriptPage,
  put,
  response,
  type ScriptPage,
  settle,
  site,
} from "./testing/script-page.ts";

let page: ScriptPage;
/** What was posted into frames: where, and the values by name. */
let posted: { readonly target: string; readonly action: string; readonly form: object }[];

let script: Readonly<Record<"startThreeDs" | "esitefDoPayment", (request: AuthenticatedRequest) => void>>;

beforeAll(async () => {
  await loadScript(
    "/sandbox/js/esitefauthenticatepayment-1.0.min.js",
    () => import("./authenticate-payment.ts"),
  );
  script = Object(window);
  // What this stand-in of a browser lacks.
  HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
    posted.push({ target: this.target, action: this.action, form: Object.fromEntries(new FormData(this)) });
  };
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (this.open) {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    }
  };
});

let payments = 0;
let request: AuthenticatedRequest;
beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-22T12:00:00-03:00"), doNotFake: ["queueMicrotask"] });
  payments += 1;
  posted = [];
  page = openScriptPage();
  document.body.insertAdjacentHTML("beforeend", '<div id="divThreeDsMethodData"></div>');
  const nit = String(payments).padStart(64, "0");
  request = { nit, payToken: "a".repeat(66), merchantId: "LOJADEMO", authenticate: "1", ...page.callbacks };
});
afterEach(() => jest.useRealTimers());

const id = "0b2f6a52-7c7e-4a5c-9a3e-5d9f0c1b2a34";
const begun = () =>
  response(200, {
    code: "0",
    three_ds_server: { trans_id: id, status: "NEW" },
    three_ds_method_url: `${site}/method`,
  });
const authenticated = (status: string, acs?: object) =>
  response(200, { code: "0", three_ds_server: { trans_id: id, status }, ...(acs ? { acs } : {}) });
const challenged = () => authenticated("AUC", { challenge_url: `${site}/acs`, creq: "Y3JlcQ" });
const paid = () => response(200, { code: "0", payment: { status: "CON" } });

const frame = (): HTMLIFrameElement => {
  const found = document.querySelector("iframe");
  if (!found) throw new Error("There is no frame.");
  return found;
};

/** A message of some window, by default of the gateway's own page in the frame. */
async function message(more: Partial<MessageEventInit> = {}): Promise<void> {
  const source = document.querySelector("iframe")?.contentWindow ?? null;
  window.dispatchEvent(
    new MessageEvent("message", { data: "esitef-frame-done", origin: site, source, ...more }),
  );
  await settle();
}

const paths = () => page.sent.map(({ url }) => url.slice(`${site}/sandbox/e-sitef/api/js`.length));

test("the number begins it, the issuer looks in a hidden frame, and the payment goes on from there", async () => {
  page.answers.push(begun(), authenticated("AUY"), paid());
  script.startThreeDs(request);
  await settle();
  expect(frame().hidden).toBe(true);
  expect(posted).toMatchObject([{ target: frame().name, action: `${site}/method` }]);
  await message();
  expect(document.querySelectorAll("iframe, form")).toHaveLength(0);
  script.esitefDoPayment(request);
  await settle();
  expect(paths()).toEqual([
    `/authentications/${request.nit}`,
    `/authentications/${request.nit}/${id}`,
    `/payments/${request.nit}`,
  ]);
  expect(page.sent.map(bodyOf)).toMatchObject([
    { card: { number: cardNumber } },
    { three_ds_comp_ind: "Y", browser: { language: "pt", screen_width: expect.stringMatching(/^\d+$/) } },
    { card: { number: cardNumber } },
  ]);
  expect(page.told).toEqual([
    ["processing", undefined],
    ["success", { code: "0", payment: { status: "CON" } }],
  ]);
});

test("an issuer that takes too long to look is not waited for, and its frame is taken away", async () => {
  page.answers.push(begun(), authenticated("AUY"), paid());
  script.esitefDoPayment(request);
  await settle();
  expect(document.querySelectorAll("iframe")).toHaveLength(1);
  jest.advanceTimersByTime(10_000);
  await settle();
  expect(document.querySelectorAll("iframe")).toHaveLength(0);
  expect(page.sent.map(bodyOf)[1]).toMatchObject({ three_ds_comp_ind: "N" });
  expect(page.told.map(([name]) => name)).toEqual(["processing", "success"]);
});

/** Up to the challenge that stands over the page. */
async function challenge(): Promise<HTMLDialogElement> {
  document.getElementById("divThreeDsMethodData")?.remove();
  page.answers.push(begun(), challenged(), paid());
  script.esitefDoPayment(request);
  await settle();
  const dialog = document.querySelector("dialog");
  if (!dialog) throw new Error("There is no challenge.");
  return dialog;
}

test("a challenge stands over the page until the gateway's own frame says that it is over", async () => {
  await challenge();
  expect(page.sent.map(bodyOf)[1]).toMatchObject({ three_ds_comp_ind: "U" });
  expect(posted).toEqual([{ target: frame().name, action: `${site}/acs`, form: { creq: "Y3JlcQ" } }]);
  await message({ origin: "https://evil.example" });
  await message({ source: window });
  await message({ data: "done" });
  expect(page.sent).toHaveLength(2);
  await message();
  expect(document.querySelectorAll("dialog, iframe, form")).toHaveLength(0);
  expect(paths().at(-1)).toBe(`/payments/${request.nit}`);
  expect(page.told.map(([name]) => name)).toEqual(["processing", "success"]);
});

test("a challenge that is closed is over, and the gateway judges the payment", async () => {
  const dialog = await challenge();
  dialog.querySelector("button")?.click();
  await settle();
  expect(document.querySelectorAll("dialog, iframe, form")).toHaveLength(0);
  expect(paths().at(-1)).toBe(`/payments/${request.nit}`);
});

test("a card without 3DS, an error and no connection lead to the payment, which the gateway judges", async () => {
  for (const answer of [response(200, { code: "0" }), response(500, {}), new Error("No connection.")]) {
    page.answers.push(answer, response(400, { code: "951" }));
    script.esitefDoPayment({ ...request, nit: `${request.nit}${page.sent.length}` });
    await settle();
  }
  expect(page.told.filter(([name]) => name !== "processing")).toEqual(
    [1, 2, 3].map(() => ["failure", { code: "951" }]),
  );
});

test("a number that is not typed to its end begins nothing, and one that is changed begins again", async () => {
  put("cardnumber", "5000");
  script.startThreeDs(request);
  put("cardnumber", cardNumber);
  page.answers.push(begun(), begun(), authenticated("AUY"), paid());
  script.startThreeDs(request);
  script.startThreeDs(request);
  await settle();
  await message();
  put("cardnumber", "4000000000000044");
  document.querySelector(".esitef-cardnumber")?.dispatchEvent(new Event("input"));
  script.esitefDoPayment(request);
  await settle();
  await message();
  expect(page.sent.map((each) => Object(Object(bodyOf(each)).card).number)).toEqual([
    cardNumber,
    "4000000000000044",
    undefined,
    "4000000000000044",
  ]);
  document.querySelector(".esitef-cardnumber")?.remove();
  expect(keptText() + JSON.stringify(posted)).not.toMatch(/5000000000000001|4000000000000044/);
});
