import { renderToStaticMarkup } from "react-dom/server";
import { PortalLink, SiteLink } from "./site-link.tsx";

jest.mock(
  "@docusaurus/Link",
  () =>
    ({ to, children }: { to: string; children: string }) => <b data-page={to}>{children}</b>,
  { virtual: true },
);
jest.mock("@docusaurus/useDocusaurusContext", () => () => ({ i18n: { currentLocale: "es" } }), {
  virtual: true,
});
jest.mock("@portal/shared/site.ts", () => {
  const real = jest.requireActual("@portal/shared/site.ts");
  const served: readonly string[] = real.servedPaths({ onboarding: true, certification: false });
  const isSwitchedOff = (path: string) => real.portalPaths.includes(path) && !served.includes(path);
  return { ...real, portalPaths: served, isSwitchedOff };
});

const off = "/onboarding/certification/history";

test("frame and pages have no link to a part of the portal that is switched off", () => {
  for (const href of [off, `/es${off}`, `/en${off}?page=2`, `/es${off}#cases`]) {
    expect(renderToStaticMarkup(<SiteLink href={href}>Historial</SiteLink>)).toBe("");
  }
});

test("a sentence that names such a page keeps its words, without a link", () => {
  for (const to of [off, `${off}?page=2`]) {
    expect(renderToStaticMarkup(<PortalLink to={to}>el historial</PortalLink>)).toBe("el historial");
  }
});

test("what is switched on is linked: the portal's pages in the reader's language, those of this build through its router", () => {
  const portal = renderToStaticMarkup(<PortalLink to="/onboarding/history">historial</PortalLink>);
  expect(portal).toBe('<a href="/es/onboarding/history">historial</a>');
  expect(renderToStaticMarkup(<SiteLink href="/es/onboarding/history">Historial</SiteLink>)).toBe(
    '<a href="/es/onboarding/history">Historial</a>',
  );
  expect(renderToStaticMarkup(<SiteLink href="/es/docs/e-sitef/glossario">Glosario</SiteLink>)).toBe(
    '<b data-page="/es/docs/e-sitef/glossario">Glosario</b>',
  );
});
