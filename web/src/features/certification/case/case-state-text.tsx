import { useTranslations } from "use-intl";
import { type CaseProgress, faultsIn } from "../progress/progress.ts";

/** How far a case is, in a few words. */
export function CaseStateText({ entry }: { entry: CaseProgress }) {
  const translate = useTranslations("certification.sendTest.state");
  const { state, missing } = entry;
  if (state === "incomplete") return translate(state, { count: missing.length });
  return state === "faulty" ? translate(state, { count: faultsIn(entry).length }) : translate(state);
}

/** What a case lacks, as a list in words. */
export function useMissingText(): (missing: CaseProgress["missing"]) => string {
  const translate = useTranslations("certification.part");
  return (missing) => missing.map((part) => translate(part)).join(", ");
}
