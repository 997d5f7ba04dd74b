/** @jest-environment jsdom */
import { portalWords } from "@portal/shared/messages/portal-words.ts";
import { site } from "@portal/shared/site.ts";
import { fireEvent, render, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { ownSession } from "../../testing/own-company.ts";
import { pt, screen, show } from "../../testing/show.tsx";
import { ApiError } from "../lib/api/api-error.ts";
import { createQueryClient } from "../lib/api/query-client.ts";
import { importAsked } from "../lib/import-asked.ts";
import { PageLoadError } from "../lib/navigation.ts";
import { loadConfig } from "../lib/session/config.ts";
import { keepReturnTo, keptReturnTo, takeReturnTo } from "../lib/session/kept-return-to.ts";
import { currentTheme, followTheme, subscribeTheme, switchTheme } from "../lib/theme.ts";
import { showStartFailure } from "./pages/start-failure.ts";
import { refusal } from "./refusal.ts";
import { RootError, RouteError } from "./route-error.tsx";

let isSupport: boolean;
let recovers: boolean;
let wordsArrive: boolean;
jest.mock("../lib/session/session.ts", () => ({ useSession: () => ({ ...ownSession, isSupport }) }));
jest.mock("../lib/navigation.ts", () => ({
  ...jest.requireActual("../lib/navigation.ts"),
  recoverPage: async () => recovers,
}));
jest.mock("../lib/text/i18n.ts", () => {
  const real = jest.requireActual("../lib/text/i18n.ts");
  return {
    ...real,
    loadWords: (locale: string, parts: readonly string[]) =>
      parts.includes("refusal") && !wordsArrive
        ? Promise.reject(new Error("gone"))
        : real.loadWords(locale, parts),
  };
});

const words = pt.refusal;
const shellWords = pt.shell.pageError;
beforeEach(() => {
  isSupport = false;
  recovers = false;
  wordsArrive = true;
  localStorage.clear();
  sessionStorage.clear();
});

describe("a page that cannot be shown", () => {
  async function fail(error: () => unknown) {
    const router = createMemoryRouter([
      {
        path: "/",
        loader: async () => {
          throw await error();
        },
        element: <p>page</p>,
        errorElement: <RouteError />,
        hydrateFallbackElement: <p>before</p>,
      },
    ]);
    render(
      <IntlProvider locale="pt" messages={portalWords(pt)}>
        <RouterProvider router={router} />
      </IntlProvider>,
    );
    return await screen.findByRole("heading", { level: 1 });
  }

  test("is one that there is not, and leads home", async () => {
    expect((await fail(() => refusal(404, "pt"))).textContent).toBe(words.notFound.title);
    expect(screen.getByRole("link", { name: words.notFound.home }).getAttribute("href")).toBe("/");
  });

  test.each([
    [false, words.forbidden.client, words.forbidden.toDashboard, "/onboarding/dashboard"],
    [true, words.forbidden.support, words.forbidden.toBackOffice, "/onboarding/bo/dashboard"],
  ])(
    "is one of others: for support (%s) it says so and leads to the own ones",
    async (ofSupport, said, link, href) => {
      isSupport = ofSupport;
      expect((await fail(() => refusal(403, "pt"))).textContent).toBe(words.forbidden.title);
      expect(screen.getByText(said)).toBeTruthy();
      expect(screen.getByRole("link", { name: link }).getAttribute("href")).toBe(href);
    },
  );

  test("did not load, which trying again may mend, and support cannot", async () => {
    expect((await fail(() => new PageLoadError("gone"))).textContent).toBe(shellWords.loadTitle);
    expect(screen.getByRole("alert").textContent).toBe(shellWords.loadText);
    expect(screen.queryByRole("link")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: shellWords.retry }));
    expect(await screen.findByText(shellWords.stillFailing)).toBeTruthy();
    recovers = true;
    fireEvent.click(screen.getByRole("button", { name: shellWords.retry }));
    await waitFor(() => expect(screen.queryByText(shellWords.stillFailing)).toBeNull());
    expect(screen.getByRole("button", { name: shellWords.retrying })).toBeTruthy();
  });

  test("is told to support by who sees it, for any other reason", async () => {
    expect((await fail(() => new Error("boom"))).textContent).toBe(shellWords.crashTitle);
    expect(screen.getByRole("alert").textContent).toBe(shellWords.crashText);
    expect(screen.getByRole("link").getAttribute("href")).toBe(`mailto:${site.supportEmail}`);
  });

  test("says why the server refused what it reads", async () => {
    await fail(() => new ApiError("service-unavailable", { requestId: "req-7" }));
    expect(screen.getByRole("alert").textContent).toContain(pt.errors.code["service-unavailable"]);
    expect(screen.getByRole("alert").textContent).not.toContain(shellWords.crashText);
  });

  test("counts as not loaded where even the words of its refusal are missing", async () => {
    wordsArrive = false;
    expect(await refusal(404, "en")).toBeInstanceOf(PageLoadError);
  });
});

test.each([
  ["/en/login", "Retry"],
  ["/login", "Tentar novamente"],
])("a portal that cannot start says so in the language of %s", (at, retry) => {
  window.history.replaceState(null, "", at);
  const root = document.createElement("div");
  root.textContent = "before";
  showStartFailure(root);
  expect(root.querySelector("button")?.textContent).toBe(retry);
  expect(root.querySelector("main > h1")).not.toBeNull();
  expect(root.textContent).not.toContain("before");
  document.documentElement.lang = "xx";
  show(<RootError />);
  expect(screen.getByRole("button", { name: retry })).toBeTruthy();
  expect(document.documentElement.lang).toBe("pt");
  window.history.replaceState(null, "", "/");
});

