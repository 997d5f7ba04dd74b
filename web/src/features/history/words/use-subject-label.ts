import type { HistorySubject } from "@portal/shared/history/model.ts";
import { stages } from "@portal/shared/stage/model.ts";
import { useTranslations } from "use-intl";
import { useLocalized } from "../../../lib/text/locale.ts";

/** What an entry is about, in a word: a stage by its name. */
export function useSubjectLabel(): (subject: HistorySubject) => string {
  const translate = useTranslations("history.subject");
  const localized = useLocalized();
  return (subject) => {
    if (subject === "company" || subject === "access-data") return translate(subject);
    const stage = stages.find(({ id }) => id === subject);
    return stage ? localized(stage.label) : subject;
  };
}
