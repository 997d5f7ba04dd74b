import { httpStatuses } from "@portal/shared/esitef/words/http-statuses.data.ts";
import { responseCodes, sandboxCodes } from "@portal/shared/esitef/words/response-codes.data.ts";
import type { CodeWords } from "@portal/shared/esitef/words/words.ts";
import { withLocale } from "@portal/shared/locales.ts";
import type { RecordedCall } from "@portal/shared/sandbox/model.ts";
import { useLocale, useTranslations } from "use-intl";
import { useLocalized } from "../../../lib/text/locale.ts";
import { Alert } from "../../../ui/feedback/status.tsx";
import { CodeText } from "../code-text.tsx";

/** What the answer means and asks for, in the reader's language, with the page that lists all of them. */
export function CodeMeaning({ call }: { call: RecordedCall }) {
  const translate = useTranslations("sandbox.meaning");
  const localized = useLocalized();
  const locale = useLocale();
  const { code, status } = call;
  const words = wordsOf(call);
  if (status === null) {
    return (
      <Alert tone="danger" title={translate("lost")}>
        <p>{translate("lostLead")}</p>
      </Alert>
    );
  }
  if (!words) return null;
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
        <a href={withLocale(locale, "/docs/e-sitef/codigos-da-api")}>{translate("page")}</a>
      </p>
    </Alert>
  );
}

function wordsOf({ code, status }: RecordedCall): CodeWords | undefined {
  const ofCode = [...responseCodes, ...sandboxCodes].find((each) => each.code === code);
  return ofCode ?? httpStatuses.find((each) => each.code === String(status));
}