describe("where somebody goes after signing in", () => {
  test("is kept for this tab and taken once", () => {
    keepReturnTo("/onboarding/sandbox");
    expect(keptReturnTo()).toBe("/onboarding/sandbox");
    expect(takeReturnTo()).toBe("/onboarding/sandbox");
    expect(takeReturnTo()).toBeUndefined();
  });

  test("is forgotten when there is nowhere to go, and never leaves this site", () => {
    keepReturnTo("/onboarding/sandbox");
    keepReturnTo(undefined);
    expect(keptReturnTo()).toBeUndefined();
    keepReturnTo("https://evil.example/");
    expect(takeReturnTo()).toBeUndefined();
  });
});

test("the configuration is read at start, and a failure is told", async () => {
  const answer = (ok: boolean, body: unknown) =>
    Object.assign(globalThis, { fetch: async () => ({ ok, status: 503, json: async () => body }) });
  answer(false, {});
  await expect(loadConfig()).rejects.toThrow("503");
  answer(true, { stage: 7 });
  await expect(loadConfig()).rejects.toThrow();
});

describe("the colours", () => {
  const system = Object.assign(new EventTarget(), { matches: false });
  const told = jest.fn();

  test("are switched, remembered, and followed by whoever asks, until they stop", () => {
    const stop = subscribeTheme(told);
    switchTheme();
    expect([currentTheme(), told.mock.lastCall?.[0]]).toEqual(["dark", "dark"]);
    stop();
    switchTheme();
    expect(currentTheme()).toBe("light");
    expect(told).toHaveBeenCalledTimes(1);
  });

  test("follow the system until somebody chooses, and another tab", () => {
    Object.assign(window, { matchMedia: () => system });
    followTheme();
    system.matches = true;
    system.dispatchEvent(new Event("change"));
    expect(currentTheme()).toBe("dark");
    switchTheme();
    system.dispatchEvent(new Event("change"));
    expect(currentTheme()).toBe("light");
    localStorage.clear();
    window.dispatchEvent(new Event("storage"));
    expect(currentTheme()).toBe("dark");
  });
});

describe("what is read", () => {
  const optionsOf = (onEnd = () => undefined) => createQueryClient(onEnd).getDefaultOptions().queries;
  const retries = (count: number, error: Error) => {
    const retry = optionsOf()?.retry;
    return typeof retry === "function" && retry(count, error);
  };
  const delay = (count: number, error: Error) => {
    const of = optionsOf()?.retryDelay;
    return typeof of === "function" ? of(count, error) : of;
  };

  test("is asked for again twice where that may help, as late as the server says", () => {
    const busy = new ApiError("too-many-requests", { retryAfterSeconds: 7 });
    expect([0, 1, 2].map((count) => retries(count, busy))).toEqual([true, true, false]);
    expect(retries(0, new ApiError("service-unavailable"))).toBe(true);
    expect(retries(0, new ApiError("not-found"))).toBe(false);
    expect(retries(0, new Error("boom"))).toBe(false);
    expect(delay(1, busy)).toBe(7000);
    expect([0, 1, 2].map((count) => delay(count, new Error("boom")))).toEqual([1000, 2000, 4000]);
  });

  test.each([
    ["unauthenticated", 1],
    ["forbidden", 0],
  ] as const)("and refused as %s ends the session %i times", async (code, times) => {
    const onEnd = jest.fn();
    const client = createQueryClient(onEnd);
    const reading = client.fetchQuery({
      queryKey: ["x"],
      queryFn: () => Promise.reject(new ApiError(code)),
      retry: false,
    });
    await expect(reading).rejects.toThrow();
    expect(onEnd).toHaveBeenCalledTimes(times);
    client.clear();
  });
});

describe("code that is imported later", () => {
  const waiting = () => [...document.head.querySelectorAll<HTMLElement>("link,script")];
  const arrive = (name: "load" | "error", address: RegExp) => {
    const found = waiting().filter((element) => address.test(element.outerHTML));
    for (const element of found) element.dispatchEvent(new Event(name));
    return found.length;
  };
  beforeEach(() => document.head.replaceChildren());

  test("is imported once its files are there, each asked for once", async () => {
    const load = jest.fn(async () => "module");
    const first = importAsked(load, ["a.js", "a.css"]);
    const second = importAsked(load, ["a.js"]);
    expect(waiting()).toHaveLength(2);
    arrive("load", /a\.css/);
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    arrive("load", /a\.js/);
    expect(await Promise.all([first, second])).toEqual(["module", "module"]);
  });

  test("asks for nothing that the page has", async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/b.css"><script src="/b.js"></script>';
    expect(await importAsked(async () => 1, ["b.css", "b.js"])).toBe(1);
    expect(await importAsked(async () => 2)).toBe(2);
    expect(waiting()).toHaveLength(2);
  });

  test("fails when a file does not come, leaves nothing of it, and is asked for anew", async () => {
    const load = jest.fn(async () => 1);
    const failing = importAsked(load, ["c.js"]).catch(String);
    arrive("error", /c\.js/);
    await Promise.resolve();
    await Promise.resolve();
    await waitFor(() => expect(waiting().map(({ tagName }) => tagName)).toEqual(["SCRIPT"]));
    arrive("error", /c\.js/);
    expect(await failing).toContain("c.js did not arrive");
    expect(waiting()).toEqual([]);
    expect(load).not.toHaveBeenCalled();
    const again = importAsked(load, ["c.js"]);
    expect(arrive("load", /preload.*c\.js|c\.js.*preload/)).toBe(1);
    expect(await again).toBe(1);
  });
});
