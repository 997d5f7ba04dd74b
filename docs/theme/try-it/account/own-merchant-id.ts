import { accountContract } from "@portal/shared/account/contract.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { isFresh } from "@portal/shared/session/stored-tokens.ts";
import { askPortal } from "./portal-api.ts";
import { storedTokens } from "./stored-session.ts";

/**
 * The company's first store in the sandbox; none for support, for somebody without company or keys, and where the
 * session would have to be renewed first: reading an example is no reason for that.
 */
export async function ownMerchantId(locale: Locale): Promise<string | undefined> {
  const tokens = await storedTokens();
  if (!tokens || !isFresh(tokens) || tokens.session.isSupport) return undefined;
  const { company } = await askPortal(accountContract.routes.open, { body: { locale } });
  if (!company) return undefined;
  const { stores } = await askPortal(sandboxContract.routes.get, { params: { companyId: company.id } });
  return stores[0]?.merchantId;
}
