import { type RefObject, useEffect, useRef, useState } from "react";
import { type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { createFieldMarks, type FieldMarks } from "./field-marks.ts";
import { parseForm, schemaResolver } from "./form-resolver.ts";
import { sameValue } from "./form-values.ts";

export type FormMethods<Values extends FieldValues> = UseFormReturn<Values, unknown, FieldValues>;

export interface FormCore<Values extends FieldValues> {
  readonly methods: FormMethods<Values>;
  readonly marks: FieldMarks;
  /** The values on the server, as far as this form knows. */
  readonly base: RefObject<Values>;
  readonly isDirty: boolean;
  /** The same, read now rather than at the last rendering. */
  readonly isStillDirty: () => boolean;
  /** Continues from `next`, with `kept` in the fields. */
  readonly rebase: (next: Values, kept: Values) => void;
}

/**
 * Values, the base they are compared with, and whether they differ: blanks and order of keys do not count. Fields are
 * checked with `schema`, which may change with the button that is pressed. `typed` is what they begin with, where that
 * is not the base itself.
 */
export function useFormCore<Values extends FieldValues>(
  initial: Values,
  schema: () => z.ZodMiniType,
  typed: Values = initial,
): FormCore<Values> {
  const [values] = useState(typed);
  const [first] = useState(initial);
  const base = useRef(first);
  const [isDirty, setDirty] = useState(() => !sameValue(values, first));
  const methods = useForm<Values, unknown, FieldValues>({
    values,
    resolver: schemaResolver(schema),
    // The summary of errors takes the focus.
    shouldFocusError: false,
    // From then on `marks` keeps them up to date, also for fields that depend on the edited one.
    reValidateMode: "onSubmit",
  });
  const [marks] = useState(() =>
    createFieldMarks(methods, () => parseForm(schema(), methods.getValues()).refusals),
  );
  const isStillDirty = () => !sameValue(methods.getValues(), base.current);
  useEffect(
    () =>
      methods.subscribe({
        formState: { values: true },
        callback: ({ values: now, errors }) => {
          setDirty(!sameValue(now, base.current));
          marks.recheck(errors ?? {});
        },
      }),
    [methods, marks],
  );
  useEffect(() => marks.markFilled(), [marks]);
  const rebase = (next: Values, kept: Values) => {
    base.current = next;
    methods.reset(kept);
    setDirty(!sameValue(kept, next));
    marks.markFilled();
  };
  return { methods, marks, base, isDirty, isStillDirty, rebase };
}
