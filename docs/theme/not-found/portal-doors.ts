import { chrome } from "@portal/shared/brand/navigation.ts";
import { type Locale, type Localized, withLocale } from "@portal/shared/locales.ts";
import { products } from "@portal/shared/product.ts";
import { type PortalPath, portalPaths } from "@portal/shared/site.ts";
import type { PageName } from "../addresses/page-names.ts";

const sandbox: Localized = { pt: "Sandbox", en: "Sandbox", es: "Sandbox" };

/** Where the parts of the portal begin. */
const doors: readonly (readonly [PortalPath, Localized])[] = [
  ["/onboarding", chrome.startIntegration],
  ["/onboarding/dashboard", chrome.dashboard],
  ["/onboarding/sandbox", sandbox],
  ["/anti-fraud/access", products[1].label],
  ["/login", chrome.login],
];

/** The pages that an address of the portal without a page was most likely meant for. */
export const portalDoors = (locale: Locale): readonly PageName[] =>
  doors
    .filter(([path]) => portalPaths.includes(path))
    .map(([path, label]) => [withLocale(locale, path), label[locale]]);
