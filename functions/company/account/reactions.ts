import { readAll } from "../../platform/table/table.ts";
import type { Reactions } from "../../stage/letter.ts";
import { emailCode } from "./email-proof.ts";
import { emailProofRef } from "./model.ts";

export const accountReactions: Reactions<"account"> = {
  "account.email-proof-asked": async ({ id, memberSub = "" }) => {
    const ref = emailProofRef(memberSub);
    const proof = (await readAll([ref])).find(ref);
    // Sends nothing when a newer code was asked for or the address has been proven meanwhile.
    if (proof?.eventId !== id) return [];
    const { email, name, locale } = proof;
    const values = { code: await emailCode(memberSub, proof), email };
    const to = { email, name, locale };
    return [{ recipient: memberSub, to, mail: "account.email-proof-asked", values, link: "/login" }];
  },
};
