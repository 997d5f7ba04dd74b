import { docSet, docSets } from "./site.ts";

/**
 * Doc sets outside the menu, which is fixed at fifteen: readers reach them by the list of all doc sets, by search
 * and by links.
 */
const outsideMenu = [
  docSet("clisitef", "CliSiTef", "CliSiTef", "CliSiTef", "tabela_codigos_funcoes"),
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
