import { locales, withLocale } from "@portal/shared/locales.ts";
import { portalPaths } from "@portal/shared/site.ts";
import { canonicalPath, portalPageAt, recoverPage } from "./navigation.ts";

test.each([
  ["/profile/index.html", "/profile"],
  ["/es/company/index.htm", "/es/company"],
  ["/es/", "/es"],
  ["/profile/", "/profile"],
  ["/", "/"],
  ["/index.html", "/"],
  ["/docs/my-index.html", "/docs/my-index.html"],
])("%s is published as %s", (given, published) => {
  expect(canonicalPath(given)).toBe(published);
});

test("every portal page is recognized in every language, with query and hash", () => {
  for (const locale of locales) {
    for (const path of portalPaths) {
      expect(portalPageAt(`${withLocale(locale, path)}?a=1#b`)).toEqual({ locale, path });
    }
  }
});

test.each([
  "/docs/e-sitef/home-quickstart",
  "/",
  "/profile/extra",
  "/Profile",
  "//profile",
  "https://x.com/profile",
])("%s is not the portal's", (href) => {
  expect(portalPageAt(href)).toBeUndefined();
});

const here = () => ({ href: "https://site.test/profile", reload: jest.fn() });

test("retry loads the whole page anew once the server answers", async () => {
  const location = here();
  await expect(recoverPage(location, async () => new Response(""))).resolves.toBe(true);
  expect(location.reload).toHaveBeenCalledTimes(1);
});

test.each([
  ["nobody answers", async () => Promise.reject(new TypeError("offline"))],
  ["the server is failing", async () => new Response("", { status: 503 })],
])("retry keeps our message while %s", async (_, request) => {
  const location = here();
  await expect(recoverPage(location, request)).resolves.toBe(false);
  expect(location.reload).not.toHaveBeenCalled();
});
