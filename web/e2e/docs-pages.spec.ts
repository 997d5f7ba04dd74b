import type { Page } from "@playwright/test";
import { localeDetails, locales, withLocale } from "@portal/shared/locales.ts";
import { site } from "@portal/shared/site.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

interface Kind {
  readonly name: string;
  readonly path: string;
  /** Stands in a doc set, so it has a sidebar, a trail and a date. */
  readonly inDocSet: boolean;
}

const article = (name: string, path: string): Kind => ({ name, path: `/docs/${path}`, inDocSet: true });
const page = (name: string, path: string): Kind => ({ name, path, inDocSet: false });

/** One of each; a kind that looks right here looks right on its hundreds of pages. */
const kinds: readonly Kind[] = [
  page("home page", "/"),
  page("list of doc sets", "/docs"),
  page("doc set", "/docs/clisitef"),
  article("guide with code", "e-sitef/pagamento-rest-quickstart"),
  article("guide with a diagram", "e-sitef/pagamento-rest-fluxo"),
  article("introduction of a doc set", "sitef-interface-simplificada/introducao"),
  article("operation", "e-sitef/pagamento-rest-dopayment"),
  article("field", "manual-interface-clisitef/valor-total"),
  article("group of fields", "manual-interface-clisitef/grupo-comprovante"),
  article("call of another interface", "sitefex-ws-consulta/webservice-consulta-transacoes-data"),
  article("index of fields", "manual-interface-clisitef/campos"),
  article("code table", "clisitef/tabela_codigos_retorno"),
  article("code tables among prose", "e-sitef/cartoes-teste"),
  page("legal page", "/privacidade"),
];

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };

const sidewaysScroll = (open: Page) =>
  open.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function expectOwnWords(open: Page, locale: (typeof locales)[number]): Promise<void> {
  await expect(open.locator("html")).toHaveAttribute("lang", localeDetails[locale].htmlLang);
  const heading = open.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCount(1);
  expect(await open.title()).toContain(site.title[locale]);
  const words = locales.map((each) => site.title[each]).filter((title) => title !== site.title[locale]);
  for (const other of words) expect(await open.title()).not.toContain(other);
}

async function expectWayAround(open: Page): Promise<void> {
  const here = open.locator(".theme-doc-sidebar-menu [aria-current=page]");
  await open.setViewportSize(desktop);
  await expect(here).toBeVisible();
  await expect(here).toBeInViewport();
  const trail = open.locator(".theme-doc-breadcrumbs .breadcrumbs__item");
  expect(await trail.count()).toBeGreaterThan(2);
  await expect(trail.last()).toHaveText(await here.innerText());
  await expect(open.locator(".theme-last-updated time")).toHaveAttribute("datetime", /^\d{4}-\d{2}-\d{2}T/);
  await open.setViewportSize(phone);
  await expect(here).toBeHidden();
  await open.getByRole("banner").getByRole("button").first().click();
  await expect(open.getByRole("banner").locator(".menu__link[aria-current=page]")).toBeVisible();
  await open.keyboard.press("Escape");
}

for (const [at, locale] of locales.entries()) {
  test(`every kind of page in ${locale} is whole, accessible and fits a phone and a desktop`, async ({
    page: open,
  }) => {
    // Fourteen pages in one test: a busy machine needs more than the time of one.
    test.slow();
    for (const [index, kind] of kinds.entries()) {
      await test.step(kind.name, async () => {
        await open.goto(withLocale(locale, kind.path));
        await expectOwnWords(open, locale);
        if (kind.inDocSet) await expectWayAround(open);
        for (const size of [phone, desktop]) {
          await open.setViewportSize(size);
          expect(await sidewaysScroll(open), `${kind.name} at ${size.width} px`).toBeLessThanOrEqual(0);
        }
        // Each kind is looked at in both sizes, in different languages; the third is spared for time.
        if ((index + at) % 3 === 0) return;
        await open.setViewportSize((index + at) % 3 === 1 ? desktop : phone);
        await expectSoundPage(open);
      });
    }
  });
}

