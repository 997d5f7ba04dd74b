import { useTranslations } from "use-intl";
import { isApiError } from "../../../lib/api/api-error.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { PageHeader } from "../../../ui/page.tsx";
import { useQueueAddress } from "./use-queue-address.ts";

interface InsteadProps {
  /** Of the screen that would be here. */
  readonly title: string;
  readonly reason: "missing" | "otherStage" | "unknown";
}

/** Whether the address names a ticket that does not exist. Other failures may pass and are shown as such. */
export const isUnknown = (failed: { readonly error: Error | null } | undefined): boolean =>
  isApiError(failed?.error) && failed.error.code === "not-found";

/** Shown when the address names no ticket for this screen: leads to the queue. */
export function Instead({ title, reason }: InsteadProps) {
  const translate = useTranslations("back-office-review.screen");
  const queueAddress = useQueueAddress();
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={translate(`${reason}.title`)}
        action={
          <ButtonLink variant="primary" href={queueAddress}>
            {translate("missing.action")}
          </ButtonLink>
        }
      >
        {translate(`${reason}.lead`)}
      </EmptyState>
    </>
  );
}
