import { type Occurrence, occurrenceStatusOf, type WorkKind } from "@portal/shared/occurrence/model.ts";
import type { StageStatus } from "@portal/shared/stage/model.ts";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { queueQuery } from "../../../features/occurrence/queries.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Alert, type Tone } from "../../../ui/feedback/status.tsx";
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts";
import { reviewAddress } from "./review-address.ts";
import { useQueueAddress } from "./use-queue-address.ts";

const tones: Partial<Record<StageStatus, Tone>> = {
  revision: "warning",
  approved: "success",
  concluded: "success",
  delivered: "success",
};

interface StatusNoticeProps {
  readonly occurrence: Occurrence;
  readonly status: StageStatus;
  /** What each state means in the words of the stage. */
  readonly sentences: Partial<Record<StageStatus, string>>;
}

/** When there is nothing to decide, says why and links to the next waiting ticket. */
export function StatusNotice({ occurrence, status, sentences }: StatusNoticeProps) {
  const translate = useTranslations("back-office-review.after");
  const queueAddress = useQueueAddress();
  const outcome = useFocusOnChange<HTMLDivElement>(status);
  if (occurrenceStatusOf[status] === "support-pending") return null;
  return (
    <div ref={outcome} tabIndex={-1} className="review-outcome">
      <Alert tone={tones[status] ?? "neutral"}>
        <p>{sentences[status]}</p>
        <div className="review-after">
          <NextWaiting current={occurrence.id} stage={occurrence.stage} />
          <ButtonLink size="small" href={queueAddress}>
            {translate("queue")}
          </ButtonLink>
        </div>
      </Alert>
    </div>
  );
}

/** The queue's longest waiting ticket that is not this one. */
function NextWaiting({ current, stage }: { current: string; stage: WorkKind }) {
  const translate = useTranslations("back-office-review.after");
  const path = usePath();
  const { state } = useLocation();
  const waiting = useQuery(queueQuery({ status: "support-pending", stage }, { cursor: undefined, limit: 5 }));
  const next = waiting.data?.items.find(({ id }) => id !== current);
  if (!next) return null;
  return (
    <ButtonLink variant="primary" size="small" href={path(reviewAddress(next))} state={state}>
      {translate("next", { client: next.client })}
    </ButtonLink>
  );
}
