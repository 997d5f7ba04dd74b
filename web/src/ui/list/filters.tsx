import { maxSearchLength } from "@portal/shared/paging.ts";
import { type ReactNode, useId } from "react";
import { type Choice, useChoiceLabel } from "../form/field/choice.ts";
import { useDebounced } from "./use-debounced.ts";

interface FilterSelectProps<Id extends string> {
  readonly label: string;
  readonly value: Id | undefined;
  readonly choices: readonly (Choice & { readonly id: Id })[];
  /** The label of the entry that filters nothing, when it is not one of the choices. */
  readonly any?: string;
  readonly onChange: (value: Id | undefined) => void;
}

export function FilterSelect<Id extends string>({
  label,
  value,
  choices,
  any,
  onChange,
}: FilterSelectProps<Id>) {
  const id = useId();
  const labelOf = useChoiceLabel();
  return (
    <div className="ui-filter">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="ui-input ui-input--select"
        value={value ?? ""}
        onChange={(event) => onChange(choices.find((choice) => choice.id === event.target.value)?.id)}
      >
        {any && <option value="">{any}</option>}
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {labelOf(choice)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface FilterSearchProps {
  readonly label: string;
  readonly hint?: string;
  readonly text: string;
  /** Called once the typing pauses. */
  readonly onSearch: (text: string) => void;
}

export function FilterSearch({ label, hint, text, onSearch }: FilterSearchProps) {
  const [typed, setTyped] = useDebounced(text, onSearch);
  const id = useId();
  return (
    <div className="ui-filter ui-filter--search">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        className="ui-input"
        value={typed}
        maxLength={maxSearchLength}
        placeholder={hint}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}

interface FilterDayProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or nothing. */
  readonly value: string | undefined;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (day: string | undefined) => void;
}

export function FilterDay({ label, value, min, max, onChange }: FilterDayProps) {
  const id = useId();
  return (
    <div className="ui-filter">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        className="ui-input"
        value={value ?? ""}
        min={min}
        max={max}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    </div>
  );
}

/** The row that filters stand in. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <search className="ui-filters">
      <div className="ui-filters__bar">{children}</div>
    </search>
  );
}
