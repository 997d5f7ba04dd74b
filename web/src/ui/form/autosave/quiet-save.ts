import type { FieldValues, Path, PathValue } from "react-hook-form";
import { ApiError, isApiError, isUncertain } from "../../../lib/api/api-error.ts";
import type { Submission } from "../../../lib/api/submission.ts";
import { parseForm } from "../form-resolver.ts";
import type { FormCore } from "../use-form-core.ts";
import type { SaveEnd } from "./autosave.ts";

export interface QuietOptions<Values extends FieldValues, Result> {
  readonly submission: Submission<Result> | undefined;
  readonly valuesOf: ((item: Result) => Values) | undefined;
  readonly onSaved: (item: Result) => void;
  /** Somebody else saved meanwhile; the form asks what to do. */
  readonly onConflict: (conflict: ApiError) => void;
}

type EditedForm<Values extends FieldValues> = Pick<FormCore<Values>, "base" | "isStillDirty"> & {
  readonly methods: Pick<FormCore<Values>["methods"], "setValue"> & { readonly getValues: () => Values };
};

/** One attempt. While its outcome is unknown it is repeated unchanged, so that it has one effect. */
interface Attempt<Values> {
  readonly sent: Values;
  readonly body: FieldValues;
  readonly idempotencyKey: string;
}

const mayWorkLater = (error: ApiError): boolean => isUncertain(error) || error.code === "too-many-requests";

/**
 * Saves a form without a button: input stays as typed, only the version changes. After a conflict nothing is saved
 * until the person has settled it.
 */
export class QuietSave<Values extends FieldValues, Result> {
  refusal: ApiError | undefined;
  #uncertain: Attempt<Values> | undefined;
  #conflictedOn: Values | undefined;

  get isUncertain(): boolean {
    return this.#uncertain !== undefined;
  }

  async save(form: EditedForm<Values>, options: QuietOptions<Values, Result>): Promise<SaveEnd> {
    const { submission, valuesOf, onSaved } = options;
    if (!submission || !valuesOf || !(this.isUncertain || form.isStillDirty())) return "nothing";
    // Until the conflict is settled the form keeps the version it had when the conflict came.
    if (this.#conflictedOn === form.base.current) return "refused";
    const attempt = this.#uncertain ?? attemptOf(form, submission);
    if (attempt instanceof ApiError) return this.#refuse(attempt);
    try {
      const item = await submission.send(attempt.body, { idempotencyKey: attempt.idempotencyKey });
      this.#uncertain = undefined;
      this.refusal = undefined;
      follow(form, attempt.sent, valuesOf(item));
      onSaved(item);
      return "saved";
    } catch (error) {
      return this.#fail(isApiError(error) ? error : new ApiError("internal-error"), attempt, form, options);
    }
  }

  #fail(
    error: ApiError,
    attempt: Attempt<Values>,
    { base }: EditedForm<Values>,
    { onConflict }: QuietOptions<Values, Result>,
  ): SaveEnd {
    this.#uncertain = mayWorkLater(error) ? attempt : undefined;
    if (this.isUncertain) return "unreachable";
    if (error.code === "version-conflict") {
      this.#conflictedOn = base.current;
      onConflict(error);
    }
    return this.#refuse(error);
  }

  #refuse(error: ApiError): SaveEnd {
    this.refusal = error;
    return "refused";
  }
}

function attemptOf<Values extends FieldValues, Result>(
  { methods }: EditedForm<Values>,
  { schema }: Submission<Result>,
): Attempt<Values> | ApiError {
  const sent = structuredClone(methods.getValues());
  const { body, refusals } = parseForm(schema, sent);
  if (refusals.size > 0) return new ApiError("invalid-input");
  return { sent, body: { ...body, isAutomatic: true }, idempotencyKey: crypto.randomUUID() };
}

const isFieldOf = <Values extends FieldValues>(name: string, values: Values): name is Path<Values> =>
  name in values;

/** After a save: what was sent is the new base; what was typed since is unsaved. */
function follow<Values extends FieldValues>(
  { methods, base }: EditedForm<Values>,
  sent: Values,
  saved: Values,
): void {
  const version = "version";
  base.current = version in saved ? Object.assign(sent, { version: saved[version] }) : sent;
  if (!isFieldOf(version, saved)) return;
  const now: PathValue<Values, Path<Values>> = saved[version];
  methods.setValue(version, now);
}
