import * as z from "zod/mini";
import { type Listening, listen, operationOf } from "./server.ts";

export interface SentMail {
  readonly to: string;
  readonly from: string;
  readonly replyTo: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Profile {
  readonly email: string;
  readonly name?: string;
  readonly isVerified?: boolean;
}

/** Parameter Store, the user pool and SES, as far as functions call them. A test sets up the answers. */
export interface TestAws extends Listening {
  /** By access token. */
  readonly profiles: Map<string, Profile>;
  readonly mails: SentMail[];
  /** Every operation that was called, in order. */
  readonly calls: string[];
  /** Operations that answer with this error instead, as long as it is set. */
  readonly failing: Map<string, { status: number; type: string }>;
}

const secret = Buffer.alloc(32, 7).toString("base64");

const mailSchema = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({ ToAddresses: z.array(z.string()) }),
  ReplyToAddresses: z.array(z.string()),
  Content: z.object({
    Simple: z.object({
      Subject: z.object({ Data: z.string() }),
      Body: z.object({ Text: z.object({ Data: z.string() }), Html: z.object({ Data: z.string() }) }),
      Headers: z.optional(z.array(z.object({ Name: z.string(), Value: z.string() }))),
    }),
  }),
});

function readMail(body: string): SentMail {
  const { FromEmailAddress, Destination, ReplyToAddresses, Content } = mailSchema.parse(JSON.parse(body));
  const { Subject, Body, Headers = [] } = Content.Simple;
  return {
    to: Destination.ToAddresses.join(", "),
    from: FromEmailAddress,
    replyTo: ReplyToAddresses,
    subject: Subject.Data,
    text: Body.Text.Data,
    html: Body.Html.Data,
    headers: Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])),
  };
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

const revoked = { __type: "NotAuthorizedException", message: "Access Token has been revoked" };

function getUser(profiles: TestAws["profiles"], body: string): Answer {
  const { AccessToken } = z.object({ AccessToken: z.string() }).parse(JSON.parse(body));
  const profile = profiles.get(AccessToken);
  if (!profile) return { status: 400, body: revoked };
  const { email, name = "", isVerified = true } = profile;
  const attributes = { email, name, email_verified: String(isVerified) };
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  return { status: 200, body: { Username: "user", UserAttributes } };
}

export async function startAws(): Promise<TestAws> {
  const profiles: TestAws["profiles"] = new Map();
  const failing: TestAws["failing"] = new Map();
  const mails: SentMail[] = [];
  const calls: string[] = [];
  const operations: Readonly<Record<string, (body: string) => Answer>> = {
    GetParameter: () => ({ status: 200, body: { Parameter: { Value: secret } } }),
    GetUser: (body) => getUser(profiles, body),
    "outbound-emails": (body) => ({ status: 200, body: { MessageId: String(mails.push(readMail(body))) } }),
  };
  const listening = await listen(async (request, text) => {
    const operation = operationOf(request);
    calls.push(operation);
    const failure = failing.get(operation);
    if (failure) return { status: failure.status, body: JSON.stringify({ __type: failure.type }) };
    const { status, body } = operations[operation]?.(text) ?? { status: 404, body: {} };
    return { status, body: JSON.stringify(body) };
  });
  return { ...listening, profiles, mails, calls, failing };
}
