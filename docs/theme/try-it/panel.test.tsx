/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { tryItWords as words } from "../../words/try-it.ts";
import type { Access } from "./account/access.ts";
import { readCarried } from "./call/carried.ts";
import { Panel } from "./panel.tsx";
import { codes, sheet } from "./testing/sheet.ts";

jest.mock("@docusaurus/useDocusaurusContext", () => () => ({ i18n: { currentLocale: "en" } }), {
  virtual: true,
});
jest.mock(
  "@docusaurus/Link",
  () =>
    ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
  { virtual: true },
);
jest.mock(
  "@theme/CodeBlock",
  () =>
    ({ children }: { children: string }) => <pre>{children}</pre>,
  {
    virtual: true,
  },
);
jest.mock(
  "@theme/Tabs",
  () =>
    ({ children }: { children: string }) => <div>{children}</div>,
  {
    virtual: true,
  },
);
jest.mock(
  "@theme/TabItem",
  () =>
    ({ label, children }: { label: string; children: string }) => (
      <section aria-label={label}>{children}</section>
    ),
  { virtual: true },
);

let access: Access;
const findAccess = jest.fn(async () => access);
jest.mock("./account/access.ts", () => ({
  ...jest.requireActual("./account/access.ts"),
  findAccess: () => findAccess(),
}));

type Answered = readonly [status: number, body: unknown];
let sandbox: () => Promise<Answered>;
let filesAre: (address: string) => Answered;
const sent: {
  url: string;
  method?: string;
  headers: Record<string, string>;
  body: unknown;
  signal: AbortSignal;
}[] = [];

async function answer(
  url: string,
  init?: { method: string; headers: Record<string, string>; body: string; signal: AbortSignal },
) {
  if (init) sent.push({ ...init, url, body: JSON.parse(init.body) });
  const [status, content] = init ? await sandbox() : filesAre(url);
  const headers = new Map([
    ["content-type", "application/json"],
    ["x-sandbox-case", "12"],
    ["server", "x"],
  ]);
  return {
    ok: status < 300,
    status,
    headers,
    json: async () => content,
    text: async () => (content === undefined ? "" : JSON.stringify(content)),
  };
}

const session = { merchantId: "SB9", merchantKey: "secret", expiresAt: "2999-01-01T00:00:00.000Z" };
const scrolled = jest.spyOn(Element.prototype, "scrollIntoView");
beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  sent.length = 0;
  access = { at: "ready", companyId: "company", session };
  sandbox = async () => [201, { code: "0", payment: { id: "p-1" } }];
  filesAre = (url) => [200, url.endsWith("codes.json") ? codes : sheet];
  Object.assign(globalThis, { fetch: answer });
  Element.prototype.checkVisibility = () => true;
  scrolled.mockClear();
});

async function open(arrival: "asked" | "returned" = "asked") {
  const page = render(<Panel operation="payment-do" arrival={arrival} />);
  await screen.findByText(words.lead.en);
  return page;
}
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const nit = () => field(/^nit/);
const type = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const send = async () => {
  press(words.send.send.en);
  await screen.findByRole("region", { name: words.answer.title.en });
};

test("whoever asked for the panel begins at its first field, which says that it is needed and where its value comes from", async () => {
  await open();
  expect(scrolled).toHaveBeenLastCalledWith({ block: "start" });
  expect(document.activeElement).toBe(nit());
  expect(nit().getAttribute("aria-required")).toBe("true");
  expect(screen.getByRole("link", { name: "Begin" }).getAttribute("href")).toBe("/docs/begin#experimente");
  type(nit(), "a");
  expect(screen.queryByRole("link", { name: "Begin" })).toBeNull();
});

test("who comes back from signing in goes on at what is missing there", async () => {
  access = { at: "no-keys", companyId: "company" };
  await open("returned");
  const create = await screen.findByRole("button", { name: words.access.createKeys.en });
  expect(document.activeElement).toBe(create);
  expect(scrolled).toHaveBeenLastCalledWith({ block: "center" });
  expect(screen.queryByRole("button", { name: words.send.send.en })).toBeNull();
});

test("without an identifier nothing is sent, and it is named", async () => {
  await open();
  await screen.findByRole("button", { name: words.send.send.en });
  press(words.send.send.en);
  expect(screen.getByRole("alert").textContent).toBe(words.form.missing.en.replace("%names%", "nit"));
  expect(sent).toEqual([]);
});

