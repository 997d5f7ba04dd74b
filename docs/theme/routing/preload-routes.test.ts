import { preloadRoutes, type RouteBranch } from "./preload-routes.ts";

function site() {
  const asked: string[] = [];
  const route = (path: string, more: Partial<RouteBranch> = {}): RouteBranch => ({
    path,
    component: Object.assign(() => null, {
      preload: async (pathname: string) => {
        asked.push(`${path} for ${pathname}`);
      },
    }),
    ...more,
  });
  const routes = [
    route("/docs", { exact: true }),
    route("/docs", {
      routes: [
        route("/docs/e-sitef", { routes: [route("/docs/e-sitef/one", { exact: true })] }),
        route("/docs/e-sitef-argentina"),
        route("*"),
      ],
    }),
    route("*"),
  ];
  return { asked, routes };
}

test.each([
  ["/docs", ["/docs"]],
  ["/docs/", ["/docs"]],
  ["/docs/e-sitef/one/", ["/docs", "/docs/e-sitef", "/docs/e-sitef/one"]],
  ["/Docs/E-Sitef/One", ["/docs", "/docs/e-sitef", "/docs/e-sitef/one"]],
  ["/docs/e-sitef-argentina/one", ["/docs", "/docs/e-sitef-argentina"]],
  ["/docs/unknown", ["/docs", "*"]],
  ["/unknown", ["*"]],
])("for %s everything is fetched that drawing it takes, and nothing else", async (pathname, expected) => {
  const { asked, routes } = site();
  await preloadRoutes(routes, pathname);
  expect(asked).toEqual(expected.map((path) => `${path} for ${pathname}`));
});

test("a file that does not arrive is told to whoever asked", async () => {
  const component = Object.assign(() => null, { preload: () => Promise.reject(new Error("offline")) });
  await expect(preloadRoutes([{ path: "/docs", component }], "/docs")).rejects.toThrow("offline");
});
