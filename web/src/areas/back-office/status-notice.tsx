import type { ConfigurationStatus } from "@portal/shared/configuration/model.ts";
import type { Occurrence } from "@portal/shared/occurrence/model.ts";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { queueQuery } from "../../features/occurrence/queries.ts";
import { usePath } from "../../lib/locale.ts";
import { Alert, type Tone } from "../../ui/status.tsx";
import { useFocusOnChange } from "../../ui/use-focus-on-change.ts";
import { reviewAddress } from "./review-address.ts";
import { useQueueAddress } from "./use-queue-address.ts";

const notices = {
  open: { tone: "neutral", text: "notSent" },
  revision: { tone: "warning", text: "withClient" },
  approved: { tone: "success", text: "decided" },
} as const satisfies Partial<Record<ConfigurationStatus, { tone: Tone; text: string }>>;

interface StatusNoticeProps {
  readonly occurrence: Occurrence;
  readonly status: ConfigurationStatus;
}

/** Where nothing is to be decided the screen says why, and leads on to what is. */
export function StatusNotice({ occurrence, status }: StatusNoticeProps) {
  const translate = useTranslations("back-office");
  const queueAddress = useQueueAddress();
  const outcome = useFocusOnChange<HTMLDivElement>(status);
  if (status === "under-approval") return null;
  const { tone, text } = notices[status];
  return (
    <div ref={outcome} tabIndex={-1} className="review-outcome">
      <Alert tone={tone}>
        <p>{translate(`review.${text}`)}</p>
        <div className="review-after">
          <NextWaiting current={occurrence.id} />
          <Link className="brand-button brand-button--secondary brand-button--small" to={queueAddress}>
            {translate("after.queue")}
          </Link>
        </div>
      </Alert>
    </div>
  );
}

/** The queue's longest waiting ticket that is not this one. */
function NextWaiting({ current }: { current: string }) {
  const translate = useTranslations("back-office.after");
  const path = usePath();
  const { state } = useLocation();
  const waiting = useQuery(
    queueQuery({ status: "support-pending", stage: "configuration" }, { cursor: undefined, limit: 5 }),
  );
  const next = waiting.data?.items.find(({ id }) => id !== current);
  if (!next) return null;
  return (
    <Link
      className="brand-button brand-button--primary brand-button--small"
      to={path(reviewAddress(next))}
      state={state}
    >
      {translate("next", { client: next.client })}
    </Link>
  );
}
