import type { Localized } from "../../shared/locales.ts";
import { docSet, docSets } from "../../shared/site.ts";

/** Doc sets that are reached by the list of all, by search and by links: the menu has its fixed fifteen (REQUIREMENTS 5). */
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

export type DocSetId = (typeof allDocSets)[number]["id"];

const names: ReadonlyMap<string, Localized> = new Map(allDocSets.map(({ id, label }) => [id, label]));

/** What readers call a doc set: in the trail above a page, in its title, in search and in the list of pages. */
export const findDocSetName = (id: string): Localized | undefined => names.get(id);

export function getDocSetName(id: string): Localized {
  const name = findDocSetName(id);
  if (!name) throw new Error(`The doc set "${id}" has no name in data/doc-set-names.data.ts.`);
  return name;
}
