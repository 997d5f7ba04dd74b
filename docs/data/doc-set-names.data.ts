import type { Localized } from "../../shared/locales.ts";
import { type DocSetLink, docSets } from "../../shared/site.ts";

const asEverywhere = (name: string): Localized => ({ pt: name, en: name, es: name });

const docSet = <const Id extends string>(
  id: Id,
  label: Localized,
  page = "introducao",
): DocSetLink & { readonly id: Id } => ({ id, label, path: `/docs/${id}/${page}` });

/** Doc sets that are reached by the list of all, by search and by links: the menu has its fixed fifteen (REQUIREMENTS 5). */
const outsideMenu = [
  docSet("clisitef", asEverywhere("CliSiTef"), "tabela_codigos_funcoes"),
  docSet(
    "manual-interface-clisitef",
    { pt: "Interface por arquivos", en: "File interface", es: "Interfaz por archivos" },
    "informacoes-tecnicas",
  ),
  docSet("conecta+", asEverywhere("Conecta+")),
  docSet("m-sitef", asEverywhere("m-SiTef")),
  docSet(
    "mobile",
    { pt: "Soluções móveis", en: "Mobile solutions", es: "Soluciones móviles" },
    "home-mobile",
  ),
  docSet("omni-transaction-api", {
    pt: "API Omni de transações",
    en: "Omni Transaction API",
    es: "API Omni de transacciones",
  }),
  docSet("pos-sitef-browser", asEverywhere("POS SiTef Browser"), "pos-sitef-browser"),
  docSet("psp-fiserv", { pt: "API Pix do PSP", en: "PSP Pix API", es: "API Pix del PSP" }, "api-pix"),
  docSet(
    "smart-terminal",
    { pt: "Terminal inteligente", en: "Smart terminal", es: "Terminal inteligente" },
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
