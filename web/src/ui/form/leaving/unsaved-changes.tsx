import { splitLocale } from "@portal/shared/locales.ts";
import { Suspense, useEffect, useEffectEvent } from "react";
import { useBlocker } from "react-router";
import { lazyPart } from "../../feedback/lazy-part.tsx";

const LeaveQuestion = lazyPart(async () => (await import("./leave-question.tsx")).LeaveQuestion);

/** Only for forms that save themselves. */
const SaveOrLeave = lazyPart(async () => (await import("./save-or-leave.tsx")).SaveOrLeave);

const Nothing = () => null;
/** Stays away when it does not arrive: the form works without it. */
const WhileUnsaved = lazyPart(() =>
  import("./while-unsaved.tsx").then(
    ({ WhileUnsaved: Loaded }) => Loaded,
    () => Nothing,
  ),
);

interface UnsavedChangesGuardProps {
  readonly when: boolean;
  /** Checked at the moment of leaving: a save that navigates must not count as unsaved changes. */
  readonly isStillUnsaved?: () => boolean;
  /**
   * Whether two queries name the same edited item, for pages whose address names it in the query. Without it all
   * queries do.
   */
  readonly isSameForm?: (search: string, next: string) => boolean;
  /** Saves the form as it is; returns whether that worked, and otherwise reports why not. */
  readonly onSave?: () => Promise<boolean>;
}

const anySearch = () => true;

/** Asks before unsaved changes are left behind, inside the portal and by closing the page alike. */
export function UnsavedChangesGuard({
  when,
  isStillUnsaved = () => true,
  isSameForm = anySearch,
  onSave,
}: UnsavedChangesGuardProps) {
  const isUnsavedNow = useEffectEvent(isStillUnsaved);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when &&
      isStillUnsaved() &&
      // Another language shows the same form with what was typed, so switching needs no question.
      (splitLocale(currentLocation.pathname).path !== splitLocale(nextLocation.pathname).path ||
        !isSameForm(currentLocation.search, nextLocation.search)),
  );
  useEffect(() => {
    if (!when) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsavedNow()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [when]);

  if (blocker.state !== "blocked") {
    // A form that saves itself may be left right after the first key: its code is there before.
    return <Suspense>{(when || onSave) && <WhileUnsaved isUnsaved={when} onSave={onSave} />}</Suspense>;
  }
  return (
    <Suspense>
      {onSave ? <SaveOrLeave blocker={blocker} onSave={onSave} /> : <LeaveQuestion blocker={blocker} />}
    </Suspense>
  );
}
