import type { AlgoliaKeys, SocialProvider } from "@portal/shared/settings/site-config.ts";
import { site } from "@portal/shared/site.ts";
import { RetentionDays } from "aws-cdk-lib/aws-logs";

export const stageNames = ["dev", "staging", "prod"] as const;
export type StageName = (typeof stageNames)[number];

export interface StageSettings {
  readonly name: StageName;
  readonly region: string;
  /** The AWS account that the stage lives in. `deploy` touches no other one, and none while this is not known. */
  readonly account?: string;
  /** Off: deleting the stacks deletes what people stored. On: tables, buckets and pool refuse to be deleted. */
  readonly keepsData: boolean;
  readonly logRetention: RetentionDays;
  readonly mail: {
    /**
     * Sender of codes and letters; SES wants its domain verified beforehand. Without one, codes come from Cognito's
     * own sender, which stops at 50 a day, and letters are noted in the log instead of being sent.
     */
    readonly from?: string;
    readonly support: string;
  };
  /** Where the site also runs: sign-in may return there and evidence may be uploaded from there. */
  readonly extraOrigins: readonly string[];
  readonly extraConnectSources: readonly string[];
  /** The account's number follows, since the whole must be unique in the region among all AWS customers. */
  readonly cognitoDomainPrefix: string;
  /**
   * Names of Secrets Manager secrets, each `{"clientId": "...", "clientSecret": "..."}`. A provider without
   * a name does not exist in that stage, and the portal shows no button for it.
   */
  readonly socialProviderSecrets: Readonly<Partial<Record<SocialProvider, string>>>;
  /**
   * Lets Algolia answer the documentation's search. Without it the site searches its own index. The key may only search;
   * the one that writes is whoever deploys' own.
   */
  readonly algolia?: AlgoliaKeys;
  /** Who is told when an alarm rings; AWS asks that address to confirm first. A stage that keeps data has somebody. */
  readonly alarmEmail?: string;
  /** Requests a second over all callers, and how many may come at once. */
  readonly throttle: { readonly rateLimit: number; readonly burstLimit: number };
  /** The certificate must live in us-east-1, where CloudFront looks for it. */
  readonly domain?: { readonly name: string; readonly certificateArn: string };
}

/** Every difference between stages. What is not here is the same everywhere. */
export const stages: Readonly<Record<StageName, StageSettings>> = {
  dev: {
    name: "dev",
    region: "sa-east-1",
    keepsData: false,
    logRetention: RetentionDays.TWO_WEEKS,
    mail: { support: site.supportEmail },
    extraOrigins: ["http://localhost:8080"],
    extraConnectSources: ["http://localhost:*"],
    cognitoDomainPrefix: "payments-developer-portal-dev",
    socialProviderSecrets: {},
    throttle: { rateLimit: 200, burstLimit: 400 },
  },
  staging: {
    name: "staging",
    region: "sa-east-1",
    keepsData: true,
    logRetention: RetentionDays.ONE_MONTH,
    mail: { from: "portal-staging@example.com", support: site.supportEmail },
    extraOrigins: [],
    extraConnectSources: [],
    cognitoDomainPrefix: "payments-developer-portal-staging",
    alarmEmail: "on-call@example.com",
    socialProviderSecrets: {},
    throttle: { rateLimit: 100, burstLimit: 200 },
  },
  prod: {
    name: "prod",
    region: "sa-east-1",
    keepsData: true,
    logRetention: RetentionDays.SIX_MONTHS,
    mail: { from: "portal@example.com", support: site.supportEmail },
    extraOrigins: [],
    extraConnectSources: [],
    cognitoDomainPrefix: "payments-developer-portal",
    alarmEmail: "on-call@example.com",
    socialProviderSecrets: {},
    throttle: { rateLimit: 200, burstLimit: 400 },
  },
};

/**
 * Refuses a stage that would come up and then leave somebody without what it promises.
 * @throws Error that says what to write into the stage.
 */
export function assertComplete({ name, keepsData, mail, alarmEmail, socialProviderSecrets }: StageSettings) {
  const problems = [
    keepsData && !alarmEmail && "it keeps data, so `alarmEmail` has to name who is told when an alarm rings",
    keepsData && !mail.from && "it keeps data, so `mail.from` has to name an address on a verified domain",
    socialProviderSecrets.GitHub &&
      "GitHub speaks no OpenID Connect, and the bridge that would speak it here is not built: take its secret out",
  ].filter((problem) => typeof problem === "string");
  if (problems.length > 0) throw new Error(`Stage ${name} is not complete: ${problems.join("; ")}.`);
}

export const isStageName = (value: unknown): value is StageName =>
  typeof value === "string" && Object.hasOwn(stages, value);
