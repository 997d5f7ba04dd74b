import { useTranslations } from "use-intl";
import { ApiError, isApiError } from "../lib/api-error.ts";
import { notify } from "./toasts.tsx";

/** Says in passing why an act outside of a form failed: what did not happen, the reason, the id to look up. */
export function useFailureNotice(): (title: string, error: unknown) => void {
  const translate = useTranslations("errors");
  return (title, error) => {
    const { code, requestId } = isApiError(error) ? error : new ApiError("internal-error");
    const id = requestId ? translate("requestId", { id: requestId }) : "";
    notify.error(title, `${translate(`code.${code}`)} ${id}`.trim());
  };
}
