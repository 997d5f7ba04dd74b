import { randomInt } from "node:crypto";
import type { CodeDeliveryDetailsType } from "@aws-sdk/client-cognito-identity-provider";
import type { Attempts } from "./attempts.ts";
import { attemptLimitExceeded, CognitoError, codeExpired, codeMismatch } from "./errors.ts";
import { sameText } from "./srp.ts";
import type { CodePurpose, Pool, User } from "./state.ts";

export interface CodeMail {
  to: string;
  kind: CodePurpose;
  code: string;
  locale?: string;
}

const hourMs = 3_600_000;
const lifetimeMs: Record<CodePurpose, number> = {
  "sign-up": 24 * hourMs,
  "forgot-password": hourMs,
  "verify-attribute": 24 * hourMs,
};

/** What the browser shows of the address; equal for people who exist and those who do not. */
export function deliveredTo(email: string): CodeDeliveryDetailsType {
  const [name = "", domain = ""] = email.split("@");
  const Destination = `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
  return { Destination, DeliveryMedium: "EMAIL", AttributeName: "email" };
}

function refusalOf(user: User | undefined, kind: CodePurpose, code: string): CognitoError | undefined {
  if (!user) return kind === "sign-up" ? codeExpired() : codeMismatch();
  const sent = user.codes[kind];
  if (!sent || sent.expiresAt < Date.now()) return codeExpired();
  return sameText(sent.value, code) ? undefined : codeMismatch();
}

/** The six digits that prove an inbox: sent, compared, counted. */
export class Codes {
  readonly #sendMail: (mail: CodeMail) => Promise<void>;
  readonly #save: () => void;
  readonly #guesses: Attempts;
  readonly #mails: Attempts;

  constructor(options: {
    sendMail: (mail: CodeMail) => Promise<void>;
    save: () => void;
    guesses: Attempts;
    mails: Attempts;
  }) {
    this.#sendMail = options.sendMail;
    this.#save = options.save;
    this.#guesses = options.guesses;
    this.#mails = options.mails;
  }

  /** Replaces any earlier code of the same purpose. `metadata.locale` is the screen's language and wins over the profile's. */
  async send(
    pool: Pool,
    user: User,
    kind: CodePurpose,
    metadata?: Record<string, string>,
  ): Promise<CodeDeliveryDetailsType> {
    const to = (kind === "verify-attribute" && user.pendingEmail) || user.attributes.email;
    if (!to) throw new CognitoError("CodeDeliveryFailureException", "The user has no e-mail.");
    const attempt = `${pool.id}/${user.username}/${kind}`;
    if (this.#mails.isBlocked(attempt)) throw attemptLimitExceeded();
    this.#mails.count(attempt);
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    user.codes[kind] = { value: code, expiresAt: Date.now() + lifetimeMs[kind] };
    this.#save();
    const locale = metadata?.locale ?? user.attributes.locale;
    await this.#sendMail({ to, kind, code, ...(locale ? { locale } : {}) }).catch((cause: unknown) => {
      throw new CognitoError("CodeDeliveryFailureException", `The mail could not be sent: ${String(cause)}`);
    });
    return deliveredTo(to);
  }

  /** Spends the code and gives its owner, or counts the guess. A missing user fails like a wrong code, and is counted the same. */
  redeem(claim: { pool: Pool; name: string; user: User | undefined; kind: CodePurpose; code: string }): User {
    const { pool, user, kind } = claim;
    const attempt = `${pool.id}/${user?.username ?? claim.name.toLowerCase()}/${kind}`;
    if (this.#guesses.isBlocked(attempt)) throw attemptLimitExceeded();
    const refusal = refusalOf(user, kind, claim.code);
    if (!user || refusal) {
      this.#guesses.count(attempt);
      throw refusal ?? codeMismatch();
    }
    this.#guesses.clear(attempt);
    delete user.codes[kind];
    return user;
  }
}
