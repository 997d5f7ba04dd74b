import { createHmac } from "node:crypto";
import type { accountContract } from "@portal/shared/account/contract.ts";
import type { EmailProof } from "@portal/shared/account/model.ts";
import { DomainError } from "@portal/shared/errors.ts";
import { change } from "../../platform/change/change.ts";
import { windows } from "../../platform/change/notice-budget.ts";
import { announcement } from "../../platform/change/record.ts";
import type { ApiRequest } from "../../platform/http/request.ts";
import { keyFor } from "../../platform/secrets/secret.ts";
import { ofPerson } from "../../platform/table/keys.ts";
import { newUlid } from "../../platform/table/new-ulid.ts";
import { readAll } from "../../platform/table/table.ts";
import { LostRace, transact } from "../../platform/table/transaction.ts";
import { accountRef, type EmailProofItem, emailProofRef } from "./model.ts";
import { claimedProfile } from "./verified-profile.ts";

const digits = 6;
const goodForMs = 15 * 60 * 1000;
/** There are a million codes. Together with the limit of mails per hour this keeps guessing hopeless. */
const allowedTries = 5;

/**
 * The code is computed from the event, so the mail function and the check come to the same one and nothing is
 * stored: docs/papers/decisions/0030-an-address-without-a-voucher-is-proved-by-a-code.md
 */
export async function emailCode(sub: string, { email, eventId }: EmailProofItem): Promise<string> {
  const key = await keyFor("email-proof");
  const digest = createHmac("sha256", key).update([sub, email, eventId].join("\n")).digest();
  return String(digest.readUIntBE(0, 6) % 10 ** digits).padStart(digits, "0");
}

/** The address may belong to a stranger. */
const codeBudget = (sub: string) => ({ key: ofPerson(sub, "EMAILCODES"), windows: windows(5, 10) });

/** Mails a code to an address that the sign-in provider did not verify; a newer code voids the last. */
export function askEmailProof(
  request: ApiRequest<typeof accountContract.routes.askEmailProof>,
): Promise<EmailProof> {
  const { actor, accessToken, body } = request;
  const { key } = emailProofRef(actor.sub);
  return change(request, {
    reads: [accountRef(actor.sub), emailProofRef(actor.sub)],
    budgets: [codeBudget(actor.sub)],
    decide: async (seen) => {
      if (seen.find(accountRef(actor.sub))) throw new DomainError("action-not-allowed");
      const { isVerified, ...profile } = await claimedProfile(accessToken);
      if (isVerified) throw new DomainError("action-not-allowed");
      const nowMs = Date.now();
      const sentAt = new Date(nowMs).toISOString();
      const eventId = newUlid(nowMs);
      const ttl = Math.ceil((nowMs + goodForMs) / 1000);
      const item = { ...profile, locale: body.locale, eventId, sentAt, tries: 0, ttl };
      const event = {
        companyId: "",
        subject: "account",
        event: "account.email-proof-asked",
        at: sentAt,
      } as const;
      return {
        writes: [
          { act: "put", key, item, seen: seen.find(emailProofRef(actor.sub))?.version ?? 0 },
          announcement("mail", event, { memberSub: actor.sub }, eventId),
        ],
        result: { email: profile.email, sentAt },
      };
    },
  });
}

/**
 * Counts a try before the code is compared, so that parallel guesses are counted one by one.
 * @throws DomainError `email-code-expired`; `too-many-requests` for the tries that lost the race
 */
export async function spendTry(sub: string): Promise<void> {
  const ref = emailProofRef(sub);
  const proof = (await readAll([ref])).find(ref);
  if (!proof) return;
  if (proof.tries >= allowedTries) throw new DomainError("email-code-expired");
  try {
    await transact([{ act: "set", key: ref.key, values: { tries: proof.tries + 1 }, seen: proof.version }]);
  } catch (error) {
    throw error instanceof LostRace ? new DomainError("too-many-requests", { retryAfterSeconds: 1 }) : error;
  }
}

/**
 * The profile that an account is opened for, once the code is right.
 * @throws DomainError `email-code-expired`, `email-code-wrong`
 */
export async function provenProfile(sub: string, proof: EmailProofItem | undefined, code: string) {
  if (!proof || Date.parse(proof.sentAt) + goodForMs < Date.now())
    throw new DomainError("email-code-expired");
  if ((await emailCode(sub, proof)) !== code) throw new DomainError("email-code-wrong");
  const { email, name, locale, version } = proof;
  return { email, name, locale, version };
}
