import { GetCallerIdentityCommand, STSClient } from "@aws-sdk/client-sts";
import { Problem } from "../problem.ts";
import type { StageSettings } from "../stages.ts";

/**
 * Makes sure that whoever deploys is signed in to the stage's own account: the names of a stage's stacks are the same
 * in every account, so nothing else would notice.
 * @throws Problem while the stage names no account, or when another one is signed in.
 */
export async function requireAccount(
  { name, account, region }: StageSettings,
  sts = new STSClient({ region }),
): Promise<void> {
  const { Account: signedIn = "" } = await sts.send(new GetCallerIdentityCommand({}));
  if (account === signedIn) return;
  throw new Problem(
    account === undefined
      ? `Stage ${name} names no AWS account yet. You are signed in to ${signedIn}: if that is its account, write \`account: "${signedIn}"\` into the stage in infra/stages.ts and deploy again.`
      : `Stage ${name} lives in the AWS account ${account}, and you are signed in to ${signedIn}: nothing was touched.`,
  );
}
