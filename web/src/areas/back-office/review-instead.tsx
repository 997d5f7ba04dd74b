import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { PageHeader } from "../../ui/page.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { useQueueAddress } from "./use-queue-address.ts";

interface InsteadProps {
  /** Of the screen that would be here. */
  readonly title: string;
  readonly reason: "missing" | "otherStage";
}

/** Where the address names no ticket of the screen, the way to the queue. */
export function Instead({ title, reason }: InsteadProps) {
  const translate = useTranslations("back-office.review");
  const queueAddress = useQueueAddress();
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={translate(`${reason}.title`)}
        action={
          <Link className="brand-button brand-button--primary" to={queueAddress}>
            {translate("missing.action")}
          </Link>
        }
      >
        {translate(`${reason}.lead`)}
      </EmptyState>
    </>
  );
}
