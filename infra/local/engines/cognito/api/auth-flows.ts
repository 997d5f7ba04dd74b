import { createHmac, randomBytes, randomUUID } from "node:crypto";
import type {
  ExplicitAuthFlowsType,
  GetTokensFromRefreshTokenRequest,
  GetTokensFromRefreshTokenResponse,
  InitiateAuthRequest,
  InitiateAuthResponse,
  RespondToAuthChallengeRequest,
  RespondToAuthChallengeResponse,
} from "@aws-sdk/client-cognito-identity-provider";
import { missingRequired, writtenByUser } from "../pool/attributes.ts";
import { type CallingClient, Challenges } from "../pool/challenges.ts";
import type { Context, Operations } from "../pool/context.ts";
import { badCredentials, CognitoError, invalidParameter, required } from "../pool/errors.ts";
import { hasPassword, provePassword, setPassword } from "../pool/passwords.ts";
import { expectedSignature, parseClientKey, sameText, startHandshake } from "../pool/srp.ts";
import type { User } from "../pool/state.ts";
import type { TokenSet } from "../pool/tokens.ts";

type Flow = (caller: CallingClient, parameters: Record<string, string>) => Promise<InitiateAuthResponse>;

const defaultFlows: ExplicitAuthFlowsType[] = ["ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"];

function signedIn(tokens: TokenSet): InitiateAuthResponse {
  return {
    ChallengeParameters: {},
    AuthenticationResult: {
      AccessToken: tokens.accessToken,
      IdToken: tokens.idToken,
      RefreshToken: tokens.refreshToken,
      ExpiresIn: tokens.expiresInSeconds,
      TokenType: "Bearer",
    },
  };
}

/** Signing in through the JSON API: each flow that a client may allow, and the challenges it answers with. */
class AuthFlows {
  readonly #context: Context;
  readonly #challenges: Challenges;
  readonly #flows: Map<string | undefined, { permit: ExplicitAuthFlowsType; start: Flow }>;

  constructor(context: Context) {
    this.#context = context;
    this.#challenges = new Challenges(context.directory);
    this.#flows = new Map([
      ["USER_SRP_AUTH", { permit: "ALLOW_USER_SRP_AUTH", start: this.#startSrp }],
      ["USER_PASSWORD_AUTH", { permit: "ALLOW_USER_PASSWORD_AUTH", start: this.#withPassword }],
      ["REFRESH_TOKEN_AUTH", { permit: "ALLOW_REFRESH_TOKEN_AUTH", start: this.#withRefreshToken }],
    ]);
  }

  async initiate(input: InitiateAuthRequest): Promise<InitiateAuthResponse> {
    const caller = this.#context.directory.client(input.ClientId);
    const flow = this.#flows.get(input.AuthFlow);
    if (!flow) throw invalidParameter(`${input.AuthFlow} is not emulated locally.`);
    if (!(caller.client.ExplicitAuthFlows ?? defaultFlows).includes(flow.permit)) {
      throw invalidParameter(`${input.AuthFlow} flow not enabled for this client`);
    }
    return flow.start(caller, input.AuthParameters ?? {});
  }

  async respond(input: RespondToAuthChallengeRequest): Promise<RespondToAuthChallengeResponse> {
    const caller = this.#context.directory.client(input.ClientId);
    if (input.ChallengeName === "PASSWORD_VERIFIER") return this.#verifySrp(caller, input);
    if (input.ChallengeName === "NEW_PASSWORD_REQUIRED") return this.#takeNewPassword(caller, input);
    throw invalidParameter(`${input.ChallengeName} is not emulated locally.`);
  }

  async refresh(input: GetTokensFromRefreshTokenRequest): Promise<GetTokensFromRefreshTokenResponse> {
    return this.#renew(this.#context.directory.client(input.ClientId), input.RefreshToken);
  }

  #startSrp: Flow = async (caller, parameters) => {
    const { client, pool } = caller;
    const name = required(parameters.USERNAME, "USERNAME");
    const user = this.#context.directory.visibleUser(client, pool, name);
    const clientKey = parseClientKey(parameters.SRP_A);
    if (!clientKey) throw invalidParameter("SRP_A is not a public key of this group.");
    const invented = this.#invented(pool.id, name);
    const { salt, verifier } = user?.password ?? invented;
    const username = user?.username ?? invented.username;
    const handshake = startHandshake(verifier);
    const secretBlock = randomBytes(32).toString("base64");
    this.#challenges.open(secretBlock, caller, {
      name,
      username: user?.username,
      srp: { clientKey, handshake, verifier },
    });
    return {
      ChallengeName: "PASSWORD_VERIFIER",
      ChallengeParameters: {
        SALT: salt,
        SECRET_BLOCK: secretBlock,
        SRP_B: handshake.publicKey.toString(16),
        USERNAME: username,
        USER_ID_FOR_SRP: username,
      },
    };
  };

  /** Stable for a name, so that asking twice does not tell an invented person from a real one. */
  #invented(poolId: string, name: string): { salt: string; verifier: string; username: string } {
    const secret = this.#context.directory.state.signingKey.jwk.d ?? "";
    const hex = createHmac("sha256", secret).update(`${poolId}/${name.toLowerCase()}`).digest("hex");
    const username = hex.slice(32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
    return { salt: hex.slice(0, 32), verifier: hex, username };
  }

  async #verifySrp(
    caller: CallingClient,
    input: RespondToAuthChallengeRequest,
  ): Promise<InitiateAuthResponse> {
    const responses = input.ChallengeResponses ?? {};
    const secretBlock = responses.PASSWORD_CLAIM_SECRET_BLOCK ?? "";
    const { srp, name, user } = this.#challenges.find(secretBlock, caller);
    this.#challenges.close(secretBlock);
    if (!srp) throw badCredentials();
    const timestamp = responses.TIMESTAMP ?? "";
    const proves = ({ username, password }: User) => {
      const poolId = caller.pool.id;
      const expected = expectedSignature({ ...srp, poolId, username, secretBlock, timestamp });
      return (
        password?.verifier === srp.verifier && sameText(responses.PASSWORD_CLAIM_SIGNATURE ?? "", expected)
      );
    };
    const attempts = this.#context.passwordAttempts;
    return this.#finish(caller, provePassword(attempts, { pool: caller.pool, name, user, proves }));
  }

