import { docSet, docSets } from "./site.ts";

/** Doc sets that are reached by the list of all, by search and by links: the menu has its fixed fifteen. */
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

/** Those of the menu first, then the others; each with the page that its readers open first. */
export const allDocSets = [...docSets, ...outsideMenu] as const;
