import { Buffer } from "node:buffer";
import { randomUUID } from "node:crypto";
import { ruleFor } from "@portal/shared/esitef/outcome/rule-for.ts";
import { threeDsRules } from "@portal/shared/esitef/outcome/three-ds-rules.data.ts";
import { challengePath, methodPath, sandboxPages } from "@portal/shared/esitef/sandbox-address.ts";
import { environment } from "../../../platform/aws/environment.ts";
import type { Transaction } from "../model.ts";
import { begun, later, moved } from "../transaction.ts";
import { unusedSeconds } from "./sale.ts";

export const messageVersion = "2.2.0";
/** How long a challenge waits for its holder, as EMV 3-D Secure has it. */
const challengeSeconds = 600;

/** The fact of a payment that names the authentication which its page asked for. */
export const authenticationFact = "page_authentication";

/** What is bought, as far as the rules of 3DS ask. */
interface Purchase {
  readonly amountCents: number;
  /** Left out where the card is known by its token alone. */
  readonly number?: string | undefined;
  /** Whether the call carries a parameter. */
  readonly has?: (name: string) => boolean;
}

const ruleOf = (
  operation: "3ds-begin" | "3ds-authenticate",
  { amountCents, number, has = () => false }: Purchase,
) =>
  ruleFor(
    {
      operation,
      method: "card",
      amountCents,
      ...(number === undefined ? {} : { card: number }),
      flags: {},
      has,
    },
    threeDsRules,
  );

/** Whether the card's issuer takes part in 3DS. */
export const hasThreeDs = (purchase: Purchase): boolean => ruleOf("3ds-begin", purchase) === undefined;

/** Where the authentication of a purchase gets, as its amount says. */
export function statusReached(purchase: Purchase): string {
  const rule = ruleOf("3ds-authenticate", purchase);
  const status = rule && "status" in rule.answer ? rule.answer.status : undefined;
  if (status === undefined) throw new Error("No rule decides an authentication.");
  return status;
}

interface AuthenticationBeginning {
  readonly card: Transaction["card"];
  readonly country: Transaction["country"];
  readonly facts: Readonly<Record<string, string>>;
  readonly now: string;
}

export const authenticationBegun = ({ card, country, facts, now }: AuthenticationBeginning): Transaction => ({
  ...begun({ id: randomUUID(), machine: "3ds", status: "NEW", cause: "creation", at: now, country, facts }),
  card,
  due: { at: later(now, unusedSeconds), status: "EXP", cause: "not used in time" },
});

/** The authentication after the issuer's answer; a challenge waits for its holder, though not for ever. */
export function authenticationReached(asked: Transaction, status: string, now: string): Transaction {
  const reached = moved(asked, { status, cause: "authentication", at: now });
  const due = { at: later(now, challengeSeconds), status: "AUN", cause: "challenge failed or left" };
  return status === "AUC" ? { ...reached, due } : reached;
}

/** Where the browser lets the issuer look at it, before anything is decided. */
export const methodAddress = (merchantId: string): string =>
  environment("SITE_URL") + sandboxPages + methodPath(merchantId);

/** The request that the browser takes to the issuer's page, and where that is. */
export function challengeOf({ id }: Transaction, merchantId: string) {
  const creq = { threeDSServerTransID: id, messageType: "CReq", messageVersion, challengeWindowSize: "05" };
  return {
    challenge_url: environment("SITE_URL") + sandboxPages + challengePath(merchantId),
    creq: Buffer.from(JSON.stringify(creq)).toString("base64url"),
  };
}
