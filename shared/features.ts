import { accessDataFeature } from "./access-data/feature.ts";
import { accountFeature } from "./account/feature.ts";
import { certificationFeature } from "./certification/feature.ts";
import { certificationMatchFeature } from "./certification-match/feature.ts";
import { clockFeature } from "./clock/feature.ts";
import { companyFeature } from "./company/feature.ts";
import { configurationFeature } from "./configuration/feature.ts";
import { evidenceFeature } from "./evidence/feature.ts";
import { evidenceInspectionFeature } from "./evidence-inspection/feature.ts";
import type { Feature } from "./feature.ts";
import { fraudCertificationFeature } from "./fraud-certification/feature.ts";
import { fraudConfigurationFeature } from "./fraud-configuration/feature.ts";
import { fraudMatchFeature } from "./fraud-match/feature.ts";
import { historyFeature } from "./history/feature.ts";
import { mailFeature } from "./mail/feature.ts";
import { notFoundFeature } from "./not-found/feature.ts";
import { noticeFeature } from "./notice/feature.ts";
import { occurrenceFeature } from "./occurrence/feature.ts";
import { partnerFeature } from "./partner/feature.ts";
import { productionFeature } from "./production/feature.ts";
import { releaseFeature } from "./release/feature.ts";
import { sandboxFeature } from "./sandbox/feature.ts";
import {
  sandboxDeliveryFeature,
  sandboxJsFeature,
  sandboxPageFeature,
  sandboxReservationFeature,
  sandboxSaleFeature,
  sandboxServiceFeature,
  sandboxWsConsultaFeature,
} from "./sandbox/features.ts";

const table = {
  account: accountFeature,
  company: companyFeature,
  configuration: configurationFeature,
  "fraud-configuration": fraudConfigurationFeature,
  "access-data": accessDataFeature,
  occurrence: occurrenceFeature,
  history: historyFeature,
  notice: noticeFeature,
  certification: certificationFeature,
  "certification-match": certificationMatchFeature,
  "fraud-certification": fraudCertificationFeature,
  "fraud-match": fraudMatchFeature,
  release: releaseFeature,
  partner: partnerFeature,
  production: productionFeature,
  evidence: evidenceFeature,
  sandbox: sandboxFeature,
  "evidence-inspection": evidenceInspectionFeature,
  mail: mailFeature,
  clock: clockFeature,
  "sandbox-delivery": sandboxDeliveryFeature,
  "sandbox-sale": sandboxSaleFeature,
  "sandbox-reservation": sandboxReservationFeature,
  "sandbox-service": sandboxServiceFeature,
  "sandbox-js": sandboxJsFeature,
  "sandbox-ws-consulta": sandboxWsConsultaFeature,
  "sandbox-page": sandboxPageFeature,
  "not-found": notFoundFeature,
} as const satisfies Readonly<Record<string, Feature>>;

export type FeatureName = keyof typeof table;

/** Every function of the product. Stacks, bundles, the API's document and the suites are made from it. */
export const features: Readonly<Record<FeatureName, Feature>> = table;
export const featureNames = Object.keys(table).filter((name): name is FeatureName => name in table);

/** The entry of a function's code, below the repository. */
export const entryOf = (name: FeatureName): string => `functions/${features[name].home}/handler.ts`;
