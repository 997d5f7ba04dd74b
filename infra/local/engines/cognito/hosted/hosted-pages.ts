const texts = {
  pt: {
    title: "Entrar",
    email: "E-mail",
    password: "Senha",
    submit: "Entrar",
    continueWith: "Continuar com",
    refused: "Não foi possível entrar",
    "wrong-password": "E-mail ou senha incorretos.",
    "too-many": "Muitas tentativas. Aguarde um pouco e tente novamente.",
    "not-ready": "Conclua seu cadastro no portal antes de entrar por aqui.",
  },
  en: {
    title: "Sign in",
    email: "E-mail",
    password: "Password",
    submit: "Sign in",
    continueWith: "Continue with",
    refused: "Sign-in is not possible",
    "wrong-password": "Incorrect e-mail or password.",
    "too-many": "Too many attempts. Wait a moment and try again.",
    "not-ready": "Finish your registration in the portal before you sign in here.",
  },
  es: {
    title: "Iniciar sesión",
    email: "Correo electrónico",
    password: "Contraseña",
    submit: "Iniciar sesión",
    continueWith: "Continuar con",
    refused: "No es posible iniciar sesión",
    "wrong-password": "Correo electrónico o contraseña incorrectos.",
    "too-many": "Demasiados intentos. Espera un momento e inténtalo de nuevo.",
    "not-ready": "Completa tu registro en el portal antes de iniciar sesión aquí.",
  },
} as const;

type Language = keyof typeof texts;
export type LoginProblem = "wrong-password" | "too-many" | "not-ready";

const isLanguage = (code: string): code is Language => Object.hasOwn(texts, code);

/** The first language that we speak among those asked for, else the site's own. */
export function chooseLanguage(...wanted: (string | null | undefined)[]): Language {
  const codes = wanted
    .flatMap((list) => list?.split(",") ?? [])
    .map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? "pt";
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  main { box-sizing: border-box; max-width: 24rem; margin: 10vh auto 0; padding: 0 1rem; }
  label, input, button, .provider { display: block; box-sizing: border-box; width: 100%; font: inherit; }
  input, button, .provider { margin-bottom: 1rem; padding: .5rem; }
  .provider { border: 1px solid; border-radius: .25rem; text-align: center; }`;

function document(language: Language, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><style>${style}</style></head>
<body><main><h1>${escape(title)}</h1>${content}</main></body>
</html>`;
}

/** The hosted sign-in form; it posts back everything that the application asked. */
export function loginPage(page: {
  language: Language;
  query: URLSearchParams;
  /** Provider name and the address that leads there. */
  providers: { name: string; url: string }[];
  withPassword: boolean;
  problem?: LoginProblem;
}): string {
  const words = texts[page.language];
  const problem = page.problem ? `<p role="alert">${words[page.problem]}</p>` : "";
  const links = page.providers
    .map(
      ({ name, url }) =>
        `<a class="provider" href="${escape(url)}">${words.continueWith} ${escape(name)}</a>`,
    )
    .join("");
  return document(page.language, words.title, problem + links + (page.withPassword ? form(page) : ""));
}

function form({ language, query }: { language: Language; query: URLSearchParams }): string {
  const words = texts[language];
  const hidden = [...query]
    .filter(([name]) => name !== "username" && name !== "password")
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join("");
  const name = escape(query.get("username") ?? query.get("login_hint") ?? "");
  return `<form method="post" action="login">${hidden}
<label for="username">${words.email}</label>
<input id="username" name="username" type="email" autocomplete="username" required value="${name}">
<label for="password">${words.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required>
<button>${words.submit}</button></form>`;
}

/** For who is to configure the client: the protocol's own words, in no language but that. */
export function refusedPage(code: string, description: string): string {
  return document("en", texts.en.refused, `<p><code>${escape(code)}</code></p><p>${escape(description)}</p>`);
}
