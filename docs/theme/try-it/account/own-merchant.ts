import type { Locale } from "@portal/shared/locales.ts";
import { useEffect, useState } from "react";
import { useLocale } from "../../use-locale.ts";
import { useSignedInUser } from "../../use-signed-in.ts";

/** For this tab, so that the next page need not ask again. It is no secret: the key is, and stays a placeholder. */
const keyOf = (user: string) => `examples.merchantId.${user}`;

function kept(user: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(user)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What asks the portal is fetched for those who are signed in alone. */
async function merchantIdOf(user: string, locale: Locale): Promise<string | undefined> {
  const known = kept(user);
  if (known !== undefined) return known;
  const { ownMerchantId } = await import("./own-merchant-id.ts");
  const merchantId = await ownMerchantId(locale);
  try {
    if (merchantId) sessionStorage.setItem(keyOf(user), merchantId);
  } catch {
    // It is asked again on the next page.
  }
  return merchantId;
}

/** The reader's own store in the sandbox, once it is known that there is one. */
export function useMerchantId(): string | undefined {
  const locale = useLocale();
  const user = useSignedInUser();
  const [own, setOwn] = useState<string>();
  useEffect(() => {
    if (user === undefined) return;
    merchantIdOf(user, locale).then(setOwn, () => {
      // The example's own store stands there.
    });
  }, [user, locale]);
  return user === undefined ? undefined : own;
}
