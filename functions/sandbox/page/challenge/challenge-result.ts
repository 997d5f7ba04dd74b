import { createHash } from "node:crypto";
import type { Transaction } from "../../engine/model.ts";
import { isProven } from "../../engine/sale/authentication.ts";
import type { ChallengeRequest } from "./challenge-request.ts";

/** The issuer's own number of the authentication: always the same one, so that a repeated result is the same result. */
function issuerNumber(id: string): string {
  const digits = createHash("sha256").update(`acs ${id}`).digest("hex");
  return [8, 4, 4, 4, 12]
    .map((length, part, lengths) => {
      const start = lengths.slice(0, part).reduce((sum, each) => sum + each, 0);
      return digits.slice(start, start + length);
    })
    .join("-");
}

/** The form that the buyer's browser takes back to the store. */
export function resultOf({ id, status }: Transaction, request: ChallengeRequest): Record<string, string> {
  const result = {
    threeDSServerTransID: id,
    acsTransID: issuerNumber(id),
    messageType: "CRes",
    messageVersion: request.messageVersion,
    challengeCompletionInd: "Y",
    transStatus: isProven(status) ? "Y" : "N",
  };
  const { threeDSSessionData } = request;
  return {
    cres: Buffer.from(JSON.stringify(result)).toString("base64url"),
    ...(threeDSSessionData === "" ? {} : { threeDSSessionData }),
  };
}