test("an address without a page answers 404 in the reader's language, with ways on", async ({
  page: open,
  watch,
}) => {
  watch.expectRefusals(404);
  for (const locale of locales) {
    const answer = await open.goto(withLocale(locale, "/docs/e-sitef/nenhuma-pagina"));
    expect(answer?.status()).toBe(404);
    await expectOwnWords(open, locale);
    await expect(open.locator(`main a[href="${withLocale(locale, "/")}"]`)).toBeVisible();
  }
  await open.setViewportSize(phone);
  await expectSoundPage(open);
});

test("code tabs change together, by mouse and by keyboard, and stay chosen on the next page", async ({
  page: open,
}) => {
  await open.goto("/docs/e-sitef/pagamento-rest-quickstart");
  // Tabs of languages: answers have their own.
  const languages = open.locator(".exchange > .tabs-container, .markdown > div > .tabs-container");
  const chosen = () => languages.locator("[role=tab][aria-selected=true]").allInnerTexts();
  const lists = await languages.count();
  expect(lists).toBeGreaterThan(2);
  await open.getByRole("tab", { name: "Java", exact: true }).first().click();
  await expect.poll(chosen).toEqual(Array<string>(lists).fill("Java"));
  await expect(open.getByRole("tabpanel").first().locator(".token.keyword").first()).toBeVisible();
  await open.keyboard.press("ArrowRight");
  await expect(open.getByRole("tab", { name: "C#", exact: true }).first()).toBeFocused();
  await open.keyboard.press("Enter");
  await expect.poll(chosen).toEqual(Array<string>(lists).fill("C#"));
  await expect(open.getByRole("tabpanel").first()).toContainText("HttpClient");
  await open.goto("/en/docs/e-sitef/pagamento-rest-begin");
  await expect.poll(chosen).toEqual(["C#"]);
  await open.goto("/es/docs/sitef-interface-simplificada/introducao");
  await open.getByRole("tab", { name: "Delphi" }).click();
  await expect(open.getByRole("tabpanel").first()).toContainText("ContinuaFuncaoSiTefInterativo");
});

