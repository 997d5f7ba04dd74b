import { hkdfSync } from "node:crypto";
import * as z from "zod/mini";
import { askAgain, tryMs } from "../aws/ask-again.ts";
import { callAws } from "../aws/aws-call.ts";
import { environment } from "../aws/environment.ts";

const secretBytes = 32;

const answerSchema = z.object({ Parameter: z.object({ Value: z.string() }) });

async function readSecret(): Promise<Buffer> {
  const call = {
    service: "ssm",
    target: "AmazonSSM.GetParameter",
    body: { Name: environment("SECRET_PARAMETER"), WithDecryption: true },
    timeoutMs: tryMs,
  } as const;
  // Containers that start side by side, as after a deployment, are soon throttled.
  const answer = await askAgain(() => callAws(call));
  const secret = Buffer.from(answerSchema.parse(JSON.parse(answer)).Parameter.Value, "base64");
  if (secret.length !== secretBytes) throw new Error("The stage's secret is not 32 bytes in base64.");
  return secret;
}

let secret: Promise<Buffer> | undefined;

/** Read once per container; a failed read is tried again. */
async function stageSecret(): Promise<Buffer> {
  secret ??= readSecret();
  try {
    return await secret;
  } catch (error) {
    secret = undefined;
    throw error;
  }
}

/** One key per purpose, all derived from the stage's secret: whoever learns one learns none of the others. */
export async function keyFor(
  purpose: "cursor" | "access-data" | "production" | "email-proof" | "sandbox-session" | "sandbox-delivery",
): Promise<Buffer> {
  return Buffer.from(hkdfSync("sha256", await stageSecret(), "", purpose, secretBytes));
}
