import { type RefObject, useEffect, useRef } from "react";
import type { Access } from "./account/access.ts";

/** Why the panel is open: somebody asked for it just now, or comes back from their account to go on here. */
export type Arrival = "asked" | "returned";

const fields = "input, select, textarea";
const acts = "a[href], button";

const firstShown = (place: Element | null, selector: string): HTMLElement | undefined =>
  [...(place?.querySelectorAll<HTMLElement>(selector) ?? [])].find((each) => each.checkVisibility());

/** Whoever comes back goes on at the step that is missing; everybody else at the first field, below the panel's head. */
function goOnAt(panel: HTMLElement, step: HTMLElement | null): void {
  const act = firstShown(step, acts);
  if (act) step?.scrollIntoView({ block: "center" });
  else panel.scrollIntoView({ block: "start" });
  (act ?? firstShown(panel, fields))?.focus({ preventScroll: true });
}

/** Brings what the reader goes on with into view, once, and gives it the focus. */
export function useArrival(
  arrival: Arrival,
  access: Access | undefined,
): { readonly panel: RefObject<HTMLDivElement | null>; readonly step: RefObject<HTMLDivElement | null> } {
  const panel = useRef<HTMLDivElement>(null);
  const step = useRef<HTMLDivElement>(null);
  const hasArrived = useRef(false);
  useEffect(() => {
    const isKnown = arrival === "asked" || access !== undefined;
    if (hasArrived.current || !isKnown || !panel.current) return;
    hasArrived.current = true;
    const isMissing = arrival === "returned" && access?.at !== "ready";
    goOnAt(panel.current, isMissing ? step.current : null);
  }, [arrival, access]);
  return { panel, step };
}
