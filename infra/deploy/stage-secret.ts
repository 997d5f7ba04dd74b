import { randomBytes } from "node:crypto";
import { GetParameterCommand, ParameterNotFound, PutParameterCommand, SSMClient } from "@aws-sdk/client-ssm";
import { secretParameterName } from "../addresses.ts";
import type { StageSettings } from "../stages.ts";

async function exists(ssm: SSMClient, name: string): Promise<boolean> {
  try {
    await ssm.send(new GetParameterCommand({ Name: name }));
    return true;
  } catch (error) {
    if (error instanceof ParameterNotFound) return false;
    throw error;
  }
}

/**
 * Makes the stage's secret once. It signs cursors and wraps stored credentials: a new value would make every
 * stored key unreadable, so an existing one is never touched.
 */
export async function ensureSecret(
  stage: StageSettings,
  ssm = new SSMClient({ region: stage.region }),
): Promise<"made" | "kept"> {
  const name = secretParameterName(stage);
  if (await exists(ssm, name)) return "kept";
  await ssm.send(
    new PutParameterCommand({
      Name: name,
      Type: "SecureString",
      Value: randomBytes(32).toString("base64"),
      Description: "Signs cursors and wraps stored credentials. Losing it loses them.",
      Overwrite: false,
    }),
  );
  return "made";
}
