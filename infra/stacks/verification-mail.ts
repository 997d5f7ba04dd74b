import { type Localized, locales } from "@portal/shared/locales.ts";
import { site } from "@portal/shared/site.ts";

/**
 * One wording for all its codes: only a function of ours could tell the mail of a new address from that of a forgotten
 * password. The pool sends these before it knows anything about a person, so each mail speaks all languages at once.
 * `{####}` is the code's place.
 */
const subject: Localized = {
  pt: "Seu código de verificação",
  en: "Your verification code",
  es: "Su código de verificación",
};

const sentence: Localized = {
  pt: "Use este código no portal para confirmar o seu e-mail ou para redefinir a sua senha, conforme o que você pediu. Se não foi você que pediu, ignore esta mensagem: nada muda na conta.",
  en: "Use this code in the portal to confirm your e-mail address or to reset your password, whichever you asked for. If you did not ask for it, ignore this message: nothing changes in the account.",
  es: "Use este código en el portal para confirmar su correo electrónico o para restablecer su contraseña, según lo que haya pedido. Si no lo pidió, ignore este mensaje: nada cambia en la cuenta.",
};

const paragraphs = locales.map((locale) => `<p lang="${locale}">${sentence[locale]}</p>`).join("");

export const verificationMail = {
  emailSubject: locales.map((locale) => subject[locale]).join(" · "),
  // The code comes first, where a mailbox shows how a mail begins: Cognito puts it into no subject.
  emailBody: `<p><strong>{####}</strong></p>${paragraphs}<p>${site.companyLabel}</p>`,
};
