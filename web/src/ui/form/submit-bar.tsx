import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslations } from "use-intl";
import { Button } from "../button.tsx";
import { useFormSurroundings } from "./field/form-context.ts";
import type { ApiForm } from "./use-api-form.ts";

interface SubmitBarProps {
  readonly isDirty: boolean;
  /** What the bar says when nothing is unsaved, such as when the draft was saved last. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** The buttons of a form, in reach however long the form is. */
export function SubmitBar({ isDirty, note, children }: SubmitBarProps) {
  const translate = useTranslations("shell.ui");
  return (
    <div className="ui-submit-bar">
      <output className="ui-submit-bar__note">{isDirty ? translate("unsaved") : note}</output>
      <div className="ui-submit-bar__buttons">{children}</div>
    </div>
  );
}

interface SubmitButtonProps<Values extends FieldValues, Intent extends string> {
  readonly form: ApiForm<Values, Intent>;
  readonly intent: NoInfer<Intent>;
  readonly children: ReactNode;
  /** The label while the request runs; "Sending…" unless given. */
  readonly busyLabel?: string;
}

/** Enter uses the first intent; it is drawn as the primary button only when it is the main act. */
export function SubmitButton<Values extends FieldValues, Intent extends string>({
  form,
  intent,
  children,
  busyLabel,
  variant = "primary",
}: SubmitButtonProps<Values, Intent> & { readonly variant?: "primary" | "secondary" }) {
  const translate = useTranslations("shell.ui");
  const { readOnly } = useFormSurroundings();
  const isSending = form.sending === intent;
  if (readOnly) return null;
  return (
    <Button
      variant={variant}
      type={form.intents[0] === intent ? "submit" : "button"}
      isBusy={form.sending !== undefined}
      onClick={form.intents[0] === intent ? undefined : () => form.submit(intent)}
    >
      {isSending ? (busyLabel ?? translate("sending")) : children}
    </Button>
  );
}
