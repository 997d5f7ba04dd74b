import { accessData } from "./access-data.ts";
import { account } from "./account.ts";
import type { FeatureName } from "./bundle.ts";
import { certification } from "./certification.ts";
import { company } from "./company.ts";
import { configuration } from "./configuration.ts";
import { evidence } from "./evidence.ts";
import { evidenceInspection } from "./evidence-inspection.ts";
import type { Backend, FeatureFunction } from "./feature-function.ts";
import { mail } from "./mail.ts";
import { notFound } from "./not-found.ts";
import { occurrence } from "./occurrence.ts";
import { partner } from "./partner.ts";
import { production } from "./production.ts";
import { release } from "./release.ts";

/** How each function of the product is made. */
export const features: Readonly<Record<FeatureName, (backend: Backend) => FeatureFunction>> = {
  account,
  company,
  configuration,
  "access-data": accessData,
  occurrence,
  certification,
  release,
  partner,
  production,
  evidence,
  "evidence-inspection": evidenceInspection,
  mail,
  "not-found": notFound,
};
