import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { evidenceBucketName } from "../addresses.ts";
import type { StageSettings } from "../stages.ts";

/** The folders that `functions/onboarding/evidence/public.ts` names. */
export const evidenceFolders = {
  quarantine: "quarantine/",
  clean: "evidence/",
  trial: "evidence-trial/",
} as const;
type Folder = keyof typeof evidenceFolders;

/** `sign` lends its permissions to browsers, one request at a time; `inspect` decides what stays. */
export type EvidenceAccess = "sign" | "inspect";

/** What each does with objects, and where. */
const actions: Readonly<Record<EvidenceAccess, Readonly<Record<string, readonly Folder[]>>>> = {
  sign: { "s3:PutObject": ["quarantine"], "s3:GetObject": ["clean", "trial"] },
  inspect: {
    "s3:GetObject": ["quarantine"],
    "s3:PutObject": ["clean", "trial"],
    "s3:DeleteObject": ["quarantine", "clean", "trial"],
  },
};

const bucketArn = (stage: StageSettings) => `arn:aws:s3:::${evidenceBucketName(stage)}`;

export function evidenceStatements(stage: StageSettings, access: EvidenceAccess): PolicyStatement[] {
  const objects = Object.entries(actions[access]).map(([action, folders]) => {
    const resources = folders.map((folder) => `${bucketArn(stage)}/${evidenceFolders[folder]}*`);
    return new PolicyStatement({ actions: [action], resources });
  });
  if (access === "sign") return objects;
  // Without permission to list, S3 answers "forbidden" for a missing object instead of "not found".
  return [...objects, new PolicyStatement({ actions: ["s3:ListBucket"], resources: [bucketArn(stage)] })];
}

/** For cdk-nag, which sees the account as a placeholder. */
export const evidenceReasons = (stage: StageSettings): Record<string, string> =>
  Object.fromEntries(
    Object.values(evidenceFolders).map((folder) => [
      `AwsSolutions-IAM5[Resource::arn:aws:s3:::portal-${stage.name}-evidence-<AWS::AccountId>-${stage.region}/${folder}*]`,
      "Every company's files are below its folder; which of them a person may reach is decided before anything is signed.",
    ]),
  );
