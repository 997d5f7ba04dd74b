import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../button.tsx";
import { CloseIcon } from "../icons.tsx";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly size?: "small" | "large";
  /** An `alertdialog` needs an answer, so a click beside it does not close it. */
  readonly role?: "dialog" | "alertdialog";
  readonly children: ReactNode;
}

/** Open as long as it is rendered. It is the browser's own modal, which traps the focus and blocks the page behind. */
export function Dialog({ title, onClose, size = "small", role = "dialog", children }: DialogProps) {
  const translate = useTranslations("shell.ui");
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  // Closed while still in the page, otherwise the browser does not return the focus.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    dialog?.focus();
    return () => dialog?.close();
  }, []);
  useEffect(() => {
    const dialog = element.current;
    // A click beside the content, which hits the dialog element itself, closes it.
    const closeBeside = (event: MouseEvent) => {
      if (role === "dialog" && event.target === dialog) onClose();
    };
    dialog?.addEventListener("click", closeBeside);
    return () => dialog?.removeEventListener("click", closeBeside);
  }, [role, onClose]);
  return (
    <dialog
      ref={element}
      className={`ui-dialog ui-dialog--${size}`}
      role={role}
      tabIndex={-1}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="ui-dialog__content">
        <div className="ui-dialog__head">
          <h2 id={titleId}>{title}</h2>
          <Button variant="icon" aria-label={translate("close")} onClick={onClose}>
            <CloseIcon />
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

interface ConfirmDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** The act cannot be undone. */
  readonly danger?: boolean;
  /** A returned promise keeps the dialog busy until it settles. */
  readonly onConfirm: () => unknown;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

export function ConfirmDialog({
  title,
  confirmLabel,
  cancelLabel,
  danger,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  const translate = useTranslations("shell.ui");
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} onClose={onCancel} role="alertdialog">
      <div className="ui-dialog__text">{children}</div>
      <div className="ui-dialog__actions">
        <Button onClick={onCancel}>{cancelLabel ?? translate("cancel")}</Button>
        <Button variant={danger ? "danger" : "primary"} isBusy={isBusy} onClick={() => void confirm()}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
