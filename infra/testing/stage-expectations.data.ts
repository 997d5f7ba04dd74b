import type { SettingName } from "@portal/shared/settings/settings.ts";
import type { StageName } from "../stages.ts";

/** What a change of `stages.ts` must not change by accident, as the templates say it. */
export interface StageExpectation {
  readonly stacks: readonly string[];
  readonly region: string;
  readonly deletionPolicies: { readonly table: string; readonly evidence: string; readonly userPool: string };
  readonly tableDeletionProtection: boolean;
  readonly poolDeletionProtection: "ACTIVE" | "INACTIVE";
  readonly terminationProtection: boolean;
  readonly logRetentionInDays: number;
  /** The verified domain that Cognito sends as. */
  readonly poolIdentity: string | null;
  /** What functions are told, but for what only a deployment knows; a stage that sends no letters has no sender. */
  readonly settings: Readonly<Partial<Record<SettingName, string>>>;
  readonly poolSender: "COGNITO_DEFAULT" | "DEVELOPER";
  readonly cognitoDomain: string;
  /** Besides the distribution's own. */
  readonly extraOrigins: readonly string[];
  readonly extraConnectSources: readonly string[];
  readonly socialProviders: readonly string[];
  readonly throttle: { readonly rate: number; readonly burst: number };
  readonly alarmSubscriptions: number;
  readonly aliases: readonly string[];
}

const guarded = {
  region: "sa-east-1",
  deletionPolicies: { table: "Retain", evidence: "Retain", userPool: "Retain" },
  tableDeletionProtection: true,
  poolDeletionProtection: "ACTIVE",
  terminationProtection: true,
  poolSender: "DEVELOPER",
  poolIdentity: "example.com",
  extraOrigins: [],
  extraConnectSources: [],
  socialProviders: [],
  alarmSubscriptions: 1,
  aliases: [],
} as const;

export const stageExpectations: Readonly<Record<StageName, StageExpectation>> = {
  dev: {
    ...guarded,
    stacks: ["DevSite", "DevData", "DevIdentity", "DevApi"],
    deletionPolicies: { table: "Delete", evidence: "Delete", userPool: "Delete" },
    tableDeletionProtection: false,
    poolDeletionProtection: "INACTIVE",
    terminationProtection: false,
    logRetentionInDays: 14,
    poolSender: "COGNITO_DEFAULT",
    poolIdentity: null,
    alarmSubscriptions: 0,
    cognitoDomain: "payments-developer-portal-dev-111111111111",
    extraOrigins: ["http://localhost:8080"],
    extraConnectSources: ["http://localhost:*"],
    throttle: { rate: 200, burst: 400 },
    settings: {
      EVIDENCE_BUCKET: "portal-dev-evidence-111111111111-sa-east-1",
      SECRET_PARAMETER: "/portal/dev/secret",
      SUPPORT_EMAIL: "suporte@example.com",
    },
  },
  staging: {
    ...guarded,
    stacks: ["StagingSite", "StagingData", "StagingIdentity", "StagingApi"],
    logRetentionInDays: 30,
    cognitoDomain: "payments-developer-portal-staging-111111111111",
    throttle: { rate: 100, burst: 200 },
    settings: {
      EVIDENCE_BUCKET: "portal-staging-evidence-111111111111-sa-east-1",
      SECRET_PARAMETER: "/portal/staging/secret",
      MAIL_FROM: "portal-staging@example.com",
      SUPPORT_EMAIL: "suporte@example.com",
    },
  },
  prod: {
    ...guarded,
    stacks: ["ProdSite", "ProdData", "ProdIdentity", "ProdApi"],
    logRetentionInDays: 180,
    cognitoDomain: "payments-developer-portal-111111111111",
    throttle: { rate: 200, burst: 400 },
    settings: {
      EVIDENCE_BUCKET: "portal-prod-evidence-111111111111-sa-east-1",
      SECRET_PARAMETER: "/portal/prod/secret",
      MAIL_FROM: "portal@example.com",
      SUPPORT_EMAIL: "suporte@example.com",
    },
  },
};
