import { useState } from "react";
import type { Blocker } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "../button.tsx";
import { Dialog } from "../feedback/dialog.tsx";

interface SaveOrLeaveProps {
  readonly blocker: Extract<Blocker, { state: "blocked" }>;
  readonly onSave: () => Promise<boolean>;
}

/** Asks before leaving unsaved changes, and offers to save them. */
export function SaveOrLeave({ blocker, onSave }: SaveOrLeaveProps) {
  const translate = useTranslations("form.unsaved");
  const translateUi = useTranslations("shell.ui");
  const [isSaving, setSaving] = useState(false);
  const saveAndLeave = async () => {
    setSaving(true);
    if (await onSave()) blocker.proceed();
    else blocker.reset();
  };
  return (
    <Dialog title={translate("title")} onClose={() => blocker.reset()} size="large" role="alertdialog">
      <p className="ui-dialog__text">{translate("explanation")}</p>
      <div className="ui-dialog__actions">
        <Button variant="quiet" onClick={() => blocker.reset()}>
          {translate("stay")}
        </Button>
        <Button variant="danger" onClick={() => blocker.proceed()}>
          {translate("leave")}
        </Button>
        <Button variant="primary" isBusy={isSaving} onClick={() => void saveAndLeave()}>
          {isSaving ? translateUi("saving") : translate("saveAndLeave")}
        </Button>
      </div>
    </Dialog>
  );
}
