import { type Localized, locales } from "@portal/shared/locales.ts";
import { site } from "@portal/shared/site.ts";

/**
 * The pool sends these before it knows anything about a person, so each mail speaks all languages at once.
 * `{####}` is the code's place.
 */
const subject: Localized = {
  pt: "Seu código de verificação",
  en: "Your verification code",
  es: "Su código de verificación",
};

const sentence: Localized = {
  pt: "Use este código para confirmar o seu e-mail. Se não foi você que pediu, ignore esta mensagem.",
  en: "Use this code to confirm your e-mail address. If you did not ask for it, ignore this message.",
  es: "Use este código para confirmar su correo electrónico. Si no lo solicitó, ignore este mensaje.",
};

const paragraphs = locales.map((locale) => `<p lang="${locale}">${sentence[locale]}</p>`).join("");

export const verificationMail = {
  emailSubject: locales.map((locale) => subject[locale]).join(" · "),
  emailBody: `<h1>${site.companyLabel}</h1><p><strong>{####}</strong></p>${paragraphs}`,
};
