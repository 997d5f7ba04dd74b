import { type RefObject, useEffect, useRef, useState } from "react";
import { type FieldValues, type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import { sameValue } from "../lib/form-values.ts";

export type FormMethods<Values extends FieldValues> = UseFormReturn<Values, unknown, FieldValues>;

export interface FormCore<Values extends FieldValues> {
  readonly methods: FormMethods<Values>;
  /** What the server has, as far as this form knows. */
  readonly base: RefObject<Values>;
  readonly isDirty: boolean;
  /** The same, read now rather than at the last rendering. */
  readonly isStillDirty: () => boolean;
  /** Continues from `next`, with `kept` in the fields. */
  readonly rebase: (next: Values, kept: Values) => void;
}

/** Values, the base they are compared with, and whether they differ: blanks and order of keys do not count. */
export function useFormCore<Values extends FieldValues>(
  initial: Values,
  resolver: Resolver<Values, unknown, FieldValues>,
): FormCore<Values> {
  const [values] = useState(initial);
  const base = useRef(values);
  const [isDirty, setDirty] = useState(false);
  const methods = useForm<Values, unknown, FieldValues>({
    values,
    resolver,
    // The summary of errors takes the focus.
    shouldFocusError: false,
  });
  const isStillDirty = () => !sameValue(methods.getValues(), base.current);
  useEffect(
    () =>
      methods.subscribe({
        formState: { values: true },
        callback: (state) => setDirty(!sameValue(state.values, base.current)),
      }),
    [methods],
  );
  const rebase = (next: Values, kept: Values) => {
    base.current = next;
    methods.reset(kept);
    setDirty(!sameValue(kept, next));
  };
  return { methods, base, isDirty, isStillDirty, rebase };
}
