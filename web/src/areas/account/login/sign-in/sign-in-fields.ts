interface PasswordWords {
  readonly hint: string;
  readonly show: string;
  readonly shown: string;
  readonly hidden: string;
}

/** Values typed into one form that the next one starts with. */
export function createCarried(email: string) {
  const typed = { email, name: "" };
  return {
    read: (field: keyof typeof typed): string => typed[field],
    take: (input: EventTarget): void => {
      if (!(input instanceof HTMLInputElement)) return;
      if (input.name === "username" || input.name === "email") typed.email = input.value;
      if (input.name === "name") typed.name = input.value;
    },
  };
}
type Carried = ReturnType<typeof createCarried>;

/** Fields of the Authenticator: labels say what to type, so there are no placeholders. */
export function signInFields({ hint, show, shown, hidden }: PasswordWords, carried: Carried) {
  const required = { placeholder: "", isRequired: true };
  const password = {
    ...required,
    showPasswordButtonLabel: show,
    passwordIsShownLabel: shown,
    passwordIsHiddenLabel: hidden,
  };
  const newPassword = { ...password, autocomplete: "new-password" };
  // Read by the Authenticator each time it draws a form, which is when a tab is switched to.
  const prefilled = <Field extends object>(from: Parameters<Carried["read"]>[0], field: Field): Field =>
    Object.defineProperty(field, "defaultValue", { enumerable: true, get: () => carried.read(from) });
  return {
    signIn: {
      username: prefilled("email", { ...required }),
      password: { ...password, autocomplete: "current-password" },
    },
    signUp: {
      name: prefilled("name", { ...required, order: 1, autocomplete: "name" }),
      email: prefilled("email", { ...required, order: 2 }),
      password: { ...newPassword, order: 3, descriptiveText: hint },
      confirm_password: { ...newPassword, order: 4 },
    },
  };
}
