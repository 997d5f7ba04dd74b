import { certificationRules } from "@portal/shared/certification/test-cases.data.ts";
import { callLink, panelAnchor } from "@portal/shared/certification-match/recipe/call-link.ts";
import { callPage } from "@portal/shared/certification-match/recipe/pages.data.ts";
import { filled, type RecipeCall, valuesAt } from "@portal/shared/certification-match/recipe/recipe.ts";
import { recipeOf } from "@portal/shared/certification-match/recipe/recipes.data.ts";
import { withLocale } from "@portal/shared/locales.ts";
import type { ReactNode, SyntheticEvent } from "react";
import { ownKey } from "../../data/e-sitef/call-sheet.ts";
import { useLocale } from "../use-locale.ts";

interface CaseCallProps {
  /** The certification case. */
  readonly test: string;
  /** Which of its calls, counted from zero. */
  readonly place: number;
  readonly children: ReactNode;
}

/** The address that carries the request, as it is made now. */
function linkNow(call: RecipeCall): string | undefined {
  const now = new Date();
  return callLink(filled(call, { ...valuesAt(now, now.getMilliseconds(), ""), merchantKey: ownKey }));
}

/** Opens the page of a call with a case's request in its panel. Order and expiry are of the day, so the click fills them in. */
export function CaseCall({ test, place, children }: CaseCallProps) {
  const locale = useLocale();
  const cards = certificationRules.find(({ id }) => id === test)?.cards ?? [];
  const call = recipeOf(test, cards.slice(0, 1))[place];
  const page = call && callPage(call.operation);
  if (!page) return null;
  const fillIn = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = withLocale(locale, linkNow(call) ?? page);
  };
  return (
    <a href={withLocale(locale, page + panelAnchor)} onClick={fillIn} onAuxClick={fillIn}>
      {children}
    </a>
  );
}
