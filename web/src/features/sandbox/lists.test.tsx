/** @jest-environment jsdom */
import type { Page } from "@portal/shared/paging.ts";
import { sandboxRoutes } from "@portal/shared/sandbox/routes.data.ts";
import { waitFor } from "@testing-library/react";
import { pt, screen, showKnowing, within } from "../../../testing/show.tsx";
import { notify } from "../../ui/feedback/notify.ts";
import type { Change } from "./address.ts";
import { CallList } from "./call/call-list.tsx";
import { DeliveryList } from "./delivery/delivery-list.tsx";
import { ActQuestion } from "./keys/act-question.tsx";
import { EndpointsDialog } from "./keys/endpoints-dialog.tsx";
import { PublicKeyDialog } from "./keys/public-key-dialog.tsx";
import { SecretQuestion } from "./keys/secret-question.tsx";
import {
  type CallFilter,
  callsQuery,
  deliveriesQuery,
  endpointsQuery,
  sandboxQuery,
  transactionsQuery,
} from "./queries.ts";
import { statusPage, statusWords } from "./transaction/status-words.ts";
import { TransactionList } from "./transaction/transaction-list.tsx";

const asked = jest.fn();
jest.mock("../../lib/api/api.ts", () => ({
  ...jest.requireActual("../../lib/api/api.ts"),
  api: () => new Proxy({}, { get: (_, name: string) => async (input: object) => await asked(name, input) }),
  callRoute: async (_route: object, input: object) => await asked("form", input),
}));

const [call] = sandboxRoutes.listCalls.answer?.items ?? [];
const [transaction] = sandboxRoutes.listTransactions.answer?.items ?? [];
const [delivery] = sandboxRoutes.listDeliveries.answer?.items ?? [];
const endpoints = sandboxRoutes.getEndpoints.answer;
const sandbox = sandboxRoutes.get.answer;
const [store] = sandbox?.stores ?? [];
if (!call || !transaction || !delivery || !endpoints || !sandbox || !store)
  throw new Error("The routes show nothing.");

const place = { companyId: "company", merchantId: store.merchantId };
const words = pt.sandbox;
const onFilter = jest.fn();
const onClose = jest.fn();
beforeEach(() => jest.clearAllMocks());

const shared = {
  place,
  country: "BR" as const,
  openId: undefined,
  addressOf: (change: Change) =>
    `/elsewhere?${Object.entries(change)
      .map(([name, value]) => `${name}=${value}`)
      .join("&")}`,
  onFilter,
};
/** On whatever page of it, however many lines it has. */
const paged = (query: (limit: number) => { readonly queryKey: readonly unknown[] }, page: Page<object>) =>
  [10, 20, 25, 50, 100].map((limit) => [query(limit), page] as const);
const cells = () =>
  screen.getAllByRole("row").at(-1)?.querySelectorAll("td,th") ?? document.querySelectorAll("none");
const textOf = () => [...cells()].map(({ textContent }) => textContent);

