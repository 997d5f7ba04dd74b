import { rulesOf } from "@portal/shared/esitef/outcome/rules-of.ts";
import type { OutcomeRule } from "@portal/shared/esitef/schema.ts";
import type { Locale, Localized } from "@portal/shared/locales.ts";
import { refusedExamples } from "../../../data/e-sitef/failure/refused-examples.data.ts";
import type { OperationPage } from "../../../data/e-sitef/operation-pages.ts";
import { prose } from "../markdown.ts";
import { whenText } from "../rule-words.ts";
import { operationWords as words } from "./operation-words.ts";

/** More than these is the table of the sandbox, further down. */
const shownReasons = 4;

/** Refused by the gateway itself: nobody was asked, so the transaction has no new status. */
const isRefusal = ({ answer }: OutcomeRule): boolean =>
  "http" in answer && answer.http === 400 && answer.status === undefined;

function reasons({ id }: OperationPage, locale: Locale): string {
  const texts = rulesOf(id)
    .filter(isRefusal)
    .map(({ when }) => whenText(when, locale));
  return [...new Set(texts)].slice(0, shownReasons).join("; ");
}

function meaningOf({ example, group, method }: OperationPage): Localized {
  if (refusedExamples[example]?.declined?.status === 400) return words.declinedMeaning;
  if (group === "3ds") return words.refusedMeaningThreeDs;
  // What only reads asks for no status.
  return method === "GET" ? words.refusedQuery : words.refusedMeaning;
}

/** What HTTP 400 says of this call: whether somebody declined, or the gateway or the 3DS server refused. */
export function refusalMeaning(operation: OperationPage, locale: Locale): string {
  const said = reasons(operation, locale);
  return [prose(meaningOf(operation)[locale]), said && words.reasons[locale].replace("%reasons%", said)]
    .filter(Boolean)
    .join(" ");
}