  #withPassword: Flow = async (caller, parameters) => {
    const { client, pool } = caller;
    const name = required(parameters.USERNAME, "USERNAME");
    const user = this.#context.directory.visibleUser(client, pool, name);
    const proves = (known: User) => hasPassword(pool, known, parameters.PASSWORD);
    return this.#finish(caller, provePassword(this.#context.passwordAttempts, { pool, name, user, proves }));
  };

  #withRefreshToken: Flow = async (caller, parameters) => this.#renew(caller, parameters.REFRESH_TOKEN);

  async #renew(
    { client, pool }: CallingClient,
    refreshToken: string | undefined,
  ): Promise<InitiateAuthResponse> {
    return signedIn(await this.#context.tokens.renew(pool, client, required(refreshToken, "refreshToken")));
  }

  async #finish(caller: CallingClient, user: User): Promise<InitiateAuthResponse> {
    if (user.status === "UNCONFIRMED") {
      throw new CognitoError("UserNotConfirmedException", "User is not confirmed.");
    }
    if (user.status === "FORCE_CHANGE_PASSWORD") return this.#askNewPassword(caller, user);
    return signedIn(await this.#context.tokens.start({ ...caller, user }));
  }

  #askNewPassword(caller: CallingClient, user: User): InitiateAuthResponse {
    const session = randomUUID();
    this.#challenges.open(session, caller, { name: user.username, username: user.username });
    const missing = missingRequired(caller.pool, user.attributes).map((name) => `userAttributes.${name}`);
    return {
      ChallengeName: "NEW_PASSWORD_REQUIRED",
      Session: session,
      ChallengeParameters: {
        USER_ID_FOR_SRP: user.username,
        requiredAttributes: JSON.stringify(missing),
        userAttributes: JSON.stringify(user.attributes),
      },
    };
  }

  async #takeNewPassword(
    caller: CallingClient,
    input: RespondToAuthChallengeRequest,
  ): Promise<InitiateAuthResponse> {
    const { user, srp } = this.#challenges.find(input.Session, caller);
    if (!user || srp) throw badCredentials();
    const responses = Object.entries(input.ChallengeResponses ?? {});
    const written = responses
      .filter(([name]) => name.startsWith("userAttributes."))
      .map(([name, Value]) => ({ Name: name.slice("userAttributes.".length), Value }));
    const attributes = { ...user.attributes, ...writtenByUser(caller.pool, caller.client, written) };
    const [missing] = missingRequired(caller.pool, attributes);
    if (missing) throw invalidParameter(`Attributes did not conform to the schema: ${missing} is required`);
    setPassword(caller.pool, user, input.ChallengeResponses?.NEW_PASSWORD);
    this.#challenges.close(input.Session);
    Object.assign(user, { attributes, status: "CONFIRMED" });
    this.#context.directory.saveUser(user);
    return this.#finish(caller, user);
  }
}

export function authFlows(context: Context): Operations {
  const flows = new AuthFlows(context);
  return {
    InitiateAuth: (input: InitiateAuthRequest) => flows.initiate(input),
    RespondToAuthChallenge: (input: RespondToAuthChallengeRequest) => flows.respond(input),
    GetTokensFromRefreshToken: (input: GetTokensFromRefreshTokenRequest) => flows.refresh(input),
  };
}
