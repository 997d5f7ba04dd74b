import { useEffect, useRef } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { ApiError } from "../../lib/api/api-error.ts";
import { Button } from "../button.tsx";
import { FailureText } from "../feedback/failure-text.tsx";
import { useFieldSentence } from "./field/field-sentence.ts";
import { focusField } from "./field/focus-field.ts";
import { fieldId, useFormSurroundings } from "./field/form-context.ts";
import { flattenErrors } from "./flatten-errors.ts";

interface FormErrorsProps {
  readonly failure: ApiError | undefined;
  readonly title: string | undefined;
  readonly refusals: number;
}

/** The summary of errors with a link to each field; it takes the focus after every refused attempt. */
export function FormErrors({ failure, title, refusals }: FormErrorsProps) {
  const translate = useTranslations("errors");
  const sentence = useFieldSentence();
  const { idPrefix, fields } = useFormSurroundings();
  const { control } = useFormContext();
  const { errors } = useFormState({ control });
  const summary = useRef<HTMLDivElement>(null);
  const listed = inPageOrder(flattenErrors(errors), ({ path }) => fieldId(idPrefix, path));
  const isShown = refusals > 0 && (listed.length > 0 || failure !== undefined);

  const focused = useRef(0);
  useEffect(() => {
    // The fields' errors may arrive a moment after the refusal is counted.
    if (refusals === 0) focused.current = 0;
    if (!isShown || focused.current === refusals) return;
    focused.current = refusals;
    summary.current?.focus();
  }, [refusals, isShown]);

  if (!isShown) return null;
  return (
    <div className="ui-alert ui-alert--danger" ref={summary} tabIndex={-1} role="alert">
      {listed.length > 0 && (
        <>
          <h2 className="ui-alert__title">{translate("formTitle")}</h2>
          <p>{translate("code.invalid-input")}</p>
          <ul className="ui-alert__list">
            {listed.map(({ path, type, message }) => (
              <li key={path}>
                <ErrorLink
                  targetId={fieldId(idPrefix, path)}
                  label={fields.get(path)?.label}
                  text={sentence({ type, message }, fields.get(path)?.label ?? path)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {failure && (failure.code !== "invalid-input" || listed.length === 0) && (
        <FailureText error={failure} title={title} />
      )}
    </div>
  );
}

/**
 * Sorts fields by their place on the page, because a field may be rendered late, such as an address that another
 * choice asks for.
 */
function inPageOrder<T>(entries: readonly T[], idOf: (entry: T) => string): T[] {
  return entries
    .map((entry) => ({ entry, element: document.getElementById(idOf(entry)) }))
    .sort((left, right) => {
      if (!left.element || !right.element) return Number(!left.element) - Number(!right.element);
      const position = left.element.compareDocumentPosition(right.element);
      return position & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    })
    .map(({ entry }) => entry);
}

interface ErrorLinkProps {
  readonly targetId: string;
  readonly label: string | undefined;
  readonly text: string;
}

/** In a list "Letters only" says nothing by itself, so the field's label is added. */
function ErrorLink({ targetId, label, text }: ErrorLinkProps) {
  const named = label && !text.includes(label) ? `${label}: ${text}` : text;
  return label ? (
    <Button variant="link" onClick={() => focusField(targetId)}>
      {named}
    </Button>
  ) : (
    <>{named}</>
  );
}
