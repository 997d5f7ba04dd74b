import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { matches } from "../../../lib/text/search.ts";
import { type Choice, useChoiceDisplay, useChoiceLabel } from "./choice.ts";
import { FieldGroup, type FieldProps, useField } from "./field.tsx";
import { useFormSurroundings } from "./form-context.ts";
import { PickerSearch } from "./picker-search.tsx";

interface SearchChoiceProps extends FieldProps {
  readonly choices: readonly Choice[];
}

/** A choice of one among many: what was chosen stays in sight, a search narrows the rest. */
export function SearchChoice({ choices, ...field }: SearchChoiceProps) {
  const translate = useTranslations("form.picker");
  const labelOf = useChoiceLabel();
  const display = useChoiceDisplay(choices);
  const state = useField(field, display);
  const { readOnly } = useFormSurroundings();
  const registration = useFormContext().register(field.name);
  const chosen: unknown = useWatch({ name: field.name });
  const [typed, setTyped] = useState("");
  // The chosen one stays in the list, or its button would be gone with its value.
  const shown = choices.filter((choice) => choice.id === chosen || matches(labelOf(choice), typed));
  return (
    <FieldGroup field={field} state={state}>
      {display(chosen) && <p className="ui-chip">{display(chosen)}</p>}
      {!readOnly && (
        <div className="ui-picker">
          <PickerSearch label={field.label} typed={typed} onType={setTyped} />
          <div className="ui-picker__list">
            {shown.map((choice) => (
              <label key={choice.id} className="ui-check">
                <input type="radio" {...registration} value={choice.id} />
                {labelOf(choice)}
              </label>
            ))}
            {shown.length === 0 && <p className="ui-picker__empty">{translate("nothingMatches")}</p>}
          </div>
        </div>
      )}
    </FieldGroup>
  );
}
