import { accountContract } from "@portal/shared/account/contract.ts";
import type { Account } from "@portal/shared/account/model.ts";
import type { RouteOutput } from "@portal/shared/contract.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { askPortal, PortalError } from "./portal-api.ts";
import { storedTokens } from "./stored-session.ts";

type SandboxRoutes = (typeof sandboxContract)["routes"];
export type SandboxSession = RouteOutput<SandboxRoutes["openSession"]>;

/** How far somebody is from sending a call. */
export type Access =
  | { readonly at: "signed-out" | "support" | "no-company" | "joining" }
  | { readonly at: "no-keys"; readonly companyId: string }
  | { readonly at: "ready"; readonly companyId: string; readonly session: SandboxSession }
  | { readonly at: "failed"; readonly error: PortalError };

/** A key is not used in its last half minute: the call that carries it takes time, too. */
const marginMilliseconds = 30_000;
export const isUsable = ({ expiresAt }: SandboxSession, now = Date.now()): boolean =>
  Date.parse(expiresAt) - marginMilliseconds > now;

/** In memory alone, so that a key never outlives the page's document; the next call's page finds it here. */
let kept: { readonly sub: string; readonly access: Access & { readonly at: "ready" } } | undefined;

export const forgetSession = (): void => {
  kept = undefined;
};

/** A key of the company for an hour, which lives in this page's memory alone. */
export async function openSession(companyId: string): Promise<Access> {
  const { routes } = sandboxContract;
  try {
    const session = await askPortal(routes.openSession, { params: { companyId }, body: {} });
    const access = { at: "ready", companyId, session } as const;
    const sub = (await storedTokens())?.session.sub;
    if (sub) kept = { sub, access };
    return access;
  } catch (error) {
    if (error instanceof PortalError && error.code === "sandbox-keys-missing")
      return { at: "no-keys", companyId };
    throw error;
  }
}

function withoutCompany({ role, joinRequest }: Account): Access {
  if (role === "support") return { at: "support" };
  return { at: joinRequest ? "joining" : "no-company" };
}

async function found(locale: Locale): Promise<Access> {
  const tokens = await storedTokens();
  if (!tokens) return { at: "signed-out" };
  if (tokens.session.isSupport) return { at: "support" };
  if (kept?.sub === tokens.session.sub && isUsable(kept.access.session)) return kept.access;
  // The first request of a new person opens the account, in the language of the page.
  const account = await askPortal(accountContract.routes.open, { body: { locale } });
  return account.company ? openSession(account.company.id) : withoutCompany(account);
}

export async function findAccess(locale: Locale): Promise<Access> {
  try {
    return await found(locale);
  } catch (error) {
    if (error instanceof PortalError && error.code === "unauthenticated") return { at: "signed-out" };
    return { at: "failed", error: error instanceof PortalError ? error : new PortalError("network") };
  }
}

/** Creates the company's keys; the one in the answer is seen once and kept nowhere. */
export const createKeys = (companyId: string) =>
  askPortal(sandboxContract.routes.createKeys, { params: { companyId } });
