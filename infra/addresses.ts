import { Aws } from "aws-cdk-lib";
import type { StageSettings } from "./stages.ts";

/**
 * Addresses that are known before anything exists. The site's security policy needs them, while the bucket and
 * the pool need the site's domain: naming them here is what keeps the stacks free of a cycle.
 */
export const evidenceBucketName = (stage: StageSettings) =>
  `portal-${stage.name}-evidence-${Aws.ACCOUNT_ID}-${stage.region}`;

export const evidenceOrigin = (stage: StageSettings) =>
  `https://${evidenceBucketName(stage)}.s3.${stage.region}.amazonaws.com`;

export const userPoolOrigin = (stage: StageSettings) => `https://cognito-idp.${stage.region}.amazonaws.com`;

export const hostedDomainPrefix = (stage: StageSettings) => `${stage.cognitoDomainPrefix}-${Aws.ACCOUNT_ID}`;

export const hostedDomain = (stage: StageSettings) =>
  `${hostedDomainPrefix(stage)}.auth.${stage.region}.amazoncognito.com`;

/** Created once by `deploy.ts`: a SecureString cannot be declared in a template. */
export const secretParameterName = (stage: StageSettings) => `/portal/${stage.name}/secret`;
