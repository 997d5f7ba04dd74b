import { accountContract } from "@portal/shared/account/contract.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useLocale } from "use-intl";
import { api } from "../../lib/api/api.ts";
import { useSession } from "../../lib/session/session.ts";
import { accountKey } from "./model.ts";

/** The first read of an account opens it, in the language of the page. */
export const accountQuery = (sub: string, locale: Locale) =>
  queryOptions({
    queryKey: [...accountKey, sub],
    queryFn: ({ signal }) => api(accountContract).open({ body: { locale } }, { signal }),
    staleTime: 60_000,
  });

/** The signed-in person's own record; pages behind a guard may count on there being a session. */
export function useAccount() {
  const session = useSession();
  return useQuery({ ...accountQuery(session?.sub ?? "", useLocale()), enabled: session !== undefined });
}
