/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { lazyRoute, lazyTable } from "./lazy-route.tsx";
import preload from "./preload.ts";

const outer = jest.fn(async () => undefined);
jest.mock(
  "@generated/routes",
  () => [{ path: "/docs", component: Object.assign(() => null, { preload: () => outer() }) }],
  {
    virtual: true,
  },
);
jest.mock(
  "@docusaurus/core/lib/client/routeContext",
  () => ({ RouteContextProvider: ({ children }: { children: ReactNode }) => children }),
  { virtual: true },
);
jest.mock("@docusaurus/renderRoutes", () => () => <i>the table's page</i>, { virtual: true });
jest.mock(
  "@theme/Loading",
  () =>
    ({ error }: { error?: Error }) => <i>{error ? "failed" : "loading"}</i>,
  { virtual: true },
);

describe("a route that is fetched when it is needed", () => {
  const Page = ({
    content,
    from,
  }: {
    readonly content?: { readonly title: string };
    readonly from?: string;
  }) => <h1>{`${content?.title} ${from}`}</h1>;
  const route = () =>
    lazyRoute({
      __comp: async () => ({ default: Page }),
      __props: async () => ({ default: { from: "props" } }),
      content: async () => ({ default: {}, title: "Pix" }),
    });

  test("says that it loads until it is drawn, and is drawn at once where it was asked for in time", async () => {
    const Late = route();
    render(<Late />);
    expect(screen.getByText("loading")).toBeInstanceOf(HTMLElement);
    expect(await screen.findByRole("heading")).toHaveProperty("textContent", "Pix props");
    const Early = route();
    await Early.preload("/");
    const { container } = render(<Early />);
    expect(container.textContent).toBe("Pix props");
  });

  test("tells when it does not arrive", async () => {
    const Gone = lazyRoute({ __comp: () => Promise.reject(new Error("gone")) });
    render(<Gone />);
    expect(await screen.findByText("failed")).toBeInstanceOf(HTMLElement);
    const Empty = lazyRoute({ __comp: async () => ({ default: "no component" }) });
    await expect(Empty.preload("/")).rejects.toThrow("no component");
  });

  test("may be a table of routes, of which the one of the address is fetched with it", async () => {
    const fetched = jest.fn(async () => undefined);
    const Table = lazyTable(async () => ({
      default: [{ path: "/docs", component: Object.assign(() => null, { preload: fetched }) }],
    }));
    await Table.preload("/docs");
    expect(fetched).toHaveBeenCalled();
    expect(render(<Table />).container.textContent).toBe("the table's page");
  });
});

describe("a page that is asked for before it is opened", () => {
  const hydrated = (is: boolean) => {
    document.documentElement.dataset.hasHydrated = String(is);
  };
  afterEach(() => jest.restoreAllMocks());
  beforeEach(() => outer.mockReset());

  test("comes from its own table of routes", async () => {
    await preload("/docs");
    expect(outer).toHaveBeenCalledTimes(1);
  });

  test.each([
    [true, true, true],
    [true, false, true],
    [false, false, true],
    [false, true, false],
  ])("and does not arrive: online %s, drawn here %s, is a failure: %s", async (online, drawn, fails) => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(online);
    hydrated(drawn);
    outer.mockRejectedValueOnce(new Error("gone"));
    const outcome = await preload("/docs").then(
      () => false,
      () => true,
    );
    expect(outcome).toBe(fails);
  });
});
