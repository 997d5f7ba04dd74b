/** @jest-environment jsdom */
import type { Session } from "@portal/shared/session/stored-tokens.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { act } from "react";
import { RouterProvider } from "react-router";
import { ownSession } from "../../testing/own-company.ts";
import { pt, screen } from "../../testing/show.tsx";
import { openPage, pageAt, pages, prefetchPage } from "./pages/pages.tsx";
import { createPortal } from "./portal.tsx";

let session: Session | undefined;
let reopens: boolean;
jest.mock("virtual:page-words", () => ({ pageWords: new Proxy({}, { get: () => [] }) }), { virtual: true });
jest.mock("../lib/session/session.ts", () => ({
  ...jest.requireActual("../lib/session/session.ts"),
  useSession: () => session,
  currentSession: async () => session,
}));
jest.mock("../lib/navigation.ts", () => ({
  ...jest.requireActual("../lib/navigation.ts"),
  openAgain: async () => reopens,
}));
Object.assign(globalThis, { fetch: () => new Promise(() => undefined) });

async function openAt(address: string) {
  window.history.replaceState(null, "", address);
  const { router, queryClient } = createPortal();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole("main");
  return { router, ...view };
}
const nowhere = "/onboarding/no-such-page";

beforeEach(() => {
  session = undefined;
  reopens = false;
  jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});

describe("the frame", () => {
  test("names the page in its language, and a new page takes the focus", async () => {
    const { router } = await openAt(`/en${nowhere}`);
    expect(document.documentElement.lang).toMatch(/^en/);
    const title = document.title;
    expect(title).toMatch(/ \| /);
    expect(document.activeElement).toBe(document.body);
    await act(() => router.navigate(`/en${nowhere}-either`));
    expect(document.activeElement).toBe(screen.getByRole("main"));
    expect(document.title).toBe(title);
    router.dispose();
  });

  test.each([
    [undefined, "client", 0],
    [{ ...ownSession, isSupport: false }, "client", 0],
    [{ ...ownSession, isSupport: true }, "support", 1],
  ] as const)("of %j is of the side %s, with %i way to the back office", async (who, side, ways) => {
    session = who;
    const { router } = await openAt(nowhere);
    expect(document.querySelector(".ui-shell")?.getAttribute("data-side")).toBe(side);
    expect(screen.queryAllByRole("link", { name: pt.shell.backOffice })).toHaveLength(ways);
    router.dispose();
  });

  test("gives the first entry of the history a key of its own, and leaves one that it has", async () => {
    const { router } = await openAt(nowhere);
    const key = window.history.state?.key;
    expect(key).toMatch(/\w{8}/);
    router.dispose();
    window.history.replaceState({ key: "kept" }, "", nowhere);
    createPortal().router.dispose();
    expect(window.history.state).toMatchObject({ key: "kept" });
  });
});

describe("an address", () => {
  test("that there is not says so", async () => {
    const { router } = await openAt(nowhere);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(pt.refusal.notFound.title);
    router.dispose();
  });

  test("is a page's in every language, and each page has one", () => {
    expect(pageAt("/en/onboarding/sandbox?view=calls")?.path).toBe("/onboarding/sandbox");
    expect(pageAt("/docs/e-sitef")).toBeUndefined();
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  });
});

describe("the code of a page", () => {
  const [page] = pages;
  if (!page) throw new Error("There is no page.");
  const Page = () => <p>page</p>;

  test("is one component, whatever language it is opened in", async () => {
    const load = async () => ({ Page });
    expect(await openPage({ ...page, load }, "pt")).toBe(await openPage({ ...page, load }, "es"));
  });

  test("that does not arrive is asked for by a reload, and told where that did not help", async () => {
    const missing = { ...page, load: () => Promise.reject(new Error("gone")) };
    await expect(openPage(missing, "pt")).rejects.toThrow(`The code of ${page.path} did not arrive.`);
    reopens = true;
    const opening = Promise.race([
      openPage(missing, "pt"),
      new Promise((done) => setTimeout(done, 5, "waits")),
    ]);
    expect(await opening).toBe("waits");
  });

  test("is fetched ahead, but not on a slow line that saves data", () => {
    const load = jest.spyOn(page, "load").mockReturnValue(new Promise(() => undefined));
    const connection = (effectiveType: string, saveData: boolean) =>
      Object.defineProperty(navigator, "connection", {
        value: { effectiveType, saveData },
        configurable: true,
      });
    connection("2g", true);
    prefetchPage(page.path);
    expect(load).not.toHaveBeenCalled();
    connection("4g", true);
    prefetchPage(page.path);
    prefetchPage("/docs/e-sitef");
    expect(load).toHaveBeenCalledTimes(1);
    load.mockRestore();
  });
});
