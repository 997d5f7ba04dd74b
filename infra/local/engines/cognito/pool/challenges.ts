import type { Directory } from "./directory.ts";
import { CognitoError } from "./errors.ts";
import type { Handshake } from "./srp.ts";
import type { Client, Pool, User } from "./state.ts";

export interface CallingClient {
  client: Client;
  pool: Pool;
}

interface Challenge {
  /** What the person typed as their name; whether it exists is another matter. */
  name: string;
  username?: string;
  srp?: { clientKey: bigint; handshake: Handshake; verifier: string };
}

/** Sign-ins between two calls. In memory: whoever is in the middle of one at a restart starts over. */
export class Challenges {
  readonly #directory: Directory;
  readonly #open = new Map<string, Challenge & { clientId: string; expiresAt: number }>();

  constructor(directory: Directory) {
    this.#directory = directory;
  }

  open(key: string, { client }: CallingClient, challenge: Challenge): void {
    for (const [old, { expiresAt }] of this.#open) if (expiresAt < Date.now()) this.#open.delete(old);
    const expiresAt = Date.now() + (client.AuthSessionValidity ?? 3) * 60_000;
    this.#open.set(key, { ...challenge, clientId: client.ClientId, expiresAt });
  }

  /** The challenge and who it is for now: somebody deleted in between is nobody. */
  find(key: string | undefined, { client, pool }: CallingClient): Challenge & { user: User | undefined } {
    const challenge = this.#open.get(key ?? "");
    if (challenge?.clientId !== client.ClientId || challenge.expiresAt < Date.now()) {
      throw new CognitoError("NotAuthorizedException", "Invalid session for the user.");
    }
    const user = challenge.username ? this.#directory.findUser(pool, challenge.username) : undefined;
    return { ...challenge, user };
  }

  close(key: string | undefined): void {
    this.#open.delete(key ?? "");
  }
}