describe("the calls of a store", () => {
  const all = { text: undefined, product: undefined, status: undefined, transactionId: undefined };
  const list = (page: Page<object>, filter: Partial<CallFilter> = {}, more = {}) => {
    const of: CallFilter = { ...all, ...filter };
    return showKnowing(
      <CallList {...shared} filter={of} start={<p>Comece</p>} {...more} />,
      paged((limit) => callsQuery(place, { ...of, cursor: undefined, limit }, true), page),
    );
  };

  test("tell method, path, status, code and duration, and lead to the call", () => {
    list({ items: [{ ...call, origin: "portal", code: "131", durationMs: 17 }] }, {}, { openId: call.id });
    const link = screen.getByRole("link", { current: true });
    expect(link.textContent).toBe(`${call.method} ${call.path}`);
    expect(link.getAttribute("href")).toBe(`/elsewhere?call=${call.id}`);
    expect(textOf()[0]).toContain(words.calls.example);
    expect(textOf()[2]).toBe("131");
    expect(textOf()[3]).toContain("17");
    expect(screen.queryByText("Comece")).toBeNull();
  });

  test("of the store itself are no example, and without a code the cell is empty", () => {
    list({ items: [{ ...call, origin: "store", code: null }] });
    expect(screen.queryByRole("link", { current: true })).toBeNull();
    expect(textOf()[0]).not.toContain(words.calls.example);
    expect(textOf()[2]).toBe("");
  });

  test.each([
    [{ items: [] }, {}, "Comece"],
    [{ items: [] }, { text: "x" }, words.calls.nothing],
    [{ items: [], cursor: "more" }, {}, undefined],
  ])("that are none (%j, narrowed by %j) say %s", (page, filter, said) => {
    list(page, filter);
    expect(["Comece", words.calls.nothing].filter((text) => screen.queryByText(text))).toEqual(
      said ? [said] : [],
    );
  });

  test("are narrowed by product and outcome, and widened again from one transaction", async () => {
    const { person } = list({ items: [call] }, { transactionId: "0123456789abcdef" });
    await person.selectOptions(screen.getByRole("combobox", { name: words.calls.product }), "WS Consulta");
    expect(onFilter).toHaveBeenLastCalledWith({ product: "sitefex-ws-consulta" });
    const [, first] = within(screen.getByRole("combobox", { name: words.calls.status })).getAllByRole(
      "option",
    );
    await person.selectOptions(screen.getByRole("combobox", { name: words.calls.status }), first ?? []);
    expect(Object.keys(onFilter.mock.lastCall?.[0])).toEqual(["status"]);
    expect(screen.getByText("0123456789ab…")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: words.lines.all }));
    expect(onFilter).toHaveBeenLastCalledWith({ nit: undefined });
  });

  test("come by themselves until somebody wants to read in peace", async () => {
    const { person } = list({ items: [call] });
    const live = screen.getByRole("button", { pressed: true });
    expect(live.textContent).toBe(words.live.on);
    await person.click(live);
    expect(screen.getByRole("button", { pressed: false }).textContent).toBe(words.live.off);
  });
});

describe("the transactions of a store", () => {
  const filter = { machine: undefined, status: undefined, risk: undefined };
  const list = (changes: object, country: "BR" | "AR" = "BR") =>
    showKnowing(
      <TransactionList {...shared} {...{ filter, country }} start={null} />,
      paged((limit) => transactionsQuery(place, { ...filter, cursor: undefined, limit }, true), {
        items: [{ ...transaction, ...changes }],
      }),
    );

  test("tell order, status with its analysis, amount and card", () => {
    list({
      orderId: "P-1",
      status: "CON",
      risk: "ACC",
      amount: "12345",
      card: { brand: "Visa", lastFour: "0044" },
    });
    expect(screen.getByRole("link").textContent).toMatch(/^P-1 /);
    expect(textOf()[1]).toBe("CON ACC");
    expect(textOf()[2]).toMatch(/123,45/);
    expect(textOf()[3]).toBe("Visa •••• 0044");
  });

  test("without an order go by their identifier, and say nothing of what they have not", () => {
    list({ id: "0123456789abcdef", orderId: null, risk: null, amount: null, card: null });
    expect(screen.getByRole("link").textContent).toMatch(/^0123456789ab… /);
    expect(textOf().slice(2, 4)).toEqual(["", ""]);
  });

  test.each([
    ["BR", true],
    ["AR", false],
  ] as const)("in %s may be top-ups: %s", (country, has) => {
    list({}, country);
    const kinds = within(screen.getByRole("combobox", { name: words.transactions.machine })).getAllByRole(
      "option",
    );
    const ids = kinds.map((option) => option.getAttribute("value"));
    expect(ids.includes("recharge")).toBe(has);
    expect(ids).not.toContain("risk");
  });

  test("have statuses that a page explains, each kind its own", () => {
    expect(statusWords("payment", "CON")?.code).toBe("CON");
    expect(statusWords("payment", "no status")).toBeUndefined();
    expect(new Set(["payment", "schedule", "storage", "3ds"].map(statusPage)).size).toBe(4);
    expect(statusPage("risk")).toBe(statusPage("payment"));
  });
});

