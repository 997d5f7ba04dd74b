import { useEffect, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import type { FormMethods } from "../../../../ui/form/use-form-core.ts";

/**
 * Stores what is typed into a dialog while it is typed, so that it survives closing the dialog or leaving the page.
 */
export function useWritten<Values extends FieldValues>(
  methods: FormMethods<Values>,
  onWritten: (values: Values) => void,
): void {
  const latest = useRef(onWritten);
  useEffect(() => {
    latest.current = onWritten;
  });
  useEffect(
    () =>
      methods.subscribe({
        formState: { values: true },
        callback: ({ values }) => latest.current(values),
      }),
    [methods],
  );
}
