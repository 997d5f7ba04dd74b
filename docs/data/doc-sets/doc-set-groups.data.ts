import type { Localized } from "@portal/shared/locales.ts";
import type { DocSetId } from "./doc-set-names.data.ts";

interface DocSetGroup {
  readonly label: Localized;
  readonly sets: readonly DocSetId[];
}

/** Where a payment happens, in the order in which the list of products and the product switcher show them. */
export const docSetGroups: Readonly<Record<string, DocSetGroup>> = {
  online: {
    label: { pt: "Na internet", en: "Online", es: "En internet" },
    sets: ["e-sitef", "e-sitef-argentina", "psp-fiserv"],
  },
  records: {
    label: { pt: "Consulta e conciliação", en: "Query and reconciliation", es: "Consulta y conciliación" },
    sets: ["sitefex-ws-consulta", "sitef-conciliador", "omni-transaction-api"],
  },
  counter: {
    label: { pt: "No ponto de venda", en: "At the point of sale", es: "En el punto de venta" },
    sets: [
      "clisitef",
      "clisitef-interface-aplicacao",
      "sitef-interface-simplificada",
      "clisitef-carteiras-digitais",
      "clisitef-cartao-combustivel",
      "clisitef-informacoes-sub-adquirencia",
      "clisitef-manual-de-referencia-espanhol",
      "manual-interface-clisitef",
    ],
  },
  terminal: {
    label: {
      pt: "Em terminais e celulares",
      en: "On terminals and phones",
      es: "En terminales y celulares",
    },
    sets: [
      "clisitef-interface-android",
      "pos-sitef-android",
      "conecta+",
      "m-sitef",
      "mobile",
      "pos-sitef-browser",
      "smart-terminal",
    ],
  },
  pinpad: {
    label: { pt: "Leitura no pinpad", en: "Pinpad reading", es: "Lectura en el pinpad" },
    sets: [
      "sitef-lepinblock",
      "clisitef-leitura-de-campo-aberto-no-pinpad",
      "clisitef-leitura-de-senha-aberta-no-pinpad",
    ],
  },
};
