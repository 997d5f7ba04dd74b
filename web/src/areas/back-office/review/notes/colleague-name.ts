import type { SignedNote } from "@portal/shared/occurrence/notes.ts";
import { useTranslations } from "use-intl";

/** Somebody of support who never opened an account of their own has no name yet. */
export function useColleagueName(): (by: SignedNote["by"]) => string {
  const translate = useTranslations("back-office-review.notes");
  return ({ name }) => name || translate("colleague");
}
