import type { HistorySubject } from "@portal/shared/history/model.ts";
import type { Notice } from "@portal/shared/notice/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import type { PortalPath } from "@portal/shared/site.ts";

type Subject = Exclude<HistorySubject, "company">;

/** Where each step of each product is seen and goes on. */
const places: Readonly<Record<ProductId, Readonly<Record<Subject, PortalPath>>>> = {
  "online-payment": {
    configuration: "/onboarding/configuration",
    certification: "/onboarding/certification",
    release: "/onboarding/release",
    production: "/onboarding/production",
    "access-data": "/onboarding/access-data",
  },
  "fraud-prevention": {
    configuration: "/anti-fraud/configuration",
    certification: "/anti-fraud/certification",
    release: "/anti-fraud/access",
    production: "/anti-fraud/prod-keys-config",
    "access-data": "/onboarding/fraud-keys",
  },
};

/** The page of what a notice tells; what happened in the test environment stands in the history of the company. */
export function noticePlace({
  event,
  product,
  subject,
}: Pick<Notice, "event" | "product" | "subject">): PortalPath {
  if (event.startsWith("sandbox.")) return "/onboarding/sandbox";
  if (event.startsWith("partner.")) return "/onboarding/listOfPartners";
  return product && subject !== "company" ? places[product][subject] : "/company";
}

const allPlaces: readonly PortalPath[] = [
  ...Object.values(places).flatMap((ofProduct) => Object.values(ofProduct)),
  "/onboarding/sandbox",
  "/onboarding/listOfPartners",
  "/company",
];

const isAt = (path: string, place: PortalPath): boolean => path === place || path.startsWith(`${place}/`);

/** Whether notices lead to this page, or to one that it is part of. */
export const isNoticePlace = (path: string): boolean => allPlaces.some((place) => isAt(path, place));

/** Whether this page, or one that it is part of, is where the notice leads. */
export const leadsTo = (notice: Parameters<typeof noticePlace>[0], path: string): boolean =>
  isAt(path, noticePlace(notice));
