import { createHash } from "node:crypto";
import { type Call, one } from "../incoming/call.ts";
import type { Transaction } from "../model.ts";

/** The proof of an authentication, of 28 characters; whoever pays with it shows that it is this one's. */
export const authenticationValue = (id: string): string =>
  createHash("sha1")
    .update(JSON.stringify(["3ds", id]))
    .digest("base64");

/** How strongly the issuer stands for the buyer. */
export const eciOf: Readonly<Record<string, string>> = {
  AUY: "05",
  AUA: "06",
  AUN: "07",
  AUU: "07",
  AUR: "07",
};
export const isProven = (status: string): boolean => status === "AUY" || status === "AUA";

/** Where the authentication is kept that a payment names. */
export const authenticationOf = ({ body }: Call): string | undefined =>
  one(body, "external_authentication.reference_id");

interface Use {
  /** The parameter that says something else than the authentication does. */
  readonly wrong?: string;
  readonly isDenied: boolean;
}

/**
 * What an authentication means for the payment that names it. One of this sandbox must be as it says; another server's is
 * taken as it is. `authenticate` of the creation says what follows where nothing is proven: 1 denies, 2 denies what was
 * refused, 3 goes on
 * unless the buyer cancelled.
 */
export function useIn(call: Call, payment: Transaction, found: Transaction | undefined): Use {
  const mode = payment.facts["authenticate"];
  if (authenticationOf(call) === undefined) return { isDenied: mode === "1" };
  if (found?.machine !== "3ds") return { isDenied: false };
  // A buyer who left the challenge did not want to pay, whatever the store makes of failures.
  if (!isProven(found.status)) {
    const isLeft = found.status === "AUC" || found.facts["challenge"] === "cancelled";
    return { isDenied: mode !== "3" || isLeft };
  }
  const cavv = one(call.body, "external_authentication.cavv");
  const eci = one(call.body, "external_authentication.eci");
  if (cavv !== undefined && cavv !== authenticationValue(found.id)) {
    return { wrong: "external_authentication.cavv", isDenied: false };
  }
  const isSame = eci === undefined || eci === eciOf[found.status];
  return isSame ? { isDenied: false } : { wrong: "external_authentication.eci", isDenied: false };
}
