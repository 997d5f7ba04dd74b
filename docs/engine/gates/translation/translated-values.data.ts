import type { Localized } from "@portal/shared/locales.ts";

/** What stands in backticks and is translated all the same: names that readers give things themselves. */
export const translatedValues: readonly Localized[] = [
  { pt: "destacarCampos", en: "markFields", es: "marcarCampos" },
  { pt: "mostrarErro", en: "showError", es: "mostrarError" },
  { pt: "acompanhar", en: "follow", es: "seguir" },
  { pt: "valor", en: "value", es: "valor" },
  { pt: "usuário:senha", en: "user:password", es: "usuario:contraseña" },
  { pt: "1:texto;2:texto;", en: "1:text;2:text;", es: "1:texto;2:texto;" },
];
