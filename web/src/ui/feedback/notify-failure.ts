import { useTranslations } from "use-intl";
import { ApiError, isApiError } from "../../lib/api/api-error.ts";
import { useFailureSentence } from "./failure-text.tsx";
import { notify } from "./notify.ts";

/** Says why an act failed, with the id that support can look up; `title` is the screen's own sentence. */
export function useNotifyFailure(): (error: unknown, title?: string) => void {
  const translate = useTranslations("errors");
  const failureSentence = useFailureSentence();
  return (error, title) => {
    const sentence = failureSentence(isApiError(error) ? error : new ApiError("internal-error"));
    const id =
      isApiError(error) && error.requestId ? translate("requestId", { id: error.requestId }) : undefined;
    notify.error(title ?? sentence, [title && sentence, id].filter(Boolean).join(" ") || undefined);
  };
}
