import type { InputEvent } from "react";

/** Sends a form of one field as soon as the mailed code in it is whole, however it is written: "123456", "123 456". */
export function sendWholeCode({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const digits = input.value.replaceAll(/\D/g, "");
  if (digits.length !== 6) return;
  input.value = digits;
  input.form?.requestSubmit();
}
