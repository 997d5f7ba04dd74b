import { firstDayOf, type ReturnRemark, usnDigits } from "@portal/shared/certification/return-remarks.ts";
import { caseTitle } from "@portal/shared/certification/test-cases.data.ts";
import { useTranslations } from "use-intl";
import { useLocalized } from "../../../lib/text/locale.ts";
import { useCalendarDay } from "./use-calendar-day.ts";

/** A remark as a sentence, the same for both sides. */
export function useRemarkText(begunAt: string | null): (remark: ReturnRemark) => string {
  const translate = useTranslations("certification.remark");
  const localized = useLocalized();
  const dayText = useCalendarDay();
  const titlesOf = (caseIds: readonly string[]) =>
    caseIds
      .flatMap((id) => caseTitle(id) ?? [])
      .map(localized)
      .join(", ");
  return ({ code, caseIds }) =>
    translate(code, {
      digits: usnDigits,
      cases: titlesOf(caseIds),
      date: begunAt === null ? "" : dayText(firstDayOf(begunAt)),
    });
}
