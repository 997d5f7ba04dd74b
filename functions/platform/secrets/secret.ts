import { hkdfSync } from "node:crypto";
import { GetParameterCommand, SSMClient } from "@aws-sdk/client-ssm";
import { answered } from "../aws/answered.ts";
import { patience } from "../aws/connections.ts";
import { environment } from "../aws/environment.ts";

const secretBytes = 32;

const parameters = new SSMClient(patience());

async function readSecret(): Promise<Buffer> {
  const command = new GetParameterCommand({ Name: environment("SECRET_PARAMETER"), WithDecryption: true });
  const { Parameter } = await answered(parameters.send(command));
  const secret = Buffer.from(Parameter?.Value ?? "", "base64");
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
