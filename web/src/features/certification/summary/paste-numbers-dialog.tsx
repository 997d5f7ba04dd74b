import type { Certification } from "@portal/shared/certification/model.ts";
import { remarksOn } from "@portal/shared/certification/return-remarks.ts";
import { testCards } from "@portal/shared/certification/test-cards.data.ts";
import type { Country } from "@portal/shared/country.ts";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { ApiError, isApiError } from "../../../lib/api/api-error.ts";
import { useLocalized } from "../../../lib/text/locale.ts";
import { todayIn } from "../../../lib/text/today.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { FailureText } from "../../../ui/feedback/failure-text.tsx";
import { notify } from "../../../ui/feedback/notify.ts";
import { mayEditCase } from "../../certification-engine/shown-status.ts";
import { shortCardName } from "../card/card-number.ts";
import type { CaseProgress } from "../progress/progress.ts";
import { ReturnRemarks } from "../return/return-remarks.tsx";
import { useSaveReturns } from "../return/use-save-returns.ts";
import {
  assignNumbers,
  moveNumber,
  type NumberSlot,
  type PastedNumber,
  returnsWith,
  slotsOf,
} from "./pasted-numbers.ts";
import "../returns.css";

interface PasteNumbersDialogProps {
  readonly certification: Certification;
  readonly country: Country;
  readonly progress: readonly CaseProgress[];
  readonly onClose: () => void;
}

/** Numbers pasted from a sheet or a log, each shown with its case before anything is saved. */
export function PasteNumbersDialog({ certification, country, progress, onClose }: PasteNumbersDialogProps) {
  const translate = useTranslations("certification.paste");
  const translateAll = useTranslations("certification");
  const localized = useLocalized();
  const [numbers, setNumbers] = useState<readonly PastedNumber[]>([]);
  const saving = useSaveReturns(certification);
  const id = useId();
  const editable = progress.map(({ test }) => test).filter((test) => mayEditCase(certification, test.id));
  const slots = slotsOf(editable, certification);
  const returns = returnsWith(certification, numbers, slots, todayIn(country));
  const save = async () => {
    await saving.mutateAsync(returns);
    notify.success(translate("saved", { count: returns.size }));
    onClose();
  };
  const mayNotSave = returns.size === 0 || saving.isPending;
  return (
    <Dialog title={translate("title")} size="large" onClose={onClose}>
      <div className="ui-field">
        <label className="ui-field__label" htmlFor={id}>
          {translate("label")}
        </label>
        <div className="ui-field__hint" id={`${id}-hint`}>
          {translate("hint")}
        </div>
        <textarea
          id={id}
          className="ui-input ui-input--area"
          rows={5}
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) =>
            setNumbers(assignNumbers(target.value, slots, ({ title }) => localized(title)))
          }
        />
      </div>
      <Preview
        certification={{
          ...certification,
          returns: { ...certification.returns, ...Object.fromEntries(returns) },
        }}
        numbers={numbers}
        slots={slots}
        onMove={(index, slotId) => setNumbers(moveNumber(numbers, index, slotId))}
      />
      {saving.error && (
        <div className="ui-alert ui-alert--danger" role="alert">
          <FailureText
            error={isApiError(saving.error) ? saving.error : new ApiError("internal-error")}
            title={translateAll("saveFailed")}
          />
        </div>
      )}
      <div className="ui-dialog__actions">
        <Button onClick={onClose}>{translate("cancel")}</Button>
        <Button
          variant="primary"
          aria-disabled={mayNotSave}
          // What failed is said above.
          onClick={() => !mayNotSave && void save().catch(() => undefined)}
        >
          {translate(saving.isPending ? "saving" : "save", { count: returns.size })}
        </Button>
      </div>
    </Dialog>
  );
}

interface PreviewProps {
  /** The certification with the numbers in their present slots. */
  readonly certification: Certification;
  readonly numbers: readonly PastedNumber[];
  readonly slots: readonly NumberSlot[];
  readonly onMove: (index: number, slotId: string | undefined) => void;
}

function Preview({ certification, numbers, slots, onMove }: PreviewProps) {
  const translate = useTranslations("certification.paste");
  const slotName = useSlotName();
  if (numbers.length === 0) return null;
  return (
    <>
      <p className="ui-muted">{translate("proposed")}</p>
      <ol className="pasted-numbers" aria-label={translate("preview")}>
        {numbers.map(({ usn, slotId }, index) => {
          const slot = slots.find((one) => one.id === slotId);
          const field = slot?.cardId === undefined ? "platformUsn" : `cardUsns.${slot.cardId}`;
          const remarks = slot ? remarksOn(certification, slot.test.id) : [];
          return (
            // Two lines may hold the same number, and lines never change places.
            <li key={`${index} ${usn}`}>
              <code>{usn}</code>
              <select
                className="ui-input ui-input--select"
                aria-label={translate("caseOf", { usn })}
                value={slotId ?? ""}
                onChange={({ target }) => onMove(index, target.value === "" ? undefined : target.value)}
              >
                <option value="">{translate("unused")}</option>
                {slots.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.isFilled ? translate("replaces", { name: slotName(one) }) : slotName(one)}
                  </option>
                ))}
              </select>
              <ReturnRemarks
                remarks={remarks.filter((remark) => remark.field === field)}
                begunAt={certification.begunAt}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The case, and the card where there is one. */
function useSlotName(): (slot: NumberSlot) => string {
  const localized = useLocalized();
  return ({ test, cardId }) => {
    const card = testCards.find(({ id }) => id === cardId);
    return card ? `${localized(test.title)}, ${shortCardName(card)}` : localized(test.title);
  };
}
