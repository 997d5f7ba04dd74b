import type { StageOccurrence } from "@portal/shared/occurrence/model.ts";
import { ReleaseButton, useRelease } from "../release-call/release-button.tsx";
import { TicketFrame, type TicketFrameProps } from "./ticket-frame.tsx";

interface ReviewLayoutProps extends TicketFrameProps {
  readonly occurrence: StageOccurrence;
}

/** Where support decides on a ticket, from which it may also open other stages of the company. */
export function ReviewLayout({ actions, bar, ...ticket }: ReviewLayoutProps) {
  const release = useRelease();
  return (
    <TicketFrame
      {...ticket}
      actions={
        <>
          {actions}
          <ReleaseButton call={ticket.occurrence} onOpen={release.open} />
        </>
      }
      bar={
        <>
          {bar}
          {release.dialog}
        </>
      }
    />
  );
}
