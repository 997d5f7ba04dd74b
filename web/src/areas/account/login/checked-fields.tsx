import { type FocusEvent, type ReactNode, type SyntheticEvent, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslations } from "use-intl";

type Reason = "required" | "email" | "mismatch";

const reasonOf = ({ validity }: HTMLInputElement): Reason | undefined => {
  if (validity.valid) return undefined;
  if (validity.valueMissing) return "required";
  return validity.customError ? "mismatch" : "email";
};

const inputsOf = (form: HTMLFormElement | null): HTMLInputElement[] =>
  [...(form?.elements ?? [])].filter((element) => element instanceof HTMLInputElement);

/** Two passwords that differ are one more reason for the browser not to send the form. */
function comparePasswords(form: HTMLFormElement | null): void {
  const named = (name: string) => inputsOf(form).find((input) => input.name === name);
  const repeated = named("confirm_password");
  repeated?.setCustomValidity(repeated.value === named("password")?.value ? "" : "mismatch");
}

/**
 * Says in the reader's language what is wrong with a form of signing in, ours or the Authenticator's: the browser finds
 * it, but its own bubbles speak the browser's language and do not name the field.
 */
export function CheckedFields({ children }: { children: ReactNode }) {
  const [refused, setRefused] = useState<readonly HTMLInputElement[]>([]);
  const refuseForm = (event: SyntheticEvent) => {
    event.preventDefault();
    const wrong = inputsOf(event.target instanceof HTMLInputElement ? event.target.form : null).filter(
      reasonOf,
    );
    // Each wrong field is told of by an event of its own, the first one first.
    if (wrong[0] !== event.target) return;
    setRefused(wrong);
    wrong[0]?.focus();
  };
  const checkAgain = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    comparePasswords(target.form);
    setRefused((all) => all.filter((input) => input !== target && reasonOf(input)));
  };
  const checkOnLeave = ({ target, relatedTarget }: FocusEvent) => {
    // A sentence that appears would move the button away under the mouse.
    if (!(target instanceof HTMLInputElement) || target.value === "" || relatedTarget?.matches("button"))
      return;
    if (reasonOf(target)) setRefused((all) => [...all.filter((input) => input !== target), target]);
  };
  return (
    <div onInvalidCapture={refuseForm} onInputCapture={checkAgain} onBlurCapture={checkOnLeave}>
      {children}
      {refused.map((input) => (
        <Refusal key={input.id} input={input} />
      ))}
    </div>
  );
}

/** The sentence below a field, which the field is described by. */
function Refusal({ input }: { input: HTMLInputElement }) {
  const words = useTranslations("sign-in.phrase");
  const fieldError = useTranslations("errors.field");
  const id = `${input.id}-refused`;
  useEffect(() => {
    const before = input.getAttribute("aria-describedby");
    input.setAttribute("aria-invalid", "true");
    input.setAttribute("aria-describedby", [before, id].filter(Boolean).join(" "));
    return () => {
      input.setAttribute("aria-invalid", "false");
      if (before) input.setAttribute("aria-describedby", before);
      else input.removeAttribute("aria-describedby");
    };
  }, [input, id]);
  const place = input.closest(".amplify-field, .ui-field");
  const reason = reasonOf(input);
  if (!place || !reason) return null;
  const sentences = {
    required: () => fieldError("required", { field: input.labels?.[0]?.textContent ?? "", limit: 0 }),
    email: () => fieldError("invalid-email", { field: "", limit: 0 }),
    mismatch: () => words("passwordsMustMatch"),
  };
  return createPortal(
    <p className="ui-field__error" id={id}>
      {sentences[reason]()}
    </p>,
    place,
  );
}
