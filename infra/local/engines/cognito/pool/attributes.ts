import type { AttributeType } from "@aws-sdk/client-cognito-identity-provider";
import { CognitoError, invalidParameter } from "./errors.ts";
import type { Client, Pool, User } from "./state.ts";

const standardAttributes = new Set(
  (
    "address birthdate email family_name gender given_name locale middle_name name nickname " +
    "phone_number picture preferred_username profile updated_at website zoneinfo"
  ).split(" "),
);

/** What only an administrator may claim about somebody. */
const administrative = new Set(["email_verified", "phone_number_verified"]);

function isKnown(pool: Pool, name: string): boolean {
  return (
    standardAttributes.has(name) ||
    (pool.settings.Schema ?? []).some(({ Name }) => name === `custom:${Name}` || name === Name)
  );
}

export function toList(attributes: Record<string, string>): AttributeType[] {
  return Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
}

/** What a client may see of somebody; `sub` always. */
export function readableBy({ ReadAttributes }: Client, { attributes }: User): Record<string, string> {
  const readable = ([name]: [string, string]) => name === "sub" || (ReadAttributes?.includes(name) ?? true);
  return Object.fromEntries(Object.entries(attributes).filter(readable));
}

function toRecord(list: AttributeType[] | undefined): Record<string, string> {
  return Object.fromEntries((list ?? []).map(({ Name, Value }) => [Name ?? "", Value ?? ""]));
}

/** The attributes a person sends about themselves; refuses those that the client may not write. */
export function writtenByUser(
  pool: Pool,
  client: Client,
  list: AttributeType[] | undefined,
): Record<string, string> {
  const attributes = toRecord(list);
  for (const name of Object.keys(attributes)) {
    const allowed = isKnown(pool, name) && (client.WriteAttributes?.includes(name) ?? true);
    if (!allowed || administrative.has(name)) {
      throw new CognitoError("NotAuthorizedException", "A client attempted to write unauthorized attribute");
    }
  }
  return attributes;
}

export function writtenByAdministrator(
  pool: Pool,
  list: AttributeType[] | undefined,
): Record<string, string> {
  const attributes = toRecord(list);
  for (const name of Object.keys(attributes)) {
    if (!isKnown(pool, name) && !administrative.has(name)) {
      throw invalidParameter(
        `Attributes did not conform to the schema: Type for attribute {${name}} could not be determined`,
      );
    }
  }
  return attributes;
}

export function missingRequired(pool: Pool, attributes: Record<string, string>): string[] {
  return (pool.settings.Schema ?? [])
    .filter(({ Name, Required }) => Required && Name !== "sub" && !attributes[Name ?? ""])
    .map(({ Name }) => Name ?? "");
}

export function assertEmail(username: string): void {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(username)) throw invalidParameter("Username should be an email.");
}
