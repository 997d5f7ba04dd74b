import { createHash, randomBytes } from "node:crypto";
import type {
  CreateGroupRequest,
  CreateGroupResponse,
  CreateIdentityProviderRequest,
  CreateUserPoolClientRequest,
  CreateUserPoolClientResponse,
  CreateUserPoolRequest,
  CreateUserPoolResponse,
} from "@aws-sdk/client-cognito-identity-provider";
import type { Context, Operations } from "../pool/context.ts";
import { invalidParameter, required } from "../pool/errors.ts";
import type { Client } from "../pool/state.ts";

/** The tag that names a pool's id, so that a restarted stack finds its people again. */
const idTag = "local:id";

/** Refuses what would work differently here than in the cloud, instead of leaving it out in silence. */
function assertEmulated(input: CreateUserPoolRequest): void {
  if (!input.UsernameAttributes?.includes("email")) {
    throw invalidParameter("Only pools that sign in by e-mail are emulated locally.");
  }
  if (input.MfaConfiguration === "ON") throw invalidParameter("MFA is not emulated locally.");
  const triggers = Object.keys(input.LambdaConfig ?? {}).filter((name) => !mailTriggers.has(name));
  if (triggers.length > 0) throw invalidParameter(`${triggers.join(", ")} is not emulated locally.`);
}

/** These only word the mails, which the caller of `startCognito` does here. */
const mailTriggers = new Set(["CustomMessage", "CustomEmailSender", "KMSKeyID"]);

function createUserPool({ directory }: Context, input: CreateUserPoolRequest): CreateUserPoolResponse {
  assertEmulated(input);
  const id = input.UserPoolTags?.[idTag] ?? `local_${randomBytes(5).toString("hex").slice(0, 9)}`;
  if (!/^[\w-]+_[0-9A-Za-z]+$/.test(id)) throw invalidParameter(`${id} is not the form of a pool id.`);
  const known = directory.findPool(id);
  if (known) {
    known.settings = input;
  } else {
    directory.state.pools[id] = { id, settings: input, users: {}, groups: {}, sessions: {} };
  }
  directory.save();
  const Arn = `arn:aws:cognito-idp:local:000000000000:userpool/${id}`;
  return { UserPool: { Id: id, Name: input.PoolName, Arn } };
}

/** Stable for a pool and a name: the same template gives the same id at every start. */
function clientId(poolId: string, name: string): string {
  const digest = createHash("sha256").update(`${poolId}/${name}`).digest("hex");
  return BigInt(`0x${digest}`).toString(36).slice(0, 26);
}

function createClient(
  { directory }: Context,
  input: CreateUserPoolClientRequest & { ClientId?: string },
): CreateUserPoolClientResponse {
  const pool = directory.pool(input.UserPoolId);
  if (input.GenerateSecret) throw invalidParameter("Clients with a secret are not emulated locally.");
  const ClientId = input.ClientId ?? clientId(pool.id, required(input.ClientName, "clientName"));
  const client: Client = { ...input, ClientId, UserPoolId: pool.id };
  directory.state.clients[ClientId] = client;
  directory.save();
  return { UserPoolClient: client };
}

function createGroup({ directory }: Context, input: CreateGroupRequest): CreateGroupResponse {
  const pool = directory.pool(input.UserPoolId);
  const GroupName = required(input.GroupName, "groupName");
  pool.groups[GroupName] = { ...input, GroupName };
  directory.save();
  return { Group: pool.groups[GroupName] };
}

/** Of what it declares only the mapping is used: a stand-in takes the place of the provider itself. */
function createIdentityProvider({ directory }: Context, input: CreateIdentityProviderRequest) {
  const pool = directory.pool(input.UserPoolId);
  const name = required(input.ProviderName, "providerName");
  pool.mappings = { ...pool.mappings, [name]: input.AttributeMapping ?? {} };
  directory.save();
  return { IdentityProvider: input };
}

/** What a template declares. Declaring it again updates it and keeps the people. */
export function poolApi(context: Context): Operations {
  return {
    CreateUserPool: createUserPool.bind(undefined, context),
    CreateUserPoolClient: createClient.bind(undefined, context),
    CreateGroup: createGroup.bind(undefined, context),
    CreateIdentityProvider: createIdentityProvider.bind(undefined, context),
  };
}
