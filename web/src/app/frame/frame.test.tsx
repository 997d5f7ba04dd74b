/** @jest-environment jsdom */
import { portalWords } from "@portal/shared/messages/portal-words.ts";
import { noticeRoutes } from "@portal/shared/notice/routes.data.ts";
import { occurrenceRoutes } from "@portal/shared/occurrence/routes.data.ts";
import type { Session } from "@portal/shared/session/stored-tokens.ts";
import { act, fireEvent, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { IntlProvider } from "use-intl";
import { knownAccount, knownCompany, ownCompany, ownSession } from "../../../testing/own-company.ts";
import { pt, screen, showKnowing, within } from "../../../testing/show.tsx";
import { noticeCountQuery } from "../../features/notice/queries.ts";
import { overviewQuery } from "../../features/occurrence/queries.ts";
import { areas } from "./area-entries.ts";
import { AreaLinks } from "./area-links.tsx";
import { AreaNav } from "./area-nav.tsx";
import { NavigationProgress, useSlowNavigation } from "./navigation-progress.tsx";
import { NoticeBell } from "./notice-bell.tsx";
import { SessionEnded } from "./session-ended.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useLateHashTarget } from "./use-late-hash-target.ts";

let session: Session | undefined;
let hasEnded: boolean;
jest.mock("virtual:page-words", () => ({ pageWords: {} }), { virtual: true });
jest.mock("../../lib/session/session.ts", () => ({
  ...jest.requireActual("../../lib/session/session.ts"),
  useSession: () => session,
  useHasSessionEnded: () => hasEnded,
}));

const overview = occurrenceRoutes.overview.answer;
const count = noticeRoutes.count.answer;
if (!overview || !count) throw new Error("The routes show no overview.");
const { id } = ownCompany;
const words = pt.shell;
beforeEach(() => {
  session = ownSession;
  hasEnded = false;
});

describe("the pages of an area", () => {
  const row = () => within(screen.getAllByRole("list")[0] ?? document.body);
  const client = (path: string, known: Parameters<typeof showKnowing>[1] = knownCompany()) =>
    showKnowing(<AreaLinks path={path} isSupport={false} />, known);

  test("are support's alone for support, and the open one is marked", () => {
    showKnowing(<AreaLinks path="/onboarding/bo/company/abc" isSupport />, []);
    expect(
      row()
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(areas.backOffice);
    expect(row().getByRole("link", { current: "page" }).getAttribute("href")).toBe("/onboarding/bo/company");
    expect(screen.queryByRole("link", { name: words.ui.docs })).toBeNull();
  });

  test("have the client's company beside them, and a page of the documentation where one explains the place", () => {
    client("/onboarding/sandbox");
    const own = screen.getByRole("link", { name: ownCompany.data.tradingName });
    expect([own.getAttribute("href"), own.getAttribute("aria-current")]).toEqual(["/company", null]);
    expect(screen.getByRole("link", { name: words.ui.docs }).getAttribute("href")).toMatch(/^\/docs\//);
    expect(document.querySelectorAll(".area-nav__locked")).toHaveLength(0);
  });

  test("mark the company's page when that is open, which no page of the documentation explains", () => {
    client("/company");
    expect(screen.getByRole("link", { current: "page" }).textContent).toBe(ownCompany.data.tradingName);
    expect(screen.queryByRole("link", { name: words.ui.docs })).toBeNull();
  });

  test("say what a client must do before they are of use", () => {
    client("/onboarding/dashboard", knownAccount({}));
    const locked = [...(screen.getAllByRole("list")[0]?.querySelectorAll("[title]") ?? [])];
    expect(locked.length).toBeGreaterThan(3);
    for (const entry of locked) expect(entry.getAttribute("title")).toBe(words.areas.locked.company);
    expect(screen.queryByRole("link", { name: ownCompany.data.tradingName })).toBeNull();
  });

  test("follow how the company's products stand", () => {
    const products = overview.products.map((product) =>
      product.product === "online-payment"
        ? { ...product, production: { ...product.production, status: "locked" as const } }
        : product,
    );
    client("/onboarding/dashboard", [
      ...knownCompany(),
      [overviewQuery(id), { ...overview, companyId: id, products }],
    ]);
    const production = row().getByRole("link", { name: new RegExp(words.titles.production) });
    expect(production.textContent).toContain(words.areas.locked.certification);
  });

  test.each([
    ["a client", false, "/onboarding/sandbox", words.areas.onboarding],
    ["support", true, "/onboarding/bo/dashboard", words.areas.backOffice],
    ["somebody who signs in", false, "/login", undefined],
    ["nobody", undefined, "/onboarding/sandbox", undefined],
  ])("are there for %s (support: %s) at %s: %s", async (_who, isSupport, at, label) => {
    session = isSupport === undefined ? undefined : { ...ownSession, isSupport };
    const router = createMemoryRouter([{ path: "*", element: <AreaNav /> }], { initialEntries: [at] });
    render(
      <IntlProvider locale="pt" messages={portalWords(pt)}>
        <RouterProvider router={router} />
      </IntlProvider>,
    );
    expect(screen.queryByRole("navigation")?.getAttribute("aria-label")).toBe(label);
    router.dispose();
  });
});

describe("the bell", () => {
  const bell = (changes: Partial<typeof count>, known = true) =>
    showKnowing(<NoticeBell />, [
      ...knownCompany(),
      ...(known ? [[noticeCountQuery(id), { ...count, ...changes }] as const] : []),
    ]);

  test.each([
    [{ unread: 0, isMore: false }, ""],
    [{ unread: 3, isMore: false }, "3"],
    [{ unread: 99, isMore: true }, "99+"],
  ])("says how many are unread: %j", (changes, shown) => {
    bell(changes);
    const link = screen.getByRole("link", { name: new RegExp(words.titles.notices) });
    expect(link.querySelector("[aria-hidden].notice-bell__count")?.textContent ?? "").toBe(shown);
    expect(link.querySelector("[aria-live]")?.textContent).toBe(
      shown && words.unread.replace("{count}", shown),
    );
  });

  test("announces nothing before the first answer, and is not there without a company", () => {
    bell({}, false);
    expect(screen.getByRole("link").querySelector("[aria-live]")).toBeNull();
  });

  test("is not there without a company", () => {
    showKnowing(<NoticeBell />, knownAccount({}));
    expect(screen.queryByRole("link")).toBeNull();
  });
});

test.each([true, false])(
  "a session that ended elsewhere (%s) stays in sight until somebody signs in again",
  (ended) => {
    hasEnded = ended;
    showKnowing(<SessionEnded />, []);
    const alert = screen.getByRole("alert", { hidden: true });
    expect(alert.hidden).toBe(!ended);
    expect(alert.textContent?.includes(words.sessionEnded)).toBe(ended);
  },
);

describe("a switch of pages", () => {
  const Page = () => (
    <>
      <NavigationProgress />
      <output>{String(useSlowNavigation())}</output>
    </>
  );
  async function switching(to: string, milliseconds: number) {
    jest.useFakeTimers();
    const router = createMemoryRouter([
      {
        path: "/",
        element: <Page />,
        loader: ({ request }) => (request.url.endsWith("/") ? null : new Promise(() => undefined)),
      },
      { path: "/late", element: <Page />, loader: () => new Promise(() => undefined) },
    ]);
    render(
      <IntlProvider locale="pt" messages={portalWords(pt)}>
        <RouterProvider router={router} />
      </IntlProvider>,
    );
    await act(() => jest.advanceTimersByTimeAsync(1));
    await act(async () => void router.navigate(to));
    await act(() => jest.advanceTimersByTimeAsync(milliseconds));
    const seen = [
      screen.queryByRole("progressbar") !== null,
      screen.getByRole("status").textContent === "true",
    ];
    await act(async () => void router.navigate(-1));
    router.dispose();
    jest.useRealTimers();
    return seen;
  }

  test.each([
    ["/late", 900, false, false],
    ["/late", 1100, true, false],
    ["/late", 3100, true, true],
    ["/?page=2", 3100, false, false],
  ])("to %s that takes %i ms shows a bar (%s) and the loader (%s)", async (to, milliseconds, bar, loader) => {
    expect(await switching(to, milliseconds)).toEqual([bar, loader]);
  });
});

describe("the focus", () => {
  function List({ rows }: { rows: readonly string[] }) {
    useKeptFocus();
    return (
      <main>
        <section>
          <ul>
            {rows.map((row) => (
              <li key={row}>
                <button type="button">{row}</button>
              </li>
            ))}
          </ul>
        </section>
      </main>
    );
  }
  const settled = () => act(async () => undefined);

  test("goes to what is around, when the element that has it takes itself away", async () => {
    const { rerender, unmount } = render(<List rows={["a", "b"]} />);
    screen.getByRole("button", { name: "a" }).focus();
    rerender(<List rows={["b"]} />);
    await settled();
    expect(document.activeElement?.tagName).toBe("SECTION");
    unmount();
  });

  test("stays where somebody put it", async () => {
    const { rerender } = render(<List rows={["a", "b"]} />);
    screen.getByRole("button", { name: "a" }).focus();
    screen.getByRole("button", { name: "b" }).focus();
    rerender(<List rows={["b"]} />);
    await settled();
    expect(document.activeElement?.textContent).toBe("b");
  });
});

describe("a place of a page that is drawn late", () => {
  const scrolled = jest.fn();
  function Page({ isDrawn }: { isDrawn: boolean }) {
    useLateHashTarget();
    return isDrawn ? <p id="place">{useLocation().hash}</p> : null;
  }
  const page = (isDrawn: boolean) => <RouterProvider router={router} key={String(isDrawn)} />;
  let router: ReturnType<typeof createMemoryRouter>;
  let draw: (isDrawn: boolean) => void;
  beforeEach(() => {
    scrolled.mockClear();
    Element.prototype.scrollIntoView = scrolled;
    let shown = false;
    const Late = () => <Page isDrawn={shown} />;
    router = createMemoryRouter([{ path: "/", element: <Late /> }], { initialEntries: ["/#place"] });
    const view = render(page(false));
    draw = () => {
      shown = true;
      const place = document.createElement("p");
      place.id = "place";
      view.container.append(place);
    };
  });

  test("is reached once it is there, and once", async () => {
    expect(scrolled).not.toHaveBeenCalled();
    draw(true);
    await act(async () => undefined);
    expect(scrolled).toHaveBeenCalledTimes(1);
    document.body.append(document.createElement("p"));
    await act(async () => undefined);
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  test.each(["wheel", "touchMove", "keyDown", "pointerDown"] as const)(
    "is left to who moves on by %s",
    async (way) => {
      fireEvent[way](window);
      draw(true);
      await act(async () => undefined);
      expect(scrolled).not.toHaveBeenCalled();
    },
  );
});
