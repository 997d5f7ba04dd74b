import { type ReactNode, useState } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useTranslations } from "use-intl";
import { CloseIcon } from "./icons.tsx";
import "./dialog.css";

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly size?: "small" | "large";
  readonly role?: "dialog" | "alertdialog";
  readonly children: ReactNode;
}

export function Dialog({ title, isOpen, onClose, size = "small", role = "dialog", children }: DialogProps) {
  const translate = useTranslations("shell.ui");
  return (
    <ModalOverlay
      className="ui-overlay"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={role === "dialog"}
    >
      <Modal className={`ui-dialog ui-dialog--${size}`}>
        <AriaDialog className="ui-dialog__content" role={role}>
          <div className="ui-dialog__head">
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <button
              type="button"
              className="ui-icon-button"
              aria-label={translate("close")}
              onClick={onClose}
            >
              <CloseIcon />
            </button>
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface ConfirmDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** The act cannot be taken back. */
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
    <Dialog title={title} isOpen onClose={onCancel} role="alertdialog">
      <div className="ui-dialog__text">{children}</div>
      <div className="ui-dialog__actions">
        <button type="button" className="brand-button brand-button--secondary" onClick={onCancel}>
          {cancelLabel ?? translate("cancel")}
        </button>
        <button
          type="button"
          className={`brand-button ${danger ? "ui-button--danger" : "brand-button--primary"}`}
          aria-disabled={isBusy}
          onClick={() => !isBusy && void confirm()}
        >
          {confirmLabel}
        </button>
      </div>
    </Dialog>
  );
}
