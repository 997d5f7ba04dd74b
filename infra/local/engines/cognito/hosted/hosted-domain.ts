import { randomUUID } from "node:crypto";
import type { Context } from "../pool/context.ts";
import { CognitoError, passwordAttemptsExceeded } from "../pool/errors.ts";
import { hasPassword, provePassword } from "../pool/passwords.ts";
import type { User } from "../pool/state.ts";
import {
  type AuthorizationCodes,
  AuthorizationRefused,
  type AuthorizationRequest,
  readAuthorization,
} from "./authorization.ts";
import { cookie, html, type Incoming, type Reply, redirect, withParameters } from "./exchange.ts";
import type { Federation } from "./federation.ts";
import { chooseLanguage, type LoginProblem, loginPage } from "./hosted-pages.ts";

const ownProvider = "COGNITO";
const cookieName = "cognito";
const sessionSeconds = 3600;

interface BrowserSession {
  poolId: string;
  username: string;
  provider: string;
  expiresAt: number;
}

/** The pages that a browser visits: authorize, login, the way back from a provider, logout. */
export class HostedDomain {
  readonly #context: Context;
  readonly #codes: AuthorizationCodes;
  readonly #federation: Federation;
  readonly #baseUrl: string;
  readonly #sessions = new Map<string, BrowserSession>();

  constructor(options: {
    context: Context;
    codes: AuthorizationCodes;
    federation: Federation;
    baseUrl: string;
  }) {
    this.#context = options.context;
    this.#codes = options.codes;
    this.#federation = options.federation;
    this.#baseUrl = options.baseUrl;
  }

  /** Whether this browser already signed in here decides between a code at once and a page. */
  authorize = (incoming: Incoming): Reply => {
    const { query } = incoming;
    const request = readAuthorization(this.#context.directory, query);
    const provider = query.get("identity_provider");
    const prompt = query.get("prompt");
    const session = this.#session(incoming, request, provider);
    if (session && (prompt === null || prompt === "none"))
      return this.#arrive(request, session.user, session.provider);
    if (prompt === "none") throw new AuthorizationRefused("login_required", "Nobody is signed in.", request);
    if (provider && provider !== ownProvider) return redirect(this.#federation.depart(request, provider));
    return redirect(withParameters(`${this.#baseUrl}/login`, Object.fromEntries(query)));
  };

  showLogin = (incoming: Incoming): Reply =>
    this.#loginPage(incoming, readAuthorization(this.#context.directory, incoming.query));

  login = (incoming: Incoming): Reply => {
    const form = new URLSearchParams(incoming.body);
    const request = readAuthorization(this.#context.directory, form);
    const { pool, client } = request;
    const name = form.get("username") ?? "";
    const found = this.#context.directory.findUser(pool, name);
    const proves = (user: User) =>
      client.SupportedIdentityProviders?.includes(ownProvider) === true &&
      hasPassword(pool, user, form.get("password") ?? "");
    try {
      const user = provePassword(this.#context.passwordAttempts, { pool, name, user: found, proves });
      if (user.status !== "CONFIRMED" || !user.enabled)
        return this.#loginPage(incoming, request, "not-ready");
      return this.#arrive(request, user, ownProvider);
    } catch (error) {
      if (!(error instanceof CognitoError)) throw error;
      const exceeded = error.message === passwordAttemptsExceeded;
      return this.#loginPage(incoming, request, exceeded ? "too-many" : "wrong-password");
    }
  };

  returnFromProvider = async ({ query }: Incoming): Promise<Reply> => {
    const { request, user, providerName } = await this.#federation.arrive(query);
    return this.#arrive(request, user, providerName);
  };

  logout = (incoming: Incoming): Reply => {
    const client = this.#context.directory.findClient(incoming.query.get("client_id") ?? "");
    const target = incoming.query.get("logout_uri") ?? "";
    if (!client?.LogoutURLs?.includes(target)) {
      throw new AuthorizationRefused("redirect_mismatch", "logout_uri is not one of the client's.");
    }
    this.#sessions.delete(cookie(incoming, cookieName) ?? "");
    return redirect(target, { "set-cookie": `${cookieName}=; Path=/; Max-Age=0` });
  };

  #session(incoming: Incoming, { pool, client }: AuthorizationRequest, provider: string | null) {
    const session = this.#sessions.get(cookie(incoming, cookieName) ?? "");
    if (!session || session.expiresAt < Date.now() || session.poolId !== pool.id) return undefined;
    const fits = provider === null || provider === session.provider;
    if (!fits || !client.SupportedIdentityProviders?.includes(session.provider)) return undefined;
    const user = pool.users[session.username];
    return user && { user, provider: session.provider };
  }

  #arrive(request: AuthorizationRequest, user: User, provider: string): Reply {
    if (!user.enabled) throw new AuthorizationRefused("access_denied", "User is disabled.", request);
    const id = randomUUID();
    this.#sessions.set(id, {
      poolId: request.pool.id,
      username: user.username,
      provider,
      expiresAt: Date.now() + sessionSeconds * 1000,
    });
    const code = this.#codes.mint(request, user);
    return redirect(withParameters(request.redirectUri, { code, state: request.state }), {
      "set-cookie": `${cookieName}=${id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${sessionSeconds}`,
    });
  }

  #loginPage(incoming: Incoming, request: AuthorizationRequest, problem?: LoginProblem): Reply {
    const { query, client } = request;
    const language = chooseLanguage(query.get("lang"), incoming.headers["accept-language"]);
    const asked = Object.fromEntries(
      [...query].filter(([name]) => name !== "username" && name !== "password"),
    );
    const providers = this.#federation.offered(request).map((name) => ({
      name,
      url: withParameters(`${this.#baseUrl}/oauth2/authorize`, { ...asked, identity_provider: name }),
    }));
    const withPassword = client.SupportedIdentityProviders?.includes(ownProvider) ?? false;
    const page = loginPage({ language, query, providers, withPassword, problem });
    return html(problem ? 400 : 200, page);
  }
}
