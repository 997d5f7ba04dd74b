import { useEffect, useEffectEvent, useState } from "react";
import type { Blocker } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "../../button.tsx";
import { Dialog } from "../../feedback/dialog.tsx";

interface SaveOrLeaveProps {
  readonly blocker: Extract<Blocker, { state: "blocked" }>;
  readonly onSave: () => Promise<boolean>;
}

/** Longer than a save takes; somebody who waits for one that long may rather leave without it. */
const patienceMilliseconds = 2000;

/** A form that saves itself is saved when somebody leaves; they are asked only where that fails, or takes long. */
export function SaveOrLeave({ blocker, onSave }: SaveOrLeaveProps) {
  const [isAsking, setAsking] = useState(false);
  const save = useEffectEvent(onSave);
  const leave = useEffectEvent(() => blocker.proceed());
  // Once for each time that somebody leaves: a form that is drawn again meanwhile is not saved again.
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => setAsking(true), patienceMilliseconds);
    const saveFirst = async () => {
      const isSaved = await save();
      if (isOver) return;
      if (isSaved) leave();
      else setAsking(true);
    };
    void saveFirst();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return isAsking ? <Question blocker={blocker} onSave={onSave} /> : null;
}

function Question({ blocker, onSave }: SaveOrLeaveProps) {
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
