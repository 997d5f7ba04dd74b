import type { Localized } from "../../shared/locales.ts";
import { docSets } from "../../shared/site.ts";

/** Doc sets that are reached by search and links, because the menu has its fixed fifteen (REQUIREMENTS 5). */
const outsideMenu = {
  clisitef: { pt: "CliSiTef", en: "CliSiTef", es: "CliSiTef" },
  "manual-interface-clisitef": {
    pt: "Interface por arquivos",
    en: "File interface",
    es: "Interfaz por archivos",
  },
  "conecta+": { pt: "Conecta+", en: "Conecta+", es: "Conecta+" },
  "m-sitef": { pt: "m-SiTef", en: "m-SiTef", es: "m-SiTef" },
  mobile: { pt: "Soluções móveis", en: "Mobile solutions", es: "Soluciones móviles" },
  "omni-transaction-api": {
    pt: "API Omni de transações",
    en: "Omni Transaction API",
    es: "API Omni de transacciones",
  },
  "pos-sitef-browser": { pt: "POS SiTef Browser", en: "POS SiTef Browser", es: "POS SiTef Browser" },
  "psp-fiserv": { pt: "API Pix do PSP", en: "PSP Pix API", es: "API Pix del PSP" },
  "smart-terminal": { pt: "Terminal inteligente", en: "Smart terminal", es: "Terminal inteligente" },
} as const satisfies Record<string, Localized>;

const names: ReadonlyMap<string, Localized> = new Map([
  ...docSets.map(({ id, label }) => [id, label] as const),
  ...Object.entries(outsideMenu),
]);

/** What readers call a doc set: in the trail above a page, in its title, in search and in the list of pages. */
export const findDocSetName = (id: string): Localized | undefined => names.get(id);

export function getDocSetName(id: string): Localized {
  const name = findDocSetName(id);
  if (!name) throw new Error(`The doc set "${id}" has no name in data/doc-set-names.data.ts.`);
  return name;
}
