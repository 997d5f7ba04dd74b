import { type ReactNode, useId } from "react";
import { useTranslations } from "use-intl";

interface PickerSearchProps {
  /** The name of the field that is searched in. */
  readonly label: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** What stands beside the search. */
  readonly children?: ReactNode;
}

/** Narrows the choices below it. */
export function PickerSearch({ label, typed, onType, children }: PickerSearchProps) {
  const translate = useTranslations("form.picker");
  const id = useId();
  return (
    <div className="ui-picker__bar">
      <label className="brand-visually-hidden" htmlFor={id}>
        {translate("searchIn", { field: label })}
      </label>
      <input
        id={id}
        className="ui-input"
        type="search"
        value={typed}
        placeholder={translate("search")}
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
        // Enter chooses in the list and must not send the form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      {children}
    </div>
  );
}