test("a call goes out with the reader's own store, and its answer is told member by member and kept for the next call", async () => {
  await open();
  type(nit(), "n-1");
  type(field(/^method/), "debit");
  await screen.findByRole("button", { name: words.send.send.en });
  await send();
  expect(sent).toMatchObject([
    {
      url: "/sandbox/e-sitef/api/v1/payments/n-1",
      method: "POST",
      headers: { merchant_id: "SB9", merchant_key: "secret" },
      body: { amount: "100", installments: "1", method: "debit", card: { holder: "ANA" } },
    },
  ]);
  const answered = screen.getByRole("region", { name: words.answer.title.en });
  expect(within(answered).getByText("201").className).toContain("success");
  expect(within(answered).getByText("Created")).toBeInstanceOf(HTMLElement);
  expect(within(answered).getByRole("region", { name: words.answer.explained.en }).textContent).toContain(
    "How it went",
  );
  expect(within(answered).getByText("x-sandbox-case")).toBeInstanceOf(HTMLElement);
  expect(within(answered).queryByText("server")).toBeNull();
  expect(screen.getByRole("status").textContent).toBe(words.send.sent.en.replace("%status%", "201"));
  expect(readCarried()).toEqual({ nit: "n-1", payment_id: "p-1" });
});

test.each([
  [302, "warning"],
  [400, "warning"],
  [499, "warning"],
  [500, "danger"],
])(
  "an answer %i stands out as %s, and what was typed for it is not kept for others",
  async (status, tone) => {
    sandbox = async () => [status, undefined];
    await open();
    type(nit(), "n-1");
    await screen.findByRole("button", { name: words.send.send.en });
    await send();
    expect(
      within(screen.getByRole("region", { name: words.answer.title.en })).getByText(String(status)).className,
    ).toContain(tone);
    expect(screen.getByText(words.answer.empty.en)).toBeInstanceOf(HTMLElement);
    expect(readCarried()).toEqual({});
  },
);

test("a key that the sandbox does not take is not sent again", async () => {
  sandbox = async () => [401, {}];
  await open();
  type(nit(), "n-1");
  await screen.findByRole("button", { name: words.send.send.en });
  await send();
  access = { at: "ready", companyId: "company", session: { ...session, merchantKey: "another" } };
  sandbox = async () => [200, {}];
  press(words.send.send.en);
  await screen.findByText("200");
  expect(sent.map(({ headers }) => headers.merchant_key)).toEqual(["secret", "another"]);
});

test("while a call is on its way its seconds count, no second one goes out, and it can be stopped", async () => {
  jest.useFakeTimers({ doNotFake: ["performance", "queueMicrotask", "nextTick"] });
  sandbox = () =>
    new Promise((_, fail) => sent[0]?.signal.addEventListener("abort", () => fail(new Error("stopped"))));
  try {
    render(<Panel operation="payment-do" arrival="asked" />);
    await act(() => jest.advanceTimersByTimeAsync(1));
    type(nit(), "n-1");
    press(words.send.send.en);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    const sending = words.send.sending.en.replace("%seconds%", "2");
    expect(screen.getByRole("button", { name: sending }).getAttribute("aria-disabled")).toBe("true");
    press(sending);
    expect(sent).toHaveLength(1);
    press(words.send.stop.en);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole("button", { name: words.send.send.en }).getAttribute("aria-disabled")).toBe(
      "false",
    );
    expect(screen.queryByRole("button", { name: words.send.stop.en })).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

test("whoever leaves the page does not wait for an answer any more", async () => {
  sandbox = () => new Promise(() => undefined);
  const page = await open();
  type(nit(), "n-1");
  await screen.findByRole("button", { name: words.send.send.en });
  press(words.send.send.en);
  await screen.findByRole("button", { name: words.send.stop.en });
  await act(async () => undefined);
  page.unmount();
  expect(sent[0]?.signal.aborted).toBe(true);
});

test("what was typed is there again after signing in, until it is put back to the example", async () => {
  const page = await open();
  type(field(/^note/), "mine");
  page.unmount();
  await open();
  expect(field(/^note/).value).toBe("mine");
  press(words.form.reset.en);
  expect(field(/^note/).value).toBe("");
  expect(field(/^amount/).value).toBe("100");
});

test("a sheet that does not arrive is told, and asked for once more", async () => {
  filesAre = () => [500, null];
  render(<Panel operation="payment-do" arrival="asked" />);
  expect((await screen.findByRole("alert")).textContent).toContain(words.loadFailed.en);
  filesAre = (url) => [200, url.endsWith("codes.json") ? codes : sheet];
  press(words.retry.en);
  expect(await screen.findByText(words.lead.en)).toBeInstanceOf(HTMLElement);
});
