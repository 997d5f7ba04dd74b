/** Brings a field into the middle of the window and puts the cursor in it. */
export function focusField(id: string): void {
  const target = document.getElementById(id);
  // A group of choices is a fieldset, so its first control gets the focus.
  const control = target?.matches("fieldset") ? target.querySelector<HTMLElement>("input, button") : target;
  target?.scrollIntoView({ block: "center" });
  (control ?? target)?.focus({ preventScroll: true });
}
