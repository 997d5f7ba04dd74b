import { crc32 } from "node:zlib";
import { quotaReads } from "../../../sandbox/engine/quota.ts";
import { openPage } from "../../pages/open-page.ts";
import { callSandbox, sandboxStore, type TestStore, told } from "../../sandbox.ts";
import type { TestStage } from "../../stage.ts";
import type { Request } from "./sandbox-requests.ts";
import { thingAt, things } from "./sandbox-sample.ts";

/** So many calls about the same things; and how many of them fit into a second, with those that furnish the store. */
const callsOfStore = 60;
const callsAtOnce = 12;

interface Known {
  readonly store: TestStore;
  readonly things: Awaited<ReturnType<typeof things>>;
  readonly page: { readonly nit: string; readonly token: string };
  /** A page that a buyer has before them. */
  readonly checkout: string;
  readonly storage: { readonly nita: string; readonly token: string };
}

async function furnished(store: TestStore): Promise<Known> {
  const begun = await store.call("POST", "/v1/transactions", {
    installments: "1",
    installment_type: "4",
    amount: "12990",
    payment_js: true,
  });
  const opened = await store.call("POST", "/v1/store", { merchant_usn: "1", customer_id: "1" });
  const request = JSON.stringify({ merchant_id: store.merchantId, amount: "4590" });
  const { nit }: { nit: string } = JSON.parse(
    (await openPage({ path: "/init/json.se", form: { request } })).html,
  );
  await openPage({ path: `/do.se?nit=${nit}` });
  return {
    store,
    checkout: nit,
    things: await things(store),
    page: { nit: told(begun, "payment.nit"), token: told(begun, "payment.pay_token") },
    storage: { nita: told(opened, "store.nita"), token: told(opened, "store.store_token") },
  };
}

/** Nobody waits here for the next second. */
async function forgetCounts(stage: TestStage, { merchantId }: TestStore): Promise<void> {
  const now = new Date();
  const refs = [...quotaReads(merchantId, now), ...quotaReads(merchantId, now, "keyless")];
  await stage.remove(...refs.map(({ key }) => key));
}

/** What a request came to. */
export interface Came {
  readonly http: number;
  readonly text: string;
}

/** The store's own key, wherever it is to stand. */
const keyed = ({ merchantKey }: TestStore, text: string): string =>
  text.replaceAll(/\{key\}|%7Bkey%7D/g, merchantKey);

const keyedAll = (store: TestStore, texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, keyed(store, text)]));

/** With what the text leaves open: the store, and something of it, the same one whenever a run is repeated. */
function named({ store, things: all, page, checkout, storage }: Known, request: Request, text: string) {
  const { interface: kind, place, value } = request;
  const which = crc32(`${place} ${value}`);
  const ofStore = keyed(store, text).replaceAll("{merchant}", store.merchantId);
  return ofStore.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    if (kind === "js") return name === "nita" ? storage.nita : page.nit;
    if (kind === "page") return checkout;
    return encodeURIComponent(thingAt(all, name, which));
  });
}

/** As a browser sends a form, or a shop the one field that creates a page. */
async function sendToPage(own: Known, request: Request): Promise<Came> {
  const { method, path, body, form = {}, headers = {} } = request;
  const fields = body === undefined ? form : { request: body };
  const sent = Object.entries(fields).map(([name, text]) => [name, named(own, request, text)] as const);
  const { http, html } = await openPage({
    path: named(own, request, path),
    headers: keyedAll(own.store, headers),
    ...(method === "POST" ? { form: Object.fromEntries(sent) } : {}),
  });
  return { http, text: html };
}

/** As a program of the store, or a script of its page. */
async function sendToGateway(own: Known, request: Request): Promise<Came> {
  const { interface: kind, method, path, body, headers = {} } = request;
  const { store, storage, page } = own;
  const ofPage = {
    origin: "https://shop.example",
    merchant_id: store.merchantId,
    pay_token: path.includes("{nita}") ? storage.token : page.token,
  };
  const { http, body: said } = await callSandbox({
    method,
    path: named(own, request, path),
    ...(body === undefined ? {} : { body: keyed(store, body) }),
    headers: { ...(kind === "js" ? ofPage : store.credentials), ...keyedAll(store, headers) },
  });
  return { http, text: JSON.stringify(said) };
}

/** Makes requests for stores of one company, a new store every few of them. */
export function sandboxCaller(stage: TestStage, companyId: string) {
  const stores: TestStore[] = [];
  let known: Known | undefined;
  let left = 0;

  async function current(): Promise<Known> {
    if (!known || left === 0) {
      const store = await sandboxStore(stage, { companyId });
      stores.push(store);
      known = await furnished(store);
      left = callsOfStore;
    }
    if (left % callsAtOnce === 0) await forgetCounts(stage, known.store);
    left -= 1;
    return known;
  }

  return {
    stores: (): readonly TestStore[] => stores,
    async send(request: Request): Promise<Came> {
      const own = await current();
      if (request.interface === "page") return sendToPage(own, request);
      if (request.interface !== "ws-consulta") return sendToGateway(own, request);
      const { http, body } = await own.store.ask(named(own, request, request.path), request.method);
      return { http, text: JSON.stringify(body) };
    },
  };
}
