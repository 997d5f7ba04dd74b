import { type Saver, saverSchema } from "@portal/shared/stage/saver.ts";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import * as z from "zod/mini";
import { ApiError, isApiError } from "../../lib/api/api-error.ts";
import type { Submission } from "../../lib/api/submission.ts";
import { createSubmissionKeys } from "../../lib/api/submission-key.ts";
import { type AutosaveShown, useFormAutosave } from "./autosave/use-form-autosave.ts";
import { errorsByPath, parseForm } from "./form-resolver.ts";
import { conflictsOf, type FieldConflict, mergeOnTop } from "./form-values.ts";
import { type FormCore, type FormMethods, useFormCore } from "./use-form-core.ts";

export interface ApiFormOptions<Values extends FieldValues, Result, Intent extends string> {
  /** The initial values; the item's `version` is one of them when the route's body has one. */
  readonly values: Values;
  /** What was typed before the page was loaded again; the values are what it is compared with. */
  readonly typed?: Values | undefined;
  /** Ways to send, by the name of their button; Enter takes the first. */
  readonly submissions: Readonly<Record<Intent, Submission<Result>>>;
  /**
   * The intent whose schema fields are checked with when the intents differ, such as sending beside saving a draft.
   * By default the one in use.
   */
  readonly checkedAs?: NoInfer<Intent>;
  /** The form's values of a saved item: they follow a save, and are "theirs" when versions conflict. */
  readonly valuesOf?: (item: Result) => Values;
  readonly onSaved?: (item: Result, intent: Intent) => void;
  /** Fills in what is only known when it is sent; a refusal of it is shown as the sending's. */
  readonly beforeSending?: (methods: FormMethods<Values>) => Promise<void>;
  /** The form saves itself with this intent while it is edited, unless its own `onSaved` says otherwise. */
  readonly autosave?: {
    readonly intent: NoInfer<Intent>;
    readonly onSaved: (item: Result) => void;
  };
  /** The sentence that introduces the reason when this form fails. */
  readonly failureTitle?: string;
}

export interface FormConflict {
  /** Who saved meanwhile, where the item says so. */
  readonly saver: Saver | undefined;
  /** The fields that both sides changed; of all others nothing is lost either way. */
  readonly fields: readonly FieldConflict[];
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  readonly dismiss: () => void;
}

export interface ApiForm<Values extends FieldValues = FieldValues, Intent extends string = string> {
  readonly methods: FormMethods<Values>;
  readonly intents: readonly Intent[];
  readonly submit: (intent: Intent) => void;
  readonly sending: Intent | undefined;
  /** Why the last attempt failed, unless every reason is shown at its field. */
  readonly failure: ApiError | undefined;
  readonly failureTitle: string | undefined;
  /** Grows with every refused try, so that the summary takes the focus each time. */
  readonly refusals: number;
  readonly isDirty: boolean;
  readonly isStillDirty: () => boolean;
  readonly conflict: FormConflict | undefined;
  /** Only of a form that saves itself. */
  readonly autosave: AutosaveShown | undefined;
}

/**
 * A form over routes of the API: validates with their schemas, keeps what was typed through every failure, puts
 * the server's refusals on their fields, repeats an uncertain send under the same idempotency key, and asks when
 * somebody else saved meanwhile.
 */
export function useApiForm<Values extends FieldValues, Result, Intent extends string>(
  options: ApiFormOptions<Values, Result, Intent>,
): ApiForm<Values, Intent> {
  const { submissions, failureTitle, checkedAs } = options;
  const intents = Object.keys(submissions).filter((key): key is Intent => key in submissions);
  const [primary] = intents;
  if (!primary) throw new Error("A form needs a way to be sent.");
  const [intent] = useState(() => createIntent(primary));
  const schema = () => submissions[checkedAs ?? intent.read()].schema;
  const core = useFormCore(options.values, schema, options.typed);
  const { methods, marks, isDirty, isStillDirty } = core;
  const { send, sending, outcome, refuse, forget, autosave } = useSending(options, core, intent);
  const submit = (chosen: Intent) => {
    if (sending) return;
    intent.write(chosen);
    forget();
    if (!checkedAs || chosen === checkedAs) methods.clearErrors();
    const { refusals: refused } = parseForm(submissions[chosen].schema, methods.getValues());
    marks.mark(refused);
    if (refused.size > 0) refuse();
    else void send(chosen);
  };
  const conflict = conflictOf(core, outcome.theirs, forget, () => submit(intent.read()));
  const { failure, refusals } = outcome;
  return {
    methods,
    intents,
    submit,
    sending,
    failure,
    failureTitle,
    refusals,
    isDirty,
    isStillDirty,
    conflict,
    autosave,
  };
}

/** The intent that the form is being sent with; the resolver reads it when it validates, long after rendering. */
function createIntent<Intent>(first: Intent) {
  let current = first;
  return {
    read: () => current,
    write: (next: Intent) => {
      current = next;
    },
  };
}

/** What somebody saved while this form was open. */
interface Theirs<Values> {
  readonly values: Values;
  readonly saver: Saver | undefined;
}

