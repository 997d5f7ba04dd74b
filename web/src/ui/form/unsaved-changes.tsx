import { splitLocale } from "@portal/shared/locales.ts";
import { Suspense, useEffect } from "react";
import { useBlocker } from "react-router";
import { useTranslations } from "use-intl";
import { ConfirmDialog } from "../feedback/dialog.tsx";
import { lazyPart } from "../feedback/lazy-part.tsx";

/** Only forms that save themselves offer it. */
const SaveOrLeave = lazyPart(async () => (await import("./save-or-leave.tsx")).SaveOrLeave);

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
  const translate = useTranslations("form.unsaved");
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
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [when]);

  if (blocker.state !== "blocked") return null;
  if (onSave) {
    return (
      <Suspense>
        <SaveOrLeave blocker={blocker} onSave={onSave} />
      </Suspense>
    );
  }
  return (
    <ConfirmDialog
      title={translate("title")}
      confirmLabel={translate("leave")}
      cancelLabel={translate("stay")}
      danger
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    >
      {translate("explanation")}
    </ConfirmDialog>
  );
}
