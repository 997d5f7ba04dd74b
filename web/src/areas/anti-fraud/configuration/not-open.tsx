import { useTranslations } from "use-intl";
import { usePath } from "../../../lib/text/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";

/** Leads to what the company still lacks. */
export function NotOpen() {
  const translate = useTranslations("fraud-flow.lockedPage");
  const path = usePath();
  return (
    <EmptyState
      title={translate("title")}
      action={
        <ButtonLink variant="primary" href={path("/anti-fraud/access")}>
          {translate("action")}
        </ButtonLink>
      }
    >
      {translate("lead")}
    </EmptyState>
  );
}