describe("the notifications of a store", () => {
  const filter = { status: undefined, callback: undefined, transactionId: undefined };
  const list = (items: readonly object[], mayAct = true) =>
    showKnowing(
      <DeliveryList {...shared} {...{ filter, mayAct }} />,
      paged((limit) => deliveriesQuery(place, { ...filter, cursor: undefined, limit }, true), {
        items: [...items],
      }),
    );
  const start = words.deliveries.start;

  test.each([
    [{ tried: 0, http: null }, ""],
    [{ tried: 2, http: null }, words.deliveries.noAnswer],
    [{ tried: 2, http: 503 }, "503"],
  ])("tell how the store answered: %j", (changes, answered) => {
    list([{ ...delivery, ...changes }]);
    expect(textOf()[3]).toBe(answered);
    expect(textOf()[4]).toBe(String(changes.tried));
    expect(screen.getByRole("link").getAttribute("href")).toBe(`/elsewhere?delivery=${delivery.id}`);
  });

  test.each([true, false])("before the first one, who may act (%s) is told how to get one", (mayAct) => {
    list([], mayAct);
    expect(screen.getByText(start.title)).toBeTruthy();
    expect(screen.queryByRole("link", { name: start.settings }) !== null).toBe(mayAct);
    expect(screen.queryByText(start.listen) !== null).toBe(mayAct);
  });
});

const told = jest.spyOn(notify, "success");

describe("a question before a store changes", () => {
  const known = [
    [sandboxQuery("company"), sandbox],
    [endpointsQuery(place), endpoints],
  ] as const;
  const confirm = () => screen.getByRole("alertdialog").querySelectorAll("button");
  const name = (word: string) => word;

  test("acts once it is confirmed, takes over the store as it then is, and closes", async () => {
    const changed = { ...store, keys: [] };
    const act = jest.fn(async () => changed);
    const { person, client } = showKnowing(
      <ActQuestion companyId="company" words={name} {...{ act, onClose }} />,
      known,
    );
    await person.click(screen.getByRole("button", { name: "confirm" }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(told).toHaveBeenCalledWith("done");
    expect(act).toHaveBeenCalledTimes(1);
    expect(client.getQueryData(sandboxQuery("company").queryKey)?.stores[0]).toEqual(changed);
    expect(confirm().length).toBeGreaterThan(1);
  });

  test("that fails closes as well", async () => {
    const act = () => Promise.reject(new Error("boom"));
    const { person } = showKnowing(
      <ActQuestion companyId="company" words={name} {...{ act, onClose }} />,
      known,
    );
    await person.click(screen.getByRole("button", { name: "confirm" }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  test("about its secret hands the new one over", async () => {
    const issued = { secret: "whsec_1", endpoints: { ...endpoints, status: "https://new.example" } };
    asked.mockResolvedValueOnce(issued);
    const onIssued = jest.fn();
    const { person, client } = showKnowing(<SecretQuestion {...{ place, onIssued, onClose }} />, known);
    await person.click(screen.getByRole("button", { name: words.endpoints.secret.confirm }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(asked).toHaveBeenCalledWith("rotateSecret", { params: place });
    expect(onIssued.mock.lastCall?.[0]).toEqual(issued);
    expect(client.getQueryData(endpointsQuery(place).queryKey)).toEqual(issued.endpoints);
  });

  test("about its addresses starts with those that it has, and keeps what is answered", async () => {
    const saved = { ...endpoints, status: "https://loja.example/nova" };
    asked.mockResolvedValueOnce(saved);
    const { person, client } = showKnowing(
      <EndpointsDialog
        {...{ place, onClose }}
        endpoints={{ ...endpoints, status: null, cardHash: "https://loja.example/c" }}
      />,
      known,
    );
    const field = (id: keyof typeof words.endpoints.address) =>
      screen.getByRole<HTMLInputElement>("textbox", { name: new RegExp(words.endpoints.address[id]) });
    expect([field("status").value, field("cardHash").value]).toEqual(["", "https://loja.example/c"]);
    await person.type(field("status"), "https://loja.example/nova");
    await person.click(screen.getByRole("button", { name: words.endpoints.form.save }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(asked.mock.lastCall?.[1]).toMatchObject({ body: { status: "https://loja.example/nova" } });
    expect(client.getQueryData(endpointsQuery(place).queryKey)).toEqual(saved);
  });

  test("about its public key warns who pastes the private half", async () => {
    const form = words.publicKey.form;
    const { person } = showKnowing(
      <PublicKeyDialog companyId="company" merchantId={place.merchantId} onClose={onClose} />,
      known,
    );
    expect(screen.queryByText(form.privateTitle)).toBeNull();
    await person.type(screen.getByRole("textbox"), "-----BEGIN PRIVATE KEY-----");
    expect(screen.getByText(form.privateTitle)).toBeTruthy();
    await person.click(screen.getByRole("button", { name: form.register }));
    expect(asked).not.toHaveBeenCalled();
  });
});
