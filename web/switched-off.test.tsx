/** @jest-environment jsdom */

import { entriesOf } from "./src/app/frame/area-entries.ts";
import { continueAt, portalPageAt } from "./src/lib/navigation.ts";
import { PortalLink } from "./src/ui/portal-link.tsx";
import { screen, show } from "./testing/show.tsx";

jest.mock("@portal/shared/site.ts", () => {
  const real = jest.requireActual("@portal/shared/site.ts");
  const served: readonly string[] = real.servedPaths({ onboarding: true, certification: false });
  const isSwitchedOff = (path: string) => real.portalPaths.includes(path) && !served.includes(path);
  return { ...real, portalPaths: served, isSwitchedOff };
});

const off = "/es/onboarding/certification/history?page=2";

test("a page of a part that is switched off is none, and no menu names it", () => {
  expect(portalPageAt(off)).toBeUndefined();
  expect(portalPageAt("/es/onboarding/history")).toBeDefined();
  expect(entriesOf("onboarding")).toContain("/onboarding/history");
  expect(entriesOf("onboarding")).not.toContain("/onboarding/certification");
});

test("no link leads there, and whoever was on their way goes to their profile instead", () => {
  show(
    <>
      <PortalLink href={off}>Certification</PortalLink>
      <PortalLink href="/es/docs/e-sitef/home-quickstart">Docs</PortalLink>
      <PortalLink href="/es/onboarding/history">History</PortalLink>
    </>,
  );
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Docs", "History"]);
  const navigate = jest.fn();
  continueAt(off, navigate);
  expect(navigate).toHaveBeenCalledWith("/es/profile", { replace: true });
});