test("code and whole pages can be copied, and the page's Markdown has every language of an example", async ({
  page: open,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const clipboard = () => open.evaluate(() => navigator.clipboard.readText());
  await open.goto("/en/docs/e-sitef/pagamento-rest-begin");
  const example = open.getByRole("tabpanel").first();
  await example.hover();
  await example.getByRole("button", { name: "Copy code to clipboard" }).click();
  await expect.poll(clipboard).toMatch(/^curl --request POST 'http[^']+\/sandbox\/e-sitef\/api[^]+"amount"/);
  await open.getByRole("button", { name: "Copy page" }).click();
  await expect(open.getByRole("status").filter({ hasText: "Page copied" })).toBeAttached();
  await expect.poll(clipboard).toMatch(/^# Creating the transaction\n/);
  const languages = [...(await clipboard()).matchAll(/^#### (.+)$/gm)].map(([, name]) => name);
  expect(languages).toEqual(["cURL", "Java", "C#", "PHP", "JavaScript", "Python"]);
  await open.getByRole("link", { name: "Open as Markdown" }).click();
  await open.waitForURL("**/en/docs/e-sitef/pagamento-rest-begin.md");
  await expect(open.locator("body")).toContainText("# Creating the transaction");
});

test("changing the language keeps the page, and a code's address leads to its row in each", async ({
  page: open,
}) => {
  await open.goto("/docs/e-sitef/codigos-da-api#codigo-131");
  const row = open.locator("#codigo-131");
  await expect(row).toBeInViewport();
  await expect(row).toContainText("Sem comunicação");
  const banner = open.getByRole("banner");
  await banner.getByRole("button", { name: "Português" }).click();
  await banner.getByRole("link", { name: "English" }).first().click();
  await open.waitForURL("**/en/docs/e-sitef/codigos-da-api#codigo-131");
  await expect(row).toContainText("No communication");
  await banner.getByRole("button", { name: "English" }).click();
  await banner.getByRole("link", { name: "Español" }).first().click();
  await open.waitForURL("**/es/docs/e-sitef/codigos-da-api#codigo-131");
  await expect(row).toContainText("Sin comunicación");
});

test("the version that was chosen is kept", async ({ page: open }) => {
  await open.goto("/es/docs/e-sitef/pagamento-rest-dopayment");
  await expect(open.locator("html")).toHaveAttribute("data-has-hydrated", "true");
  await open.getByRole("button", { name: "Siguiente" }).click();
  await open.locator(".version-choice").getByRole("link", { name: "Siguiente" }).click();
  const kept = () => open.evaluate(() => localStorage.getItem("docs-preferred-version-default"));
  await expect.poll(kept).toBe("current");
});

test("the sidebar hides and comes back by keyboard, and Tab goes past it meanwhile", async ({
  page: open,
}) => {
  await open.goto("/es/docs/e-sitef/pagamento-rest-dopayment");
  await expect(open.locator(".theme-last-updated")).toContainText("Última actualización el ");
  const menu = open.locator(".theme-doc-sidebar-menu");
  await open.getByRole("button", { name: "Ocultar la barra lateral" }).press("Enter");
  const show = open.getByRole("button", { name: "Mostrar la barra lateral" });
  await open.mouse.move(700, 500);
  await open.mouse.wheel(0, 2000);
  await expect.poll(() => open.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(open.getByRole("banner")).toBeInViewport({ ratio: 1 });
  await show.focus();
  await open.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await open.keyboard.press("Shift+Tab");
  await expect(show).toBeFocused();
  await open.keyboard.press("Enter");
  await expect(menu).toBeVisible();
});

test("a page that cannot be fetched says so and comes once it is asked for again", async ({
  page: open,
  context,
  watch,
}) => {
  watch.expectLostConnections();
  await open.goto("/en/docs/e-sitef/pagamento-rest-begin", { waitUntil: "networkidle" });
  await context.setOffline(true);
  await open.locator(".pagination-nav a").last().press("Enter");
  await expect(open.getByRole("alert")).toContainText("The page could not be loaded.");
  const address = open.url();
  await context.setOffline(false);
  await open.getByRole("button", { name: "Retry" }).click();
  await expect(open.getByRole("heading", { level: 1 })).toBeVisible();
  expect(open.url()).toBe(address);
});

test("a page that is read in the dark is printed black on white, code as well", async ({ page: open }) => {
  await open.goto("/docs/e-sitef/pagamento-rest-dopayment");
  await open.getByRole("button", { name: "Alternar entre tema claro e escuro" }).click();
  await open.emulateMedia({ media: "print" });
  const block = open.locator(".theme-code-block").first();
  await expect(block).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(block.locator("pre")).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(open.locator(".page-head")).toBeHidden();
});

test("a plus sign in an address holds, whether it is linked, typed, encoded or found", async ({
  page: open,
}) => {
  const authorization = "/en/docs/conecta+/processo-de-autorizacao-servicos-api";
  const expectAuthorization = async () => {
    await expect(open.locator("html")).toHaveAttribute("data-has-hydrated", "true");
    await expect(open.getByRole("heading", { level: 1 })).toHaveText("Conecta+: authorization process");
    expect(new URL(open.url()).pathname).toBe(authorization);
  };
  await open.goto("/en/docs");
  await open.getByRole("main").getByRole("link", { name: "Conecta+" }).click();
  await open.waitForURL(/\/en\/docs\/conecta\+$/);
  // Among the ways in, and on the map.
  await open
    .getByRole("article")
    .getByRole("link", { name: "Conecta+: authorization process" })
    .first()
    .click();
  await expectAuthorization();
  for (const typed of [authorization, authorization.replace("+", "%2B")]) {
    await open.goto(typed);
    await expectAuthorization();
  }
  expect(await (await open.request.get(`${authorization}.md`)).text()).toMatch(
    /^# Conecta\+: authorization process/,
  );
  await open.goto("/en/docs");
  await expect(open.locator("html")).toHaveAttribute("data-has-hydrated", "true");
  await open.keyboard.press("ControlOrMeta+k");
  await open.getByRole("combobox").fill("conecta+ authorization");
  await open.getByRole("option").first().click();
  await open.waitForURL(/\/en\/docs\/conecta\+\/processo-de-autorizacao/);
  await expect(open.getByRole("heading", { level: 1 })).toHaveText("Conecta+: authorization process");
});
