import { createContext, useContext, useEffect } from "react";

interface FieldDescription {
  readonly label: string;
  /** How a value of the field is shown where there is no input, such as the label of an option. */
  readonly display?: (value: unknown) => string;
}

export interface FormSurroundings {
  readonly idPrefix: string;
  readonly readOnly: boolean;
  readonly fields: Map<string, FieldDescription>;
}

export const FormSurroundingsContext = createContext<FormSurroundings | undefined>(undefined);

export function useFormSurroundings(): FormSurroundings {
  const surroundings = useContext(FormSurroundingsContext);
  if (!surroundings) throw new Error("A form field stands outside of <ApiForm>.");
  return surroundings;
}

export const fieldId = (idPrefix: string, name: string): string => `${idPrefix}${name.replaceAll(".", "-")}`;

/** Lets the error summary and the conflict dialog call the field by its label. */
export function useDescribeField(name: string, label: string, display?: (value: unknown) => string): string {
  const { idPrefix, fields } = useFormSurroundings();
  useEffect(() => {
    // Setting an entry again keeps its place in the map, and the map's order is the order on the page.
    fields.set(name, { label, display });
  });
  useEffect(
    () => () => {
      fields.delete(name);
    },
    [fields, name],
  );
  return fieldId(idPrefix, name);
}
