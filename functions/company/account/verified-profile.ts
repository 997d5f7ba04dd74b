import { CognitoIdentityProviderClient, GetUserCommand } from "@aws-sdk/client-cognito-identity-provider";
import { DomainError } from "@portal/shared/errors.ts";
import { AwsRefusal, answered } from "../../platform/aws/answered.ts";
import { patience } from "../../platform/aws/connections.ts";

const userPool = new CognitoIdentityProviderClient(patience());

const maxNameLength = 120;

/** Cuts a text without leaving half of a surrogate pair at the end. */
const cut = (text: string, max: number): string => text.slice(0, max).replace(/[\ud800-\udbff]$/, "");

/** The part of a text that `letters` in `shared/field/fields.ts` accepts; empty when it has no letter. */
function lettersOf(text: string): string {
  const accepted = text
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}' ’-]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const name = cut(accepted, maxNameLength).trim();
  return /\p{L}/u.test(name) ? name : "";
}

/** Sign-up does not require a name, and social providers send whatever they like. */
export function displayName(name: string, email: string): string {
  const [localPart = "", domain = ""] = email.split("@");
  return lettersOf(name) || lettersOf(localPart) || lettersOf(domain);
}

/** Access tokens carry no address: docs/papers/decisions/0030-an-address-without-a-voucher-is-proved-by-a-code.md */
async function userAttributes(accessToken: string): Promise<Map<string, string>> {
  try {
    // Authorised by the person's own token: nothing is signed.
    const command = new GetUserCommand({ AccessToken: accessToken });
    const { UserAttributes = [] } = await answered(userPool.send(command));
    return new Map(UserAttributes.map(({ Name = "", Value = "" }) => [Name, Value]));
  } catch (error) {
    // Whether the person was signed out everywhere, disabled or deleted since the token was issued.
    const isRevoked =
      error instanceof AwsRefusal && /^(?:NotAuthorized|UserNot|PasswordReset)/.test(error.reason);
    throw isRevoked ? new DomainError("unauthenticated") : error;
  }
}

interface Profile {
  readonly email: string;
  readonly name: string;
}

/**
 * The name and e-mail in the user pool now, even when nobody has verified the address.
 * @throws DomainError `email-missing` when the sign-in provider gave none
 */
export async function claimedProfile(accessToken: string): Promise<Profile & { isVerified: boolean }> {
  const attributes = await userAttributes(accessToken);
  const email = attributes.get("email")?.toLowerCase() ?? "";
  if (email === "") throw new DomainError("email-missing");
  const isVerified = attributes.get("email_verified") === "true";
  return { email, name: displayName(attributes.get("name") ?? "", email), isVerified };
}

/**
 * The name and e-mail in the user pool now.
 * @throws DomainError `email-missing`, or `email-unverified` when nobody has verified the address: mails would reach
 * a stranger.
 */
export async function verifiedProfile(accessToken: string): Promise<Profile> {
  const { isVerified, ...profile } = await claimedProfile(accessToken);
  if (!isVerified) throw new DomainError("email-unverified");
  return profile;
}
