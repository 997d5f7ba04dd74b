import { locales, withLocale } from "@portal/shared/locales.ts";
import { portalPaths } from "@portal/shared/site.ts";
import {
  canonicalPath,
  continueAt,
  inOwnLanguage,
  openAgain,
  portalPageAt,
  recoverPage,
} from "./navigation.ts";

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

const tab = () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { storage, location: { ...here(), assign: jest.fn() } };
};
const answering = async () => new Response("");

test("code that fails to arrive once is asked for again by a new document, where one was going", async () => {
  const { storage, location } = tab();
  await expect(openAgain("/form?a=1#b", location, { storage, request: answering })).resolves.toBe(true);
  expect(location.assign).toHaveBeenCalledWith("/form?a=1#b");
});

test("a document that was opened by address is loaded anew in its place", async () => {
  const { storage, location } = tab();
  await openAgain("/profile", location, { storage, request: answering });
  expect(location.reload).toHaveBeenCalledTimes(1);
});

test("code that fails again and again is told of instead of going round in circles; later it is tried once more", async () => {
  const { storage, location } = tab();
  const attempt = (now: number) => openAgain("/form", location, { storage, request: answering, now });
  expect([await attempt(100_000), await attempt(101_000), await attempt(140_000)]).toEqual([
    true,
    false,
    true,
  ]);
});

test("without an answer from the server the document stays", async () => {
  const { storage, location } = tab();
  const request = async () => new Response("", { status: 503 });
  await expect(openAgain("/form", location, { storage, request })).resolves.toBe(false);
  expect(location.assign).not.toHaveBeenCalled();
});

test("after signing in, a page of the portal opens in place and one of the documentation as another document", () => {
  const navigate = jest.fn();
  const location = { replace: jest.fn() };
  continueAt("/en/onboarding/dashboard?a=1", navigate, location);
  continueAt("/en/docs/e-sitef/pagamento-rest-begin/#experimente", navigate, location);
  expect(navigate.mock.calls).toEqual([["/en/onboarding/dashboard?a=1", { replace: true }]]);
  expect(location.replace.mock.calls).toEqual([["/en/docs/e-sitef/pagamento-rest-begin/#experimente"]]);
});

test("an address that names no language opens in the one that was chosen, with its query and its place", () => {
  expect(inOwnLanguage("/onboarding/history?page=2#rows", "es")).toBe("/es/onboarding/history?page=2#rows");
  expect(inOwnLanguage("/login", "en")).toBe("/en/login");
});

test.each([
  ["/en/onboarding", "es"],
  ["/onboarding", "pt"],
  ["/onboarding", null],
  ["/onboarding", "xx"],
  ["/oauth2/redirect?code=1&state=2", "es"],
  ["/logout", "es"],
])(
  "%s stays where it is for whoever chose %s: it names its language, or none was chosen, or sign-in ends there",
  (address, chosen) => {
    expect(inOwnLanguage(address, chosen)).toBe(address);
  },
);
