import type { LocalizedText } from "../schema.ts";

/** What the provider's own document of a doc set says of itself. */
export interface DocumentVersion {
  readonly name: LocalizedText;
  readonly number: string;
  /** A day or, where no more is sure, a year; absent where no public page dates it. */
  readonly date?: `${number}-${number}-${number}` | `${number}`;
}

const same = (name: string): LocalizedText => ({ pt: name, en: name, es: name });

/** By doc set. No public page numbers the documents of the others. */
export const documentVersions: Readonly<Partial<Record<string, DocumentVersion>>> = {
  clisitef: {
    name: {
      pt: "Especificação técnica da CliSiTef",
      en: "CliSiTef technical specification",
      es: "Especificación técnica de CliSiTef",
    },
    number: "248",
  },
  "clisitef-manual-de-referencia-espanhol": {
    name: {
      pt: "Manual de referência em espanhol",
      en: "Reference manual in Spanish",
      es: "Manual de referencia en español",
    },
    number: "2.01",
  },
  "sitefex-ws-consulta": {
    name: { pt: "WS Consulta", en: "WS Query", es: "WS Consulta" },
    number: "1.35",
    date: "2022-01-28",
  },
  "sitef-lepinblock": {
    name: {
      pt: "Leitura direta de PIN-block",
      en: "Direct PIN-block reading",
      es: "Lectura directa de PIN-block",
    },
    number: "1.08",
    date: "2019",
  },
  "sitef-conciliador": {
    name: {
      pt: "Layout mais novo do Conciliador",
      en: "Newest layout of Reconciliation",
      es: "Diseño más nuevo de Conciliación",
    },
    number: "4.3",
  },
  // The letters and digits behind the number are the document's own; none of them is said to be a day.
  "pos-sitef-browser": { name: same("POS-SiTef Browser"), number: "B07.03.07r000 220711 Rev A" },
};
