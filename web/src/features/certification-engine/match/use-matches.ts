import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { notify } from "../../../ui/feedback/notify.ts";
import { useNotifyFailure } from "../../../ui/feedback/notify-failure.ts";
import type { AnyCertification, CertificationScreens } from "../screens.ts";

/** A catalog that says what the sandbox's records say of cases. */
export type MatchWords = "certification-match" | "fraud-match";

/** How often they are compared anew while somebody has the page before them. */
export const liveMilliseconds = 4000;

/** The filling in of cases from what proves them. */
export interface CaseUse<Id extends string> {
  readonly isPending: boolean;
  readonly mutate: (caseIds: readonly Id[]) => void;
}

interface Matches<Item, Id extends string> {
  readonly words: MatchWords;
  readonly use: (caseIds: Id[]) => Promise<Item>;
  readonly onUsed?: ((saved: Item) => void) | undefined;
}

/** Fills in these cases from what was found. */
export function useMatchesOf<Item extends AnyCertification, Id extends string>(
  keep: CertificationScreens<Item>["keep"],
  { words, use, onUsed }: Matches<Item, Id>,
): CaseUse<Id> {
  const translate = useTranslations(words);
  const client = useQueryClient();
  const notifyFailure = useNotifyFailure();
  return useMutation({
    mutationFn: (caseIds: readonly Id[]) => use([...caseIds]),
    onSuccess: (saved, caseIds) => {
      keep(client, saved);
      onUsed?.(saved);
      notify.success(translate("used", { count: caseIds.length }));
    },
    onError: (error) => notifyFailure(error, translate("useFailed")),
  });
}
