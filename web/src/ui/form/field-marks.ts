import type { FieldError } from "@portal/shared/errors.ts";
import { type FieldErrors, type FieldValues, get, type Path, type UseFormReturn } from "react-hook-form";
import { flattenErrors } from "./flatten-errors.ts";
import { formErrorOf } from "./form-resolver.ts";
import { sameValue, withoutBlanks } from "./form-values.ts";

type Refusals = ReadonlyMap<string, Pick<FieldError, "code" | "limit">>;

/** A box that nobody has ticked is as empty as a text. */
const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== false && withoutBlanks(value) !== undefined;

/** The API names fields by their place in the body, and the form's values are the body. */
const isFieldOf = <Values extends FieldValues>(path: string, values: Values): path is Path<Values> =>
  (path.split(".")[0] ?? "") in values;

export interface FieldMarks {
  /** Marks these fields as refused; other marks stay. */
  readonly mark: (refusals: Refusals, from?: "form" | "server") => void;
  /**
   * Marks filled-in fields with invalid values: a draft that was saved half-typed shows them when it is opened
   * again.
   */
  readonly markFilled: () => void;
  /** Removes or updates a mark as soon as its reason changes, in its own field or in one it depends on. */
  readonly recheck: (errors: FieldErrors) => void;
}

interface MarkedForm<Values extends FieldValues>
  extends Pick<UseFormReturn<Values, unknown, FieldValues>, "setError" | "clearErrors"> {
  readonly getValues: () => Values;
}

/**
 * Which fields of a form are marked as refused. `refusals` is why sending the form now would fail. A field is marked
 * after it was left, when it was opened with an invalid value, or after sending was tried, never while it is typed.
 */
export function createFieldMarks<Values extends FieldValues>(
  { getValues, setError, clearErrors }: MarkedForm<Values>,
  refusals: () => Refusals,
): FieldMarks {
  /** A refusal that only the server can give stays until that field is edited: keeps the refused value, by path. */
  const fromServer = new Map<string, unknown>();

  const mark: FieldMarks["mark"] = (refused, from = "form") => {
    const values = getValues();
    for (const [path, error] of refused) {
      if (!isFieldOf(path, values)) continue;
      if (from === "server") fromServer.set(path, structuredClone(get(values, path)));
      setError(path, formErrorOf(error));
    }
  };
  return {
    mark,
    markFilled() {
      const values = getValues();
      mark(new Map([...refusals()].filter(([path]) => isFilled(get(values, path)))));
    },
    recheck(errors) {
      const marked = flattenErrors(errors);
      if (marked.length === 0) return;
      const now = refusals();
      const values = getValues();
      for (const { path, type } of marked) {
        if (!isFieldOf(path, values)) continue;
        if (fromServer.has(path) && sameValue(fromServer.get(path), get(values, path))) continue;
        fromServer.delete(path);
        const refused = now.get(path);
        if (!refused) clearErrors(path);
        else if (refused.code !== type) setError(path, formErrorOf(refused));
      }
    },
  };
}
