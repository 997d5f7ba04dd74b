import { explainedHttpStatuses } from "@portal/shared/esitef/words/http-statuses.data.ts";
import { explainedCodes } from "@portal/shared/esitef/words/response-codes.data.ts";
import type { ExplainedCode } from "@portal/shared/esitef/words/words.ts";
import { withLocale } from "@portal/shared/locales.ts";
import type { RecordedCall } from "@portal/shared/sandbox/model.ts";
import { useLocale, useTranslations } from "use-intl";
import { useLocalized } from "../../../lib/text/locale.ts";
import { Alert } from "../../../ui/feedback/status.tsx";
import { CodeText } from "../code-text.tsx";

/** What the answer means and asks for, in the reader's language, with its row among all of them. */
export function CodeMeaning({ call }: { call: RecordedCall }) {
  const translate = useTranslations("sandbox.meaning");
  const localized = useLocalized();
  const locale = useLocale();
  const { code, status } = call;
  const explained = explainedBy(call);
  if (status === null) {
    return (
      <Alert tone="danger" title={translate("lost")}>
        <p>{translate("lostLead")}</p>
      </Alert>
    );
  }
  if (!explained) return null;
  const { words, page } = explained;
  const name = localized(words.name);
  const action = words.action && localized(words.action);
  const isWell = code === "0" || (code === null && status < 400);
  return (
    <Alert tone={isWell ? "success" : "warning"} title={code ? translate("code", { code }) : String(status)}>
      <p>
        <CodeText text={name} />
      </p>
      {action && (
        <p>
          <CodeText text={action} />
        </p>
      )}
      <p>
        <a href={withLocale(locale, page)}>{translate("page")}</a>
      </p>
    </Alert>
  );
}

/** The explained codes are e-SiTef's; what WS Consulta refuses says why in words. */
function explainedBy({ product = "e-sitef", code, status }: RecordedCall): ExplainedCode | undefined {
  if (product !== "e-sitef") return undefined;
  const ofCode = explainedCodes.find(({ words }) => words.code === code);
  return ofCode ?? explainedHttpStatuses.find(({ words }) => words.code === String(status));
}