interface Outcome<Values> {
  readonly failure?: ApiError;
  readonly theirs?: Theirs<Values>;
  readonly refusals: number;
}

function useSending<Values extends FieldValues, Result, Intent extends string>(
  options: ApiFormOptions<Values, Result, Intent>,
  core: FormCore<Values>,
  lastIntent: ReturnType<typeof createIntent<Intent>>,
) {
  const { submissions, onSaved } = options;
  const [keys] = useState(() => createSubmissionKeys());
  const [sending, setSending] = useState<Intent>();
  const { outcome, forget, refuse, succeed, fail } = useOutcome(options, core);
  const quiet = useQuietSaving(options, core, (conflict, intent) => {
    // Keeping one's own version saves it, even if the last attempt was to send it.
    lastIntent.write(intent);
    fail(conflict, submissions[intent]);
  });
  const send = async (intent: Intent) => {
    setSending(intent);
    await quiet.settle();
    try {
      await options.beforeSending?.(core.methods);
      const sent = structuredClone(core.methods.getValues());
      const { body } = parseForm(submissions[intent].schema, sent);
      const idempotencyKey = keys.keyFor(`${intent} ${JSON.stringify(body)}`);
      const item = await submissions[intent].send(body, { idempotencyKey });
      keys.settle();
      quiet.confirm();
      succeed(item, sent);
      onSaved?.(item, intent);
    } catch (error) {
      keys.settle(error);
      fail(error, submissions[intent]);
    } finally {
      setSending(undefined);
    }
  };
  return { send, sending, outcome, refuse, forget, autosave: quiet.shown };
}

/** The outcome of the last attempt, and its effect on the form. */
function useOutcome<Values extends FieldValues, Result>(
  { valuesOf }: Pick<ApiFormOptions<Values, Result, string>, "valuesOf">,
  { methods, marks, rebase }: FormCore<Values>,
) {
  const [outcome, setOutcome] = useState<Outcome<Values>>({ refusals: 0 });
  const forget = () => setOutcome(({ refusals }) => ({ refusals }));
  const refuse = (reason: Omit<Outcome<Values>, "refusals"> = {}) =>
    setOutcome(({ refusals }) => ({ ...reason, refusals: refusals + 1 }));
  const succeed = (item: Result, sent: Values) => {
    setOutcome({ refusals: 0 });
    const next = valuesOf?.(item) ?? sent;
    // Input that was typed while the request ran is kept.
    rebase(next, mergeOnTop(sent, methods.getValues(), next));
  };
  const fail = (error: unknown, submission: Submission<Result>) => {
    const failure = isApiError(error) ? error : new ApiError("internal-error");
    marks.mark(errorsByPath(failure.fields), "server");
    const theirs = theirsIn(failure, submission, valuesOf);
    refuse(theirs ? { theirs } : { failure });
  };
  return { outcome, forget, refuse, succeed, fail };
}

function theirsIn<Values, Result>(
  failure: ApiError,
  { returns }: Submission<Result>,
  valuesOf: ((item: Result) => Values) | undefined,
): Theirs<Values> | undefined {
  if (failure.code !== "version-conflict" || !valuesOf) return undefined;
  const current = returns.safeParse(failure.current);
  return current.success ? { values: valuesOf(current.data), saver: saverOf(failure.current) } : undefined;
}

function useQuietSaving<Values extends FieldValues, Result, Intent extends string>(
  { submissions, valuesOf, autosave }: ApiFormOptions<Values, Result, Intent>,
  core: FormCore<Values>,
  onConflict: (conflict: ApiError, intent: Intent) => void,
) {
  const quiet = useFormAutosave(core, {
    submission: autosave && submissions[autosave.intent],
    valuesOf,
    onSaved: (item) => autosave?.onSaved(item),
    onConflict: (conflict) => autosave && onConflict(conflict, autosave.intent),
  });
  return {
    /** Before the form is sent in another way. */
    settle: async () => quiet.autosave?.settle(),
    confirm: () => quiet.autosave?.confirm(),
    shown: autosave && quiet.shown,
  };
}

/** An account is saved by nobody but the person that it is. */
const savedSchema = z.union([
  z.object({ savedBy: saverSchema }),
  z.pipe(
    saverSchema,
    z.transform((savedBy) => ({ savedBy })),
  ),
]);

const saverOf = (item: unknown): Saver | undefined => savedSchema.safeParse(item).data?.savedBy;

function conflictOf<Values extends FieldValues>(
  { methods, base, rebase }: FormCore<Values>,
  theirs: Theirs<Values> | undefined,
  forget: () => void,
  sendAgain: () => void,
): FormConflict | undefined {
  if (!theirs) return undefined;
  const { values, saver } = theirs;
  const settle = (winner: "mine" | "theirs") =>
    rebase(values, mergeOnTop(base.current, methods.getValues(), values, winner));
  return {
    saver,
    fields: conflictsOf(base.current, methods.getValues(), values),
    keepMine: () => {
      settle("mine");
      sendAgain();
    },
    takeTheirs: () => {
      settle("theirs");
      forget();
    },
    dismiss: forget,
  };
}
