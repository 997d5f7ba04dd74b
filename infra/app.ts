import { App, Tags, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import type { Bundles } from "./features/bundle.ts";
import { ApiStack } from "./stacks/api-stack.ts";
import { DataStack } from "./stacks/data-stack.ts";
import { IdentityStack } from "./stacks/identity-stack.ts";
import { SiteStack } from "./stacks/site-stack.ts";
import { assertComplete, type StageName, type StageSettings, stages } from "./stages.ts";

/**
 * CDK feature flags for behaviour whose old form is a known mistake. They are here and not in cdk.json, so that
 * every caller gets them.
 */
const featureFlags = {
  "@aws-cdk/aws-iam:minimizePolicies": true,
  "@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy": true,
  "@aws-cdk/aws-s3:createDefaultLoggingPolicy": true,
  "@aws-cdk/core:checkSecretUsage": true,
  "@aws-cdk/core:enablePartitionLiterals": true,
};

interface AppOptions {
  readonly stage: StageName;
  readonly outdir?: string;
  /**
   * Settings that replace the stage's own, for a copy of it, such as one on a laptop with stand-in social providers.
   */
  readonly settings?: Partial<Omit<StageSettings, "name">>;
  /** The functions' code, as `bundleFunctions` builds it; without it functions have none. */
  readonly bundles?: Bundles;
  /** `false` leaves out CloudFormation's rules: they only warn, and take longer than everything else of a synthesis. */
  readonly warns?: boolean;
  /** `true` where stand-ins take the place of what a real stage could not have, as on a laptop. */
  readonly standIns?: boolean;
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const emptyApp = ({ outdir, warns = true }: Pick<AppOptions, "outdir" | "warns">): App =>
  new App({
    outdir,
    analyticsReporting: false,
    treeMetadata: false,
    builtinCloudFormationValidation: warns,
    context: featureFlags,
  });

/** All stacks of one stage, each depending only on those before it. Nothing here asks AWS anything. */
export function createApp({ stage: name, settings, bundles, standIns, ...how }: AppOptions): App {
  const app = emptyApp(how);
  const stage: StageSettings = { ...stages[name], ...settings };
  if (!standIns) assertComplete(stage);
  const prefix = capitalized(name);
  const props = {
    stage,
    env: { region: stage.region, account: stage.account },
    terminationProtection: stage.keepsData,
  };

  const site = new SiteStack(app, `${prefix}Site`, props);
  const siteOrigin = site.origin;
  const data = new DataStack(app, `${prefix}Data`, { ...props, siteOrigin });
  const identity = new IdentityStack(app, `${prefix}Identity`, { ...props, siteOrigin });
  new ApiStack(app, `${prefix}Api`, {
    ...props,
    siteOrigin,
    bundles,
    api: site.api,
    table: data.table,
    userPool: identity.userPool,
    client: identity.client,
  });
  Tags.of(app).add("product", "payments-developer-portal");
  Tags.of(app).add("stage", name);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app;
}
