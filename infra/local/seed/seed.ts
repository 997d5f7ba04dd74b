import { writeFileSync } from "node:fs";
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from "@aws-sdk/client-cognito-identity-provider";
import { accountContract } from "@portal/shared/account/contract.ts";
import { companyContract } from "@portal/shared/company/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { supportGroup } from "@portal/shared/roles.ts";
import { messageOf, Problem } from "../../problem.ts";
import type { AwsAccess } from "../engines/aws-access.ts";
import { type Caller, callApi } from "./api-call.ts";
import { demoPassword, type Persona, personas } from "./personas.data.ts";
import { type PoolAddress, signIn } from "./sign-in.ts";
import { tellStory } from "./stories.ts";

export interface SeedOptions {
  readonly siteUrl: string;
  readonly pool: PoolAddress;
  readonly access: AwsAccess;
  /** Remembers that it was done. */
  readonly file: string;
}

async function ensureUser(
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
  persona: Persona,
): Promise<void> {
  const { email: Username, name, locale, group: GroupName } = persona;
  const attributes = { email: Username, email_verified: "true", name, locale };
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  try {
    await client.send(
      new AdminCreateUserCommand({ UserPoolId, Username, UserAttributes, MessageAction: "SUPPRESS" }),
    );
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
  }
  await client.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: demoPassword, Permanent: true }),
  );
  if (GroupName) await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));
}

async function ensureCompany(caller: Caller, { locale, company }: Persona): Promise<string | undefined> {
  const account = await callApi(caller, accountContract.routes.open, { body: { locale } });
  if (account.company || !company) return account.company?.id;
  const registered = await callApi(caller, companyContract.routes.register, {
    body: { data: company, acceptsTerms: true },
  });
  return registered.outcome === "registered" ? registered.company.id : undefined;
}

async function ensureConfiguration(
  caller: Caller,
  companyId: string,
  { draft, sent }: Persona,
): Promise<void> {
  const params = { companyId, product: "online-payment" } as const;
  const { saveDraft, send, get } = configurationContract.routes;
  const { status, version } = await callApi(caller, get, { params });
  if (sent && status === "open") await callApi(caller, send, { params, body: { version, draft: sent } });
  else if (draft && version === 0) await callApi(caller, saveDraft, { params, body: { version, draft } });
}

/** Signs every persona in; they all exist first, because support takes part in the others' stories. */
async function gather({ siteUrl, pool, access }: SeedOptions): Promise<ReadonlyMap<Persona, Caller>> {
  const client = new CognitoIdentityProviderClient(access);
  const callers = new Map<Persona, Caller>();
  for (const persona of personas) {
    await ensureUser(client, pool.userPoolId, persona);
    const { accessToken } = await signIn(pool, persona.email, demoPassword);
    const caller = { siteUrl, accessToken };
    callers.set(persona, caller);
    // An account gives even support's acts a name.
    await callApi(caller, accountContract.routes.open, { body: { locale: persona.locale } });
  }
  client.destroy();
  return callers;
}

/** Makes the demo personas and what they own, through the same doors that people use. Again is no harm. */
async function seedAll(options: SeedOptions): Promise<void> {
  const callers = await gather(options);
  const support = [...callers].find(([{ group }]) => group === supportGroup)?.[1];
  for (const [persona, client] of callers) {
    const companyId = await ensureCompany(client, persona);
    if (!companyId) continue;
    await ensureConfiguration(client, companyId, persona);
    if (persona.story && support)
      await tellStory(persona.story, { client, support, companyId }, persona.email);
  }
}

export async function seed(options: SeedOptions): Promise<void> {
  try {
    await seedAll(options);
  } catch (error) {
    throw new Problem(
      `The demo personas could not be made (${messageOf(error)}): run \`npm start -- --fresh\`.`,
      { cause: error },
    );
  }
  writeFileSync(options.file, `${JSON.stringify({ seededAt: new Date().toISOString() })}\n`);
}
