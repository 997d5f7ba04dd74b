import { docSet, docSets, libraryDocSet } from "../site.ts";

/**
 * Doc sets outside the menu's fifteen: readers reach them by the product switcher, by the list of all products, by
 * search and by links.
 */
const outsideMenu = [
  libraryDocSet,
  docSet(
    "manual-interface-clisitef",
    "Interface por arquivos",
    "File interface",
    "Interfaz por archivos",
    "informacoes-tecnicas",
  ),
  docSet("conecta+", "Conecta+", "Conecta+", "Conecta+"),
  docSet("m-sitef", "m-SiTef", "m-SiTef", "m-SiTef"),
  docSet("mobile", "Soluções móveis", "Mobile solutions", "Soluciones móviles", "home-mobile"),
  docSet(
    "omni-transaction-api",
    "API Omni de transações",
    "Omni Transaction API",
    "API Omni de transacciones",
  ),
  docSet(
    "pos-sitef-browser",
    "POS SiTef Browser",
    "POS SiTef Browser",
    "POS SiTef Browser",
    "pos-sitef-browser",
  ),
  docSet("psp-fiserv", "API Pix do PSP", "PSP Pix API", "API Pix del PSP", "api-pix"),
  docSet(
    "smart-terminal",
    "Terminal inteligente",
    "Smart terminal",
    "Terminal inteligente",
    "home-smart-terminal",
  ),
] as const;

/** The doc sets of the menu, then the others, each with the page that readers open first. */
export const allDocSets = [...docSets, ...outsideMenu] as const;

/**
 * Pages that were taken back because what they said has no public source, each with the page of its set that says what
 * is public instead. Readers keep links to them, so the edge leads on from their addresses, in every language.
 */
export const withdrawnPages = [
  { address: "/docs/conecta+/pagamento", page: "/docs/conecta+/introducao" },
  { address: "/docs/conecta+/confirmacao", page: "/docs/conecta+/introducao" },
  { address: "/docs/conecta+/cancelamento", page: "/docs/conecta+/introducao" },
  { address: "/docs/omni-transaction-api/autenticacao", page: "/docs/omni-transaction-api/introducao" },
  {
    address: "/docs/omni-transaction-api/consulta-transacao",
    page: "/docs/omni-transaction-api/exemplo-resposta-endpoint",
  },
] as const;
