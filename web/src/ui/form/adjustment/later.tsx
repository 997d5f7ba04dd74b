import { Suspense } from "react";
import { lazyPart } from "../../feedback/lazy-part.tsx";
import { type OwnAdjustment, useAdjustment } from "./adjustments.tsx";

/** Only a form that was given back has adjustments. */
const Notice = lazyPart(async () => (await import("./adjustment-notice.tsx")).AdjustmentNotice);
const Answer = lazyPart(async () => (await import("./adjustment-notice.tsx")).AdjustmentAnswer);

/** The adjustment of a field, and what the client did about it. */
export const AdjustmentNotice = ({ adjustment }: { adjustment: OwnAdjustment }) => (
  <Suspense fallback={adjustment.comment}>
    <Notice adjustment={adjustment} />
  </Suspense>
);

/** Lets the client explain why a field stays as it is. */
export function AdjustmentAnswer({ field, label }: { field: string; label: string }) {
  return <Suspense>{useAdjustment(field) !== undefined && <Answer field={field} label={label} />}</Suspense>;
}
