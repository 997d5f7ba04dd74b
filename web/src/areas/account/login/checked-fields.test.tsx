/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { pt, screen, show } from "../../../../testing/show.tsx";
import { CheckedFields } from "./checked-fields.tsx";

const words = pt["sign-in"].phrase;

function showForm() {
  show(
    <CheckedFields>
      <form>
        {[
          ["email", "email"],
          ["password", "password"],
          ["confirm_password", "password"],
        ].map(([name, type]) => (
          <div key={name} className="ui-field">
            <label htmlFor={name}>{name}</label>
            <input id={name} name={name} type={type} required aria-describedby={`${name}-hint`} />
          </div>
        ))}
      </form>
    </CheckedFields>,
  );
  const form = document.querySelector("form");
  if (!form) throw new Error("There is no form.");
  return { form, field: (name: string) => screen.getByLabelText<HTMLInputElement>(name) };
}
const refusals = () =>
  [...document.querySelectorAll(".ui-field__error")].map(({ textContent }) => textContent);
const fill = (input: HTMLInputElement, value: string) => fireEvent.input(input, { target: { value } });

test("a form that is sent too early names each field that is missing, and goes to the first", () => {
  const { form, field } = showForm();
  expect(form.checkValidity()).toBe(false);
  fireEvent.invalid(field("email"));
  expect(refusals()).toHaveLength(3);
  expect(refusals()[0]).toContain("email");
  expect(document.activeElement).toBe(field("email"));
  expect(field("email").getAttribute("aria-invalid")).toBe("true");
  expect(field("email").getAttribute("aria-describedby")).toBe("email-hint email-refused");
});

test("what is mended is not refused any longer, and described as before", () => {
  const { field } = showForm();
  fireEvent.invalid(field("email"));
  fill(field("email"), "ana@loja.example");
  expect(refusals()).toHaveLength(2);
  expect(field("email").getAttribute("aria-invalid")).toBe("false");
  expect(field("email").getAttribute("aria-describedby")).toBe("email-hint");
});

test("a broken address is told when the field is left, but neither an empty one nor on the way to a button", () => {
  const { field } = showForm();
  fireEvent.blur(field("email"));
  expect(refusals()).toEqual([]);
  fill(field("email"), "ana@");
  fireEvent.blur(field("email"), { relatedTarget: document.createElement("button") });
  expect(refusals()).toEqual([]);
  fireEvent.blur(field("email"), { relatedTarget: field("password") });
  expect(refusals()).toHaveLength(1);
});

test("two passwords that differ are refused until they are the same", () => {
  const { field } = showForm();
  fill(field("password"), "Right-horse-7");
  fill(field("confirm_password"), "Wrong-horse-7");
  fireEvent.blur(field("confirm_password"));
  expect(refusals()).toEqual([words.passwordsMustMatch]);
  fill(field("password"), "Wrong-horse-7");
  expect(refusals()).toEqual([]);
});
