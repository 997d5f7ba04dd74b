import type { Localized } from "../locales.ts";
import type { PortalPath } from "../site.ts";

/**
 * Words of the header and footer; docs and portal read them here so that they are one site. No catalog has them, because
 * every page needs them before it knows its own: docs/papers/decisions/0046-texts-in-one-folder.md
 */
export const chrome = {
  docs: { pt: "Documentação", en: "Docs", es: "Documentación" },
  products: { pt: "Todos os produtos", en: "All products", es: "Todos los productos" },
  contact: { pt: "Contato", en: "Contact", es: "Contacto" },
  newWindow: { pt: "(abre em outro site)", en: "(opens another site)", es: "(abre otro sitio)" },
  language: { pt: "Idioma", en: "Language", es: "Idioma" },
  switchTheme: {
    pt: "Alternar entre tema claro e escuro",
    en: "Switch between light and dark theme",
    es: "Cambiar entre tema claro y oscuro",
  },
  menu: { pt: "Menu", en: "Menu", es: "Menú" },
  mainNavigation: { pt: "Principal", en: "Main", es: "Principal" },
  account: { pt: "Minha conta", en: "My account", es: "Mi cuenta" },
  login: { pt: "Entrar", en: "Log in", es: "Ingresar" },
  contactChannels: { pt: "Fale conosco", en: "Talk to us", es: "Contáctenos" },
  phone: { pt: "Telefone", en: "Phone", es: "Teléfono" },
  email: { pt: "E-mail", en: "E-mail", es: "Correo electrónico" },
  website: { pt: "Site", en: "Website", es: "Sitio web" },
  portal: { pt: "Portal", en: "Portal", es: "Portal" },
  startIntegration: {
    pt: "Iniciar integração",
    en: "Start your integration",
    es: "Iniciar integración",
  },
  dashboard: { pt: "Painel", en: "Dashboard", es: "Panel" },
  legal: { pt: "Legal", en: "Legal", es: "Legal" },
  privacy: { pt: "Política de privacidade", en: "Privacy policy", es: "Política de privacidad" },
  rights: {
    pt: "Todos os direitos reservados.",
    en: "All rights reserved.",
    es: "Todos los derechos reservados.",
  },
} as const satisfies Record<string, Localized>;

export interface AccountLink {
  readonly path: PortalPath;
  readonly label: Localized;
}

/** What a signed-in user finds in the account menu, in this order. */
export const accountLinks = [
  { path: "/onboarding/dashboard", label: chrome.dashboard },
  { path: "/profile", label: { pt: "Perfil", en: "Profile", es: "Perfil" } },
  { path: "/form", label: { pt: "Formulário", en: "Form", es: "Formulario" } },
  { path: "/logout", label: { pt: "Sair", en: "Log out", es: "Salir" } },
] as const satisfies readonly AccountLink[];

/** Support has a desk of its own and no form to fill in. */
export const supportLinks = [
  {
    path: "/onboarding/bo/dashboard",
    label: { pt: "Back office", en: "Back office", es: "Back office" },
  },
  ...accountLinks.filter(({ path }) => path === "/profile" || path === "/logout"),
] as const satisfies readonly AccountLink[];

/** Same slug in every language, so that the locale switch keeps it. */
export const privacyPath = "/privacidade";
