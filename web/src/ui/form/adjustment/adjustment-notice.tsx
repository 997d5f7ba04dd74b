import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { Button } from "../../button.tsx";
import { CorrectionBadge } from "../../feedback/corrections.tsx";
import { focusField } from "../field/focus-field.ts";
import { fieldId, useFormSurroundings } from "../field/form-context.ts";
import { TextArea } from "../field/text-field.tsx";
import { type OwnAdjustment, useAdjustment } from "./adjustments.tsx";
import "./adjustment.css";

/** The adjustment of a field, and what the client did about it. */
export function AdjustmentNotice({ adjustment: { comment, state } }: { adjustment: OwnAdjustment }) {
  const translate = useTranslations("adjustment");
  return (
    <div className="ui-adjustment" data-correction={state}>
      <p className="ui-adjustment__head">
        <strong>{translate("item")}</strong>
        {state && <CorrectionBadge state={state} />}
      </p>
      <p>{comment}</p>
    </div>
  );
}

/** Lets the client explain why a field stays as it is; closed until it is wanted. */
export function AdjustmentAnswer({ field, label }: { field: string; label: string }) {
  const translate = useTranslations("adjustment");
  const { idPrefix } = useFormSurroundings();
  const adjustment = useAdjustment(field);
  const [isOpen, setOpen] = useState(false);
  if (!adjustment) return null;
  // What was answered before stays open, also while it is being emptied.
  if (adjustment.answer && !isOpen) setOpen(true);
  const name = `answers.${field}`;
  if (isOpen) {
    return (
      <TextArea
        name={name}
        label={translate("answerLabel")}
        hint={translate("answerHint")}
        rows={2}
        maxLength={500}
        optional
      />
    );
  }
  return (
    <Button
      variant="quiet"
      size="small"
      className="ui-adjustment__answer"
      aria-label={translate("answerTo", { field: label })}
      onClick={() => {
        flushSync(() => setOpen(true));
        focusField(fieldId(idPrefix, name));
      }}
    >
      {translate("answer")}
    </Button>
  );
}
