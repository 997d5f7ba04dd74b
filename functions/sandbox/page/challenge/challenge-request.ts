import { Buffer } from "node:buffer";
import * as z from "zod/mini";
import { jsonOf, parsedBy } from "../../../platform/http/body.ts";
import { messageVersion } from "../../engine/sale/authenticate.ts";

/** What the store's page posts, as EMV 3-D Secure says it: the request, and words of its own that come back unread. */
export interface ChallengeRequest {
  readonly creq: string;
  readonly threeDSSessionData: string;
  readonly transId: string;
  readonly messageVersion: string;
}

const creqSchema = z.object({
  threeDSServerTransID: z.string().check(z.regex(/^[0-9a-f-]{36}$/)),
  messageType: z.literal("CReq"),
  messageVersion: z.string().check(z.maxLength(8)),
});

/** As long as the standard lets it be. */
const maxSessionCharacters = 1024;

const decoded = (creq: string) =>
  parsedBy(creqSchema, jsonOf(Buffer.from(creq, "base64url").toString())).data;

/** Undefined for what is no request of a challenge. */
export function challengeRequestOf(form: URLSearchParams): ChallengeRequest | undefined {
  const creq = form.get("creq") ?? "";
  const threeDSSessionData = form.get("threeDSSessionData") ?? "";
  const said = decoded(creq);
  if (!said || threeDSSessionData.length > maxSessionCharacters) return undefined;
  return {
    creq,
    threeDSSessionData,
    transId: said.threeDSServerTransID,
    messageVersion: said.messageVersion,
  };
}

/** The request of a challenge that one of our own pages asks for, and shows without a form in between. */
export function issuedRequest(transId: string): ChallengeRequest {
  const said = { threeDSServerTransID: transId, messageType: "CReq", messageVersion };
  const creq = Buffer.from(JSON.stringify(said)).toString("base64url");
  return { creq, threeDSSessionData: "", transId, messageVersion };
}
