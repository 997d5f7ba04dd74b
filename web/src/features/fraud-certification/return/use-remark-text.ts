import type { ScenarioRemark } from "@portal/shared/fraud-certification/scenario-rules.ts";
import { scenarioOf } from "@portal/shared/fraud-certification/scenario-rules.ts";
import { useTranslations } from "use-intl";
import { useLocalized } from "../../../lib/text/locale.ts";

/** A contradiction in a return, in a sentence. */
export function useRemarkText(): (remark: ScenarioRemark) => string {
  const translate = useTranslations("fraud-certification.remark");
  const localized = useLocalized();
  return ({ code, caseIds }) => {
    const titles = caseIds.flatMap((id) => scenarioOf(id)?.title ?? []);
    return translate(code, { scenarios: titles.map(localized).join(", ") });
  };
}
