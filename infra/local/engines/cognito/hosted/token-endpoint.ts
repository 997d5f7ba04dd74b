import { readableBy } from "../pool/attributes.ts";
import type { Context } from "../pool/context.ts";
import { CognitoError } from "../pool/errors.ts";
import type { Client, Pool } from "../pool/state.ts";
import type { TokenSet } from "../pool/tokens.ts";
import type { AuthorizationCodes } from "./authorization.ts";
import { type Incoming, json, type Reply } from "./exchange.ts";

const refused = (error: string) => json(400, { error });

function granted(tokens: TokenSet): Reply {
  return json(200, {
    access_token: tokens.accessToken,
    id_token: tokens.idToken,
    refresh_token: tokens.refreshToken,
    expires_in: tokens.expiresInSeconds,
    token_type: "Bearer",
  });
}

/** What an application calls by itself, without the browser's pages. */
export class TokenEndpoint {
  readonly #context: Context;
  readonly #codes: AuthorizationCodes;

  constructor(context: Context, codes: AuthorizationCodes) {
    this.#context = context;
    this.#codes = codes;
  }

  token = async ({ body }: Incoming): Promise<Reply> => {
    const form = new URLSearchParams(body);
    const client = this.#context.directory.findClient(form.get("client_id") ?? "");
    if (!client) return refused("invalid_client");
    const pool = this.#context.directory.pool(client.UserPoolId);
    if (form.get("grant_type") === "authorization_code") return this.#exchange(form);
    if (form.get("grant_type") === "refresh_token") return this.#refresh(pool, client, form);
    return refused("unsupported_grant_type");
  };

  userInfo = async ({ headers }: Incoming): Promise<Reply> => {
    try {
      const token = headers.authorization?.replace(/^Bearer /i, "");
      const { client, user } = await this.#context.tokens.authenticate(token, "openid");
      return json(200, { ...readableBy(client, user), username: user.username });
    } catch (error) {
      if (!(error instanceof CognitoError)) throw error;
      return json(401, { error: "invalid_token", error_description: error.message });
    }
  };

  revoke = ({ body }: Incoming): Reply => {
    const form = new URLSearchParams(body);
    const client = this.#context.directory.findClient(form.get("client_id") ?? "");
    if (!client) return refused("invalid_client");
    const pool = this.#context.directory.pool(client.UserPoolId);
    try {
      this.#context.tokens.revoke(pool, client, form.get("token") ?? "");
      return json(200, {});
    } catch (error) {
      if (!(error instanceof CognitoError)) throw error;
      return refused("unsupported_token_type");
    }
  };

  async #exchange(form: URLSearchParams): Promise<Reply> {
    const grant = this.#codes.redeem(form);
    const user = grant?.request.pool.users[grant.username];
    if (!grant || !user?.enabled) return refused("invalid_grant");
    const { pool, client, scope, nonce } = grant.request;
    return granted(await this.#context.tokens.start({ pool, client, user }, { scope, nonce }));
  }

  async #refresh(pool: Pool, client: Client, form: URLSearchParams): Promise<Reply> {
    try {
      return granted(await this.#context.tokens.renew(pool, client, form.get("refresh_token") ?? ""));
    } catch (error) {
      if (!(error instanceof CognitoError)) throw error;
      return refused("invalid_grant");
    }
  }
}
