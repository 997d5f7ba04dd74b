import type { FeatureName } from "../bundle.ts";
import type { Backend, FeatureFunction } from "../feature-function.ts";
import { accessData } from "./access-data.ts";
import { account } from "./account.ts";
import { company } from "./company.ts";
import { configuration } from "./configuration.ts";
import { mail } from "./mail.ts";
import { notFound } from "./not-found.ts";
import { occurrence } from "./occurrence.ts";

/** How each function of the product is made. */
export const features: Readonly<Record<FeatureName, (backend: Backend) => FeatureFunction>> = {
  account,
  company,
  configuration,
  "access-data": accessData,
  occurrence,
  mail,
  "not-found": notFound,
};
