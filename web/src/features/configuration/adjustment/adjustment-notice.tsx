import type { ConfigurationField } from "@portal/shared/configuration/model.ts";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { CorrectionBadge } from "../../../ui/feedback/corrections.tsx";
import { focusField } from "../../../ui/form/field/focus-field.ts";
import { fieldId, useFormSurroundings } from "../../../ui/form/field/form-context.ts";
import { TextArea } from "../../../ui/form/field/text-field.tsx";
import { type OwnAdjustment, useAdjustment } from "./adjustments.tsx";

/** The adjustment of a field, and what the client did about it. */
export function AdjustmentNotice({ adjustment: { comment, state } }: { adjustment: OwnAdjustment }) {
  const translate = useTranslations("configuration.revision");
  return (
    <div className="configuration-adjustment" data-correction={state}>
      <p className="configuration-adjustment__head">
        <strong>{translate("item")}</strong>
        {state && <CorrectionBadge state={state} />}
      </p>
      <p>{comment}</p>
    </div>
  );
}

/** Lets the client explain why a field stays as it is; closed until it is wanted. */
export function AdjustmentAnswer({ field }: { field: ConfigurationField }) {
  const translate = useTranslations("configuration");
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
        label={translate("revision.answerLabel")}
        hint={translate("revision.answerHint")}
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
      className="configuration-answer"
      aria-label={translate("revision.answerTo", { field: translate(`field.${field}`) })}
      onClick={() => {
        flushSync(() => setOpen(true));
        focusField(fieldId(idPrefix, name));
      }}
    >
      {translate("revision.answer")}
    </Button>
  );
}
