import { useState } from "react";
import { useTranslations } from "use-intl";
import { matches } from "../../../lib/text/search.ts";
import { Button } from "../../button.tsx";
import { CloseIcon } from "../../icons.tsx";
import { type Choice, useChoiceDisplay, useChoiceLabel } from "./choice.ts";
import { useChosen } from "./choices.tsx";
import { FieldGroup, type FieldProps, useField } from "./field.tsx";
import { useFormSurroundings } from "./form-context.ts";
import { PickerSearch } from "./picker-search.tsx";

interface MultiSelectProps extends FieldProps {
  readonly choices: readonly Choice[];
}

/** A choice of several among many: chosen ones stay in sight, a search narrows the rest. */
export function MultiSelect({ choices, ...field }: MultiSelectProps) {
  const translate = useTranslations("form.picker");
  const labelOf = useChoiceLabel();
  const state = useField(field, useChoiceDisplay(choices));
  const { readOnly } = useFormSurroundings();
  const { chosen, toggle, clear } = useChosen(field.name);
  const [typed, setTyped] = useState("");
  const shown = choices.filter((choice) => matches(labelOf(choice), typed));
  return (
    <FieldGroup field={field} state={state}>
      <ChosenChips choices={choices} chosen={chosen} onRemove={readOnly ? undefined : toggle} />
      {!readOnly && (
        <div className="ui-picker">
          <PickerSearch label={field.label} typed={typed} onType={setTyped}>
            <Button variant="quiet" size="small" disabled={chosen.length === 0} onClick={clear}>
              {translate("clear")}
            </Button>
          </PickerSearch>
          <div className="ui-picker__list">
            {shown.map((choice) => (
              <label key={choice.id} className="ui-check">
                <input
                  type="checkbox"
                  checked={chosen.includes(choice.id)}
                  onChange={() => toggle(choice.id)}
                />
                {labelOf(choice)}
              </label>
            ))}
            {shown.length === 0 && <p className="ui-picker__empty">{translate("nothingMatches")}</p>}
          </div>
          <output className="ui-picker__count">
            {translate("chosenCount", { chosen: chosen.length, total: choices.length })}
          </output>
        </div>
      )}
    </FieldGroup>
  );
}

interface ChosenChipsProps {
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onRemove?: (id: string) => void;
}

function ChosenChips({ choices, chosen, onRemove }: ChosenChipsProps) {
  const translate = useTranslations("form.picker");
  const labelOf = useChoiceLabel();
  if (chosen.length === 0) return null;
  return (
    <ul className="ui-chips">
      {choices
        .filter(({ id }) => chosen.includes(id))
        .map((choice) => (
          <li key={choice.id} className="ui-chip">
            {labelOf(choice)}
            {onRemove && (
              <button
                type="button"
                className="ui-chip__remove"
                aria-label={translate("removeItem", { item: labelOf(choice) })}
                onClick={() => onRemove(choice.id)}
              >
                <CloseIcon />
              </button>
            )}
          </li>
        ))}
    </ul>
  );
}
