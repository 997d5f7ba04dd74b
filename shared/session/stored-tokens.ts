import { isRecord } from "../field/record.ts";
import { supportGroup } from "../roles.ts";

/** Who is signed in, as the browser knows it. It decides what is shown; the server decides what is allowed. */
export interface Session {
  readonly sub: string;
  readonly email: string;
  readonly isSupport: boolean;
  /** The social provider that this person signs in with; its e-mail cannot be changed here. */
  readonly provider: string | undefined;
}

export interface StoredTokens {
  readonly accessToken: string;
  readonly expiresAt: number;
  readonly session: Session;
}

/** A token is not used in its last minute: the request that carries it takes time, too. */
const marginMilliseconds = 60_000;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function payloadOf(token: string | null): Readonly<Record<string, unknown>> {
  try {
    const base64 = (token ?? "").split(".")[1]?.replace(/-/g, "+").replace(/_/g, "/") ?? "";
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRecord(payload) ? payload : {};
  } catch {
    return {};
  }
}

/**
 * Reads the tokens that Amplify stored in local storage, so that a page with a valid session need not load Amplify
 * (27 KB compressed). Anything unreadable is left to Amplify.
 */
export function readStoredTokens(
  storage: Pick<Storage, "getItem">,
  clientId: string,
): StoredTokens | undefined {
  const prefix = `CognitoIdentityServiceProvider.${clientId}`;
  const user = storage.getItem(`${prefix}.LastAuthUser`);
  const accessToken = user && storage.getItem(`${prefix}.${user}.accessToken`);
  if (!accessToken) return undefined;
  const access = payloadOf(accessToken);
  const groups: readonly unknown[] = Array.isArray(access["cognito:groups"]) ? access["cognito:groups"] : [];
  const { email, identities } = payloadOf(storage.getItem(`${prefix}.${user}.idToken`));
  const clockDrift = Number(storage.getItem(`${prefix}.${user}.clockDrift`)) || 0;
  return {
    accessToken,
    expiresAt: (Number(access.exp) || 0) * 1000 - clockDrift,
    session: {
      sub: textOf(access.sub),
      email: textOf(email),
      isSupport: groups.includes(supportGroup),
      provider: providerIn(identities),
    },
  };
}

function providerIn(identities: unknown): string | undefined {
  const first: unknown = Array.isArray(identities) ? identities[0] : undefined;
  return isRecord(first) ? textOf(first.providerName) || undefined : undefined;
}

export const isFresh = (tokens: StoredTokens, now = Date.now()): boolean =>
  tokens.expiresAt - marginMilliseconds > now;
