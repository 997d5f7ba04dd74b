import { useTranslations } from "use-intl";
import type { ApiError } from "../lib/api-error.ts";
import { SignInElsewhere } from "./sign-in-elsewhere.tsx";

/** A failure as a sentence, with the id that support can look up. */
export function FailureText({ error, title }: { error: ApiError; title?: string }) {
  const translate = useTranslations("errors");
  return (
    <>
      {title && <h2 className="ui-alert__title">{title}</h2>}
      <p>{translate(`code.${error.code}`)}</p>
      {error.code === "unauthenticated" && (
        <p>
          <SignInElsewhere />
        </p>
      )}
      {error.requestId && <p className="ui-alert__id">{translate("requestId", { id: error.requestId })}</p>}
    </>
  );
}
