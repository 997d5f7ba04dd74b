import { certificationTests } from "@portal/shared/certification/test-cases.data.ts";
import { casePages } from "@portal/shared/certification-match/recipe/pages.data.ts";
import { explainedConfiguration } from "@portal/shared/configuration/explained.data.ts";
import { configurationFields } from "@portal/shared/configuration/model.ts";
import { explainedHttpStatuses } from "@portal/shared/esitef/words/http-statuses.data.ts";
import { explainedCodes } from "@portal/shared/esitef/words/response-codes.data.ts";
import { type DocsPage, docsPageOf, type Explained } from "@portal/shared/explained/model.ts";
import { explainedPlaces } from "@portal/shared/explained/places.data.ts";
import { explainedScenarios } from "@portal/shared/fraud-certification/explained.data.ts";
import { explainedFraudConfiguration } from "@portal/shared/fraud-configuration/explained.data.ts";
import { fraudSteps } from "@portal/shared/fraud-configuration/steps.data.ts";
import { fraudScenarios } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import type { Localized } from "@portal/shared/locales.ts";
import { products } from "@portal/shared/product.ts";
import { portalWords } from "../words/portal.ts";

/** A place of the portal that a page explains. */
export interface PortalPlace {
  readonly page: DocsPage;
  /** Address in the portal, without locale prefix. */
  readonly to: string;
  readonly label: Localized;
  /** What kind of place it is, where its own name does not say it. */
  readonly kind?: Localized;
}

const withoutPlace = (page: string): DocsPage => `/docs/${page.split("#")[0]?.slice("/docs/".length) ?? ""}`;

const [, fraudPrevention] = products;
const { titles, configuration, fraudConfiguration } = portalWords;

function placeOf(explained: Explained | undefined, place: Omit<PortalPlace, "page">): PortalPlace[] {
  const page = docsPageOf(explained);
  return page ? [{ page, ...place }] : [];
}

const placeTitles: Readonly<Record<string, Localized>> = {
  "/onboarding": titles.onboarding,
  "/onboarding/access-data": titles.accessData,
  "/onboarding/sandbox": titles.sandbox,
  "/onboarding/certification": titles.certification,
  "/onboarding/certification/test-cases": titles.testCases,
  "/onboarding/certification/test-cards": titles.testCards,
  "/onboarding/production": titles.production,
  "/onboarding/fraud-keys": titles.fraudKeys,
  "/onboarding/fraud-keys/components/NotProductionKeys": titles.testKeys,
  "/onboarding/fraud-keys/components/ProductionKeys": titles.productionKeys,
  "/e-sitef/swagger": titles.explorer,
  "/anti-fraud/RiskManagement": titles.fraudConfiguration,
  "/anti-fraud/certification": titles.certification,
  "/anti-fraud/certification/test-cases": titles.testCases,
  "/anti-fraud/prod-keys-config": titles.productionKeys,
};

function titleOf(path: string): Localized {
  const title = placeTitles[path];
  if (!title) throw new Error(`data/portal-places.ts: what is the place "${path}" called?`);
  return title;
}

const placeAt = (to: string, explained: Explained): PortalPlace[] =>
  placeOf(explained, {
    to,
    label: titleOf(to),
    ...(to.startsWith("/anti-fraud") && { kind: fraudPrevention.label }),
  });

const codePages = new Set(
  [...explainedCodes, ...explainedHttpStatuses].map(({ page }) => withoutPlace(page)),
);

/** All of them, in the order in which a client comes to them. */
export const portalPlaces: readonly PortalPlace[] = [
  ...Object.entries(explainedPlaces).flatMap(([to, explained]) =>
    docsPageOf(explained) ? placeAt(to, explained) : [],
  ),
  // Each code of an answer leads from the calls of the sandbox to its row.
  ...[...codePages].flatMap((page) => placeAt("/onboarding/sandbox", page)),
  ...configurationFields.flatMap((field) =>
    placeOf(explainedConfiguration[field], {
      to: `/onboarding/configuration#${field}`,
      label: configuration[field],
      kind: titles.configuration,
    }),
  ),
  ...fraudSteps.flatMap(({ path, fields }) =>
    fields.flatMap((field) =>
      placeOf(explainedFraudConfiguration[field], {
        to: `${path}#${field}`,
        label: fraudConfiguration[field],
        kind: fraudPrevention.label,
      }),
    ),
  ),
  ...certificationTests.flatMap(({ id, title }) =>
    placeOf(casePages[id], {
      to: `/onboarding/certification/send-test?case=${id}`,
      label: title,
      kind: titles.certification,
    }),
  ),
  ...fraudScenarios.flatMap(({ id, title }) =>
    placeOf(explainedScenarios[id], {
      to: `/anti-fraud/certification/send-test?case=${id}`,
      label: title,
      kind: fraudPrevention.label,
    }),
  ),
];

/** What the page at an address explains, as a whole or at one of its places. */
export const placesExplainedBy = (address: string): readonly PortalPlace[] =>
  portalPlaces.filter(({ page }) => withoutPlace(page) === address);
