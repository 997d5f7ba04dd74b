import { isRecord } from "@portal/shared/field/record.ts";
import { useEffect, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { FormMethods } from "../use-form-core.ts";

const keyOf = (form: string): string => `typed.${form}`;

/** Another release may have other fields: what was typed for those is left. */
const isShapedLike = <Values>(kept: unknown, like: Values): kept is Values => {
  if (!isRecord(like)) return true;
  if (!isRecord(kept)) return false;
  const names = Object.keys(like);
  return (
    names.length === Object.keys(kept).length &&
    names.every((name) => name in kept && isShapedLike(kept[name], like[name]))
  );
};

function read<Values>(form: string, like: Values): Values | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "null");
    return kept !== null && isShapedLike(kept, like) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function write(form: string, values: FieldValues | undefined): void {
  try {
    if (values) sessionStorage.setItem(keyOf(form), JSON.stringify(values));
    else sessionStorage.removeItem(keyOf(form));
  } catch {
    // Storage may be forbidden or full: the form works without it.
  }
}

/** What was typed into a form of this name before the page was loaded again, in this tab; shaped like its values. */
export function useKeptInput<Values>(form: string, like: Values): Values | undefined {
  const [kept] = useState(() => read(form, like));
  return kept;
}

interface KeptForm<Values extends FieldValues> {
  readonly methods: FormMethods<Values>;
  readonly isDirty: boolean;
}

/** Keeps what is typed for a page that is loaded again. Who saves it, or leaves it behind in the portal, is done with it. */
export function useKeepInput<Values extends FieldValues>(
  form: string,
  { methods, isDirty }: KeptForm<Values>,
): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    write(form, methods.getValues());
    const stop = methods.subscribe({
      formState: { values: true },
      callback: ({ values }) => write(form, values),
    });
    return () => {
      stop();
      write(form, undefined);
    };
  }, [form, methods, isDirty]);
}
