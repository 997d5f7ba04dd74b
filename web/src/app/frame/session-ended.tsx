import { useTranslations } from "use-intl";
import { useHasSessionEnded } from "../../lib/session/session.ts";
import { SignInElsewhere } from "../../ui/feedback/sign-in-elsewhere.tsx";

/** Stays in sight over a page whose session ended elsewhere, until somebody signs in again. */
export function SessionEnded() {
  const translate = useTranslations("shell");
  const hasEnded = useHasSessionEnded();
  return (
    <div className="ui-session-ended" role="alert" hidden={!hasEnded}>
      {hasEnded && (
        <p>
          {translate("sessionEnded")} <SignInElsewhere />
        </p>
      )}
    </div>
  );
}
