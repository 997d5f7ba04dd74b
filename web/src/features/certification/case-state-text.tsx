import { useTranslations } from "use-intl";
import type { CaseProgress } from "./progress.ts";

/** How far a case is, in a few words. */
export function CaseStateText({ state, missing }: Pick<CaseProgress, "state" | "missing">) {
  const translate = useTranslations("certification.sendTest.state");
  return state === "incomplete" ? translate(state, { count: missing.length }) : translate(state);
}

/** What a case lacks, as a list in words. */
export function useMissingText(): (missing: CaseProgress["missing"]) => string {
  const translate = useTranslations("certification.part");
  return (missing) => missing.map((part) => translate(part)).join(", ");
}
