import { GetCallerIdentityCommand, STSClient } from "@aws-sdk/client-sts";
import { stages } from "../stages.ts";
import { requireAccount } from "./stage-account.ts";

/** Somebody who is signed in to that account. */
function signedInTo(Account: string): STSClient {
  const send = async (command: unknown) => {
    if (!(command instanceof GetCallerIdentityCommand)) throw new Error("Nothing else is asked for.");
    return { Account };
  };
  return Object.assign(new STSClient({ region: "sa-east-1" }), { send });
}

const prod = { ...stages.prod, account: "111111111111" };

test("a stage is deployed into its own account", async () => {
  await expect(requireAccount(prod, signedInTo("111111111111"))).resolves.toBeUndefined();
});

test("somebody who is signed in to another account is told both, and touches nothing", async () => {
  await expect(requireAccount(prod, signedInTo("222222222222"))).rejects.toThrow(
    /prod lives in the AWS account 111111111111.*signed in to 222222222222/,
  );
});

test("a stage without an account is told what to write where", async () => {
  await expect(requireAccount({ ...prod, account: undefined }, signedInTo("222222222222"))).rejects.toThrow(
    /`account: "222222222222"`.*infra\/stages\.ts/,
  );
});
