import { createHash, randomBytes } from "node:crypto";
import { callback, type EmulatedPool, password } from "./emulated-pool.ts";

/** The few things that a browser and an application do around the hosted domain. */
export class HostedBrowser {
  readonly #pool: EmulatedPool;
  readonly verifier = randomBytes(48).toString("base64url");
  #cookie = "";

  constructor(pool: EmulatedPool) {
    this.#pool = pool;
  }

  /** What the portal asks; `changes` with undefined leave a parameter out. */
  request(changes: Record<string, string | undefined> = {}): URLSearchParams {
    const asked = {
      client_id: this.#pool.clientId,
      redirect_uri: callback,
      response_type: "code",
      scope: "openid email profile aws.cognito.signin.user.admin",
      state: "state-of-the-portal",
      code_challenge: createHash("sha256").update(this.verifier).digest("base64url"),
      code_challenge_method: "S256",
      ...changes,
    };
    return new URLSearchParams(
      Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
  }

  /** One step, redirects unfollowed; keeps the cookie as a browser does. */
  async visit(
    address: string | URL,
    init: RequestInit = {},
  ): Promise<{ status: number; to: URL; text: string }> {
    const url = new URL(address, this.#pool.cognito.url);
    const response = await fetch(url, { redirect: "manual", headers: { cookie: this.#cookie }, ...init });
    this.#cookie = response.headers.get("set-cookie")?.split(";")[0] ?? this.#cookie;
    const to = new URL(response.headers.get("location") ?? "about:blank", url);
    return { status: response.status, to, text: await response.text() };
  }

  authorize(changes: Record<string, string | undefined> = {}) {
    return this.visit(`/oauth2/authorize?${this.request(changes)}`);
  }

  logIn(username: string, secret = password, changes: Record<string, string | undefined> = {}) {
    const body = new URLSearchParams([
      ...this.request(changes),
      ["username", username],
      ["password", secret],
    ]);
    return this.visit("/login", { method: "POST", body });
  }

  async token(form: Record<string, string>): Promise<{ status: number; body: Record<string, string> }> {
    const body = new URLSearchParams({ client_id: this.#pool.clientId, ...form });
    const response = await fetch(new URL("/oauth2/token", this.#pool.cognito.url), { method: "POST", body });
    const answer: Record<string, string> = await response.json();
    return { status: response.status, body: answer };
  }

  exchange(code: string | null, changes: Record<string, string> = {}) {
    return this.token({
      grant_type: "authorization_code",
      code: code ?? "",
      redirect_uri: callback,
      code_verifier: this.verifier,
      ...changes,
    });
  }
}
