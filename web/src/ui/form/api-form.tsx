import { type ReactNode, Suspense, useId, useMemo } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { lazyPart } from "../feedback/lazy-part.tsx";
import { type FormSurroundings, FormSurroundingsContext } from "./field/form-context.ts";
import { FormErrors } from "./form-errors.tsx";
import { UnsavedChangesGuard } from "./leaving/unsaved-changes.tsx";
import type { ApiForm as ApiFormState } from "./use-api-form.ts";

/** Most forms never see a conflict. */
const ConflictDialog = lazyPart(async () => (await import("./conflict-dialog.tsx")).ConflictDialog);

interface ApiFormProps<Values extends FieldValues, Intent extends string> {
  readonly form: ApiFormState<Values, Intent>;
  /** The form's name for screen readers: the page's heading, when the form is the page. */
  readonly "aria-labelledby"?: string;
  readonly "aria-label"?: string;
  readonly readOnly?: boolean;
  /** For a form whose item is named in the address's query, see `UnsavedChangesGuard`. */
  readonly isSameForm?: (search: string, next: string) => boolean;
  readonly children: ReactNode;
}

/** The surroundings of every form: error summary, conflict dialog, guard of unsaved changes. */
export function ApiForm<Values extends FieldValues, Intent extends string>({
  form,
  readOnly = false,
  isSameForm,
  children,
  ...names
}: ApiFormProps<Values, Intent>) {
  const idPrefix = useId();
  const surroundings = useMemo(
    (): FormSurroundings => ({ idPrefix, readOnly, fields: new Map() }),
    [idPrefix, readOnly],
  );
  const [primary] = form.intents;
  return (
    <FormProvider {...form.methods}>
      <FormSurroundingsContext value={surroundings}>
        <form
          {...names}
          className="ui-form"
          noValidate
          aria-busy={form.sending !== undefined}
          onSubmit={(event) => {
            event.preventDefault();
            if (primary && !readOnly) form.submit(primary);
          }}
        >
          <FormErrors failure={form.failure} title={form.failureTitle} refusals={form.refusals} />
          {children}
        </form>
        <Suspense>{form.conflict && <ConflictDialog conflict={form.conflict} />}</Suspense>
        <UnsavedChangesGuard
          when={form.isDirty && !readOnly}
          isStillUnsaved={form.isStillDirty}
          isSameForm={isSameForm}
          onSave={form.autosave?.saveNow}
        />
      </FormSurroundingsContext>
    </FormProvider>
  );
}

/** A titled part of a long form. */
export function FormSection({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="ui-section" aria-labelledby={id}>
      <div className="ui-section__head">
        <h2 id={id}>{title}</h2>
        {intro && <p>{intro}</p>}
      </div>
      <div className="ui-section__body">{children}</div>
    </section>
  );
}
