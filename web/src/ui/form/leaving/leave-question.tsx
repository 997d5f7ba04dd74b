import type { Blocker } from "react-router";
import { useTranslations } from "use-intl";
import { ConfirmDialog } from "../../feedback/dialog.tsx";

/** Asks before changes are left behind that only a press of the form's own button would save. */
export function LeaveQuestion({ blocker }: { blocker: Extract<Blocker, { state: "blocked" }> }) {
  const translate = useTranslations("form.unsaved");
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
