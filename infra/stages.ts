import { site } from "@portal/shared/site.ts";
import type { SocialProvider } from "@portal/shared/site-config.ts";
import { RetentionDays } from "aws-cdk-lib/aws-logs";

export const stageNames = ["dev", "staging", "prod"] as const;
export type StageName = (typeof stageNames)[number];

export interface StageSettings {
  readonly name: StageName;
  readonly region: string;
  /** Off: deleting the stacks deletes what people stored. On: tables, buckets and pool refuse to be deleted. */
  readonly keepsData: boolean;
  readonly logRetention: RetentionDays;
  readonly mail: {
    readonly from: string;
    readonly support: string;
    /** Cognito's own sender stops at 50 mails a day; SES wants the domain of `from` verified beforehand. */
    readonly poolSender: "cognito" | "ses";
  };
  /** Where the site also runs: sign-in may return there and evidence may be uploaded from there. */
  readonly extraOrigins: readonly string[];
  readonly extraConnectSources: readonly string[];
  /** Unique in the region among all AWS customers. */
  readonly cognitoDomainPrefix: string;
  /**
   * Names of Secrets Manager secrets, each `{"clientId": "...", "clientSecret": "..."}`. A provider without
   * a name does not exist in that stage, and the portal shows no button for it.
   */
  readonly socialProviderSecrets: Readonly<Partial<Record<SocialProvider, string>>>;
  /** Who is told when an alarm rings; AWS asks that address to confirm first. */
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
    mail: { from: "portal-dev@example.com", support: site.supportEmail, poolSender: "cognito" },
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
    mail: { from: "portal-staging@example.com", support: site.supportEmail, poolSender: "ses" },
    extraOrigins: [],
    extraConnectSources: [],
    cognitoDomainPrefix: "payments-developer-portal-staging",
    socialProviderSecrets: {},
    throttle: { rateLimit: 100, burstLimit: 200 },
  },
  prod: {
    name: "prod",
    region: "sa-east-1",
    keepsData: true,
    logRetention: RetentionDays.SIX_MONTHS,
    mail: { from: "portal@example.com", support: site.supportEmail, poolSender: "ses" },
    extraOrigins: [],
    extraConnectSources: [],
    cognitoDomainPrefix: "payments-developer-portal",
    socialProviderSecrets: {},
    throttle: { rateLimit: 200, burstLimit: 400 },
  },
};

export const isStageName = (value: unknown): value is StageName =>
  typeof value === "string" && Object.hasOwn(stages, value);
