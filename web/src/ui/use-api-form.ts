import { useEffect, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { ApiError, isApiError } from "../lib/api-error.ts";
import { errorsByPath, formErrorOf, schemaResolver } from "../lib/form-resolver.ts";
import { conflictsOf, type FieldConflict, mergeOnTop, sameValue } from "../lib/form-values.ts";
import type { Submission } from "../lib/submission.ts";
import { createSubmissionKeys } from "../lib/submission-key.ts";

export interface ApiFormOptions<Values extends FieldValues, Result, Intent extends string> {
  /** What the form starts from; the item's `version` is one of the values where the route's body has one. */
  readonly values: Values;
  /** Ways to send, by the name of their button; Enter takes the first. */
  readonly submissions: Readonly<Record<Intent, Submission<Result>>>;
  /** The form's values of a saved item: they follow a save, and are "theirs" when versions conflict. */
  readonly valuesOf?: (item: Result) => Values;
  readonly onSaved?: (item: Result, intent: Intent) => void;
  /** The specification's own sentence for a failure of this form, above the reason. */
  readonly failureTitle?: string;
}

export interface FormConflict {
  readonly fields: readonly FieldConflict[];
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  readonly dismiss: () => void;
}

export interface ApiForm<Values extends FieldValues = FieldValues, Intent extends string = string> {
  readonly methods: UseFormReturn<Values>;
  readonly intents: readonly Intent[];
  readonly submit: (intent: Intent) => void;
  readonly sending: Intent | undefined;
  /** Why the last try failed, unless each reason stands at its field. */
  readonly failure: ApiError | undefined;
  readonly failureTitle: string | undefined;
  /** Grows with every refused try, so that the summary takes the focus each time. */
  readonly refusals: number;
  readonly isDirty: boolean;
  /** The same, read now rather than at the last rendering. */
  readonly isStillDirty: () => boolean;
  readonly conflict: FormConflict | undefined;
}

function useDirty<Values extends FieldValues>(methods: UseFormReturn<Values>, base: { current: Values }) {
  const [isDirty, setDirty] = useState(false);
  useEffect(
    () =>
      methods.subscribe({
        formState: { values: true },
        callback: ({ values }) => setDirty(!sameValue(values, base.current)),
      }),
    [methods, base],
  );
  return [isDirty, setDirty] as const;
}

/**
 * A form over routes of the API: validates with their schemas, keeps what was typed through every failure, puts
 * the server's refusals on their fields, repeats an uncertain send under the same idempotency key, and asks when
 * somebody else saved meanwhile.
 */
export function useApiForm<Values extends FieldValues, Result, Intent extends string>(
  options: ApiFormOptions<Values, Result, Intent>,
): ApiForm<Values, Intent> {
  const intents = Object.keys(options.submissions) as Intent[];
  const intent = useRef(intents[0] as Intent);
  const base = useRef(options.values);
  const keys = useRef(createSubmissionKeys()).current;
  const methods = useForm<Values, unknown, FieldValues>({
    defaultValues: options.values as DefaultValues<Values>,
    resolver: schemaResolver<Values>(() => options.submissions[intent.current].schema),
    shouldFocusError: false,
  }) as unknown as UseFormReturn<Values>;
  const [isDirty, setDirty] = useDirty(methods, base);
  const [sending, setSending] = useState<Intent>();
  const [failure, setFailure] = useState<ApiError>();
  const [refusals, setRefusals] = useState(0);
  const [theirs, setTheirs] = useState<Values>();

  const rebase = (next: Values, kept: Values) => {
    base.current = next;
    methods.reset(kept);
    setDirty(!sameValue(kept, next));
  };

  const refuse = (error: unknown) => {
    const known = isApiError(error) ? error : new ApiError("internal-error");
    for (const [path, field] of errorsByPath(known.fields))
      methods.setError(path as Path<Values>, formErrorOf(field));
    const current = options.submissions[intent.current].returns.safeParse(known.current);
    const conflicting = known.code === "version-conflict" && options.valuesOf && current.success;
    if (conflicting && options.valuesOf) setTheirs(options.valuesOf(current.data));
    else setFailure(known);
    setRefusals((count) => count + 1);
  };

  const send = async (body: FieldValues) => {
    const sent = structuredClone(methods.getValues());
    setSending(intent.current);
    const idempotencyKey = keys.keyFor(`${intent.current} ${JSON.stringify(body)}`);
    try {
      const item = await options.submissions[intent.current].send(body, { idempotencyKey });
      keys.settle();
      // What was typed while the answer was on its way is not lost.
      if (options.valuesOf) {
        const next = options.valuesOf(item);
        rebase(next, mergeOnTop(sent, methods.getValues(), next));
      } else rebase(sent, methods.getValues());
      options.onSaved?.(item, intent.current);
    } catch (error) {
      keys.settle(error);
      refuse(error);
    } finally {
      setSending(undefined);
    }
  };

  const submit = (chosen: Intent) => {
    if (sending) return;
    intent.current = chosen;
    setFailure(undefined);
    const run = methods.handleSubmit(
      (body) => send(body),
      () => setRefusals((count) => count + 1),
    );
    void run();
  };

  const conflict = theirs && {
    fields: conflictsOf(methods.getValues(), theirs),
    keepMine: () => {
      rebase(theirs, mergeOnTop(base.current, methods.getValues(), theirs));
      setTheirs(undefined);
      submit(intent.current);
    },
    takeTheirs: () => {
      rebase(theirs, theirs);
      setTheirs(undefined);
    },
    dismiss: () => setTheirs(undefined),
  };

  const isStillDirty = () => !sameValue(methods.getValues(), base.current);
  return {
    methods,
    intents,
    submit,
    sending,
    failure,
    failureTitle: options.failureTitle,
    refusals,
    isDirty,
    isStillDirty,
    conflict,
  };
}
