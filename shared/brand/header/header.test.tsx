import { renderToStaticMarkup } from "react-dom/server";
import { locales, withLocale } from "../../locales.ts";
import { docSets, libraryDocSet } from "../../site.ts";
import type { BrandLinkProps } from "../brand-link.ts";
import { SiteFooter } from "../footer.tsx";
import { accountLinks, chrome, privacyPath } from "../navigation.ts";
import { SiteHeader } from "./header.tsx";

const Link = ({ children, ...rest }: BrandLinkProps) => <a {...rest}>{children}</a>;

const headerFor = (
  signedIn: boolean,
  { location = "/en/docs/e-sitef/glossario?x=1#nit", isSupport = false } = {},
) =>
  renderToStaticMarkup(
    <SiteHeader
      locale="en"
      location={location}
      signedIn={signedIn}
      isSupport={isSupport}
      onThemeSwitch={() => {}}
      Link={Link}
    />,
  );

const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);

test("a visitor is offered to log in, and nothing of an account", () => {
  const found = links(headerFor(false));
  expect(found).toContain("/en/login");
  for (const { path } of accountLinks) expect(found).not.toContain(`/en${path}`);
});

test("a signed-in user finds profile, form, dashboard and logout, and no login", () => {
  const found = links(headerFor(true));
  for (const { path } of accountLinks) expect(found).toContain(`/en${path}`);
  expect(found).not.toContain("/en/login");
});

test("support's menu leads to its own desk, and to nothing that is the client's alone", () => {
  const found = links(headerFor(true, { isSupport: true }));
  expect(found).toEqual(expect.arrayContaining(["/en/onboarding/bo/dashboard", "/en/profile", "/en/logout"]));
  expect(found).not.toContain("/en/form");
  expect(found).not.toContain("/en/onboarding/dashboard");
});

test("the docs menu leads to the fifteen doc sets in the reader's language", () => {
  const found = links(headerFor(false));
  expect(docSets).toHaveLength(15);
  for (const { path } of docSets) expect(found).toContain(`/en${path}`);
});

test("below the fifteen, menu and footer lead to the library and to the list of all products", () => {
  const found = links(headerFor(false));
  expect(found).toEqual(expect.arrayContaining([`/en${libraryDocSet.path}`, "/en/docs"]));
  expect(links(renderToStaticMarkup(<SiteFooter locale="es" Link={Link} />))).toContain("/es/docs");
});

test("changing the language keeps page, query and hash", () => {
  const found = links(headerFor(false));
  expect(found).toEqual(
    expect.arrayContaining([
      "/docs/e-sitef/glossario?x=1#nit",
      "/en/docs/e-sitef/glossario?x=1#nit",
      "/es/docs/e-sitef/glossario?x=1#nit",
    ]),
  );
});

test("the doc set being read is the one marked in the menu", () => {
  expect(headerFor(false).match(/aria-current="true"[^>]*>([^<]*)</g)).toEqual([
    expect.stringContaining("Online Payment<"),
    expect.stringContaining("English<"),
  ]);
});

test.each(locales)("the %s footer names the year, the privacy policy and ways to reach us", (locale) => {
  const html = renderToStaticMarkup(<SiteFooter locale={locale} Link={Link} />);
  expect(html).toContain("© 2021");
  expect(html).toContain(chrome.privacy[locale]);
  expect(links(html)).toEqual(
    expect.arrayContaining([
      withLocale(locale, privacyPath),
      "tel:+551100000000",
      expect.stringMatching(/^mailto:/),
      expect.stringMatching(/^https:/),
    ]),
  );
});
