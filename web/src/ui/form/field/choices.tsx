import { useController, useFormContext } from "react-hook-form";
import { useLocalized } from "../../../lib/text/locale.ts";
import { type Choice, useChoiceDisplay, useChoiceLabel } from "./choice.ts";
import { FieldGroup, type FieldProps, useField } from "./field.tsx";
import { useFormSurroundings } from "./form-context.ts";

interface ChoicesProps extends FieldProps {
  readonly choices: readonly Choice[];
}

/** A choice of one among few, each with a line of explanation. */
export function RadioCards({ choices, ...field }: ChoicesProps) {
  const state = useField(field, useChoiceDisplay(choices));
  const { readOnly } = useFormSurroundings();
  const registration = useFormContext().register(field.name);
  return (
    <FieldGroup field={field} state={state}>
      <div className="ui-cards">
        {choices.map((choice) => (
          <label key={choice.id} className="ui-card-choice">
            <input
              type="radio"
              {...registration}
              value={choice.id}
              disabled={readOnly}
              aria-describedby={choice.note ? `${state.id}-${choice.id}` : undefined}
            />
            <ChoiceTexts choice={choice} noteId={`${state.id}-${choice.id}`} />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

function ChoiceTexts({ choice, noteId }: { choice: Choice; noteId: string }) {
  const labelOf = useChoiceLabel();
  const localized = useLocalized();
  return (
    <span className="ui-card-choice__texts">
      <span className="ui-card-choice__label">{labelOf(choice)}</span>
      {choice.note && (
        <span className="ui-card-choice__note" id={noteId}>
          {localized(choice.note)}
        </span>
      )}
    </span>
  );
}

/** A list value, and a function that switches one of its entries. */
export function useChosen(name: string) {
  const { field } = useController({ name });
  const chosen: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const toggle = (id: string) =>
    field.onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return { chosen, toggle, clear: () => field.onChange([]) };
}

/** A choice of several among few. */
export function CheckboxGroup({ choices, ...field }: ChoicesProps) {
  const state = useField(field, useChoiceDisplay(choices));
  const { readOnly } = useFormSurroundings();
  const { chosen, toggle } = useChosen(field.name);
  const labelOf = useChoiceLabel();
  return (
    <FieldGroup field={field} state={state}>
      <div className="ui-checks">
        {choices.map((choice) => (
          <label key={choice.id} className="ui-check">
            <input
              type="checkbox"
              checked={chosen.includes(choice.id)}
              disabled={readOnly}
              onChange={() => toggle(choice.id)}
            />
            {labelOf(choice)}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** A yes or no, such as accepting terms. */
export function CheckboxField(field: FieldProps) {
  const state = useField(field);
  const { readOnly } = useFormSurroundings();
  return (
    <div className="ui-field" data-invalid={state.error ? "" : undefined}>
      <div className="ui-check-line">
        <input
          type="checkbox"
          {...useFormContext().register(field.name)}
          {...state.aria}
          id={state.id}
          disabled={readOnly}
        />
        <label htmlFor={state.id}>{field.label}</label>
      </div>
      {field.hint && (
        <div className="ui-field__hint ui-check-line__hint" id={`${state.id}-hint`}>
          {field.hint}
        </div>
      )}
      {field.notice && (
        <div className="ui-field__notice" id={`${state.id}-notice`}>
          {field.notice}
        </div>
      )}
      {state.error && (
        <p className="ui-field__error" id={`${state.id}-error`}>
          {state.error}
        </p>
      )}
    </div>
  );
}
