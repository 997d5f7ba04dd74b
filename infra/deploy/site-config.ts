import { type SiteConfig, siteConfigSchema } from "@portal/shared/settings/site-config.ts";

/** What the stacks tell whoever deploys or runs them. */
export type StageOutputs = Readonly<ReturnType<typeof stageOutputs>>;

/** Joins the outputs of a stage's stacks, by stack as the CDK CLI writes them. */
export function stageOutputs(byStack: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const all = new Map(Object.values(byStack).flatMap((outputs) => Object.entries(outputs)));
  const value = (name: string): string => {
    const found = all.get(name);
    if (found === undefined) throw new Error(`The stacks gave no output ${name}.`);
    return found;
  };
  return {
    Stage: value("Stage"),
    Region: value("Region"),
    SiteBucket: value("SiteBucket"),
    SiteUrl: value("SiteUrl"),
    DistributionId: value("DistributionId"),
    DistributionDomain: value("DistributionDomain"),
    EvidenceBucket: value("EvidenceBucket"),
    UserPoolId: value("UserPoolId"),
    UserPoolClientId: value("UserPoolClientId"),
    HostedDomain: value("HostedDomain"),
    SocialProviders: value("SocialProviders"),
    Algolia: value("Algolia"),
  };
}

/** The portal's `/config.json`. Without a social provider nobody is sent to the hosted pages, so none is named. */
export function siteConfig(outputs: StageOutputs): SiteConfig {
  const socialProviders: unknown = JSON.parse(outputs.SocialProviders);
  const config = siteConfigSchema.parse({
    stage: outputs.Stage,
    region: outputs.Region,
    userPoolId: outputs.UserPoolId,
    userPoolClientId: outputs.UserPoolClientId,
    oauthDomain: outputs.HostedDomain,
    socialProviders,
    algolia: JSON.parse(outputs.Algolia) ?? undefined,
  });
  return config.socialProviders.length === 0 ? { ...config, oauthDomain: null } : config;
}
