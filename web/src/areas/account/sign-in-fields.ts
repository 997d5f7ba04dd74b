interface PasswordWords {
  readonly newPassword: string;
  readonly hint: string;
  readonly show: string;
  readonly shown: string;
  readonly hidden: string;
}

/** Fields of the Authenticator: labels say what to type, so there are no placeholders. */
export function signInFields({ newPassword: newPasswordLabel, hint, show, shown, hidden }: PasswordWords) {
  const required = { placeholder: "", isRequired: true };
  const password = {
    ...required,
    showPasswordButtonLabel: show,
    passwordIsShownLabel: shown,
    passwordIsHiddenLabel: hidden,
  };
  const newPassword = { ...password, autocomplete: "new-password" };
  return {
    signIn: { username: required, password: { ...password, autocomplete: "current-password" } },
    signUp: {
      name: { ...required, order: 1, autocomplete: "name" },
      email: { ...required, order: 2 },
      password: { ...newPassword, order: 3, descriptiveText: hint },
      confirm_password: { ...newPassword, order: 4 },
    },
    confirmSignUp: { confirmation_code: { ...required, autocomplete: "one-time-code" } },
    forgotPassword: { username: required },
    confirmResetPassword: {
      confirmation_code: { ...required, autocomplete: "one-time-code" },
      password: { ...newPassword, label: newPasswordLabel, descriptiveText: hint },
      confirm_password: newPassword,
    },
  };
}
