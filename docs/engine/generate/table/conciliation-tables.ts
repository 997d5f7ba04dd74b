import type { Localized } from "@portal/shared/locales.ts";
import { conciliationNetworks } from "../../../data/sitef-conciliador/networks.data.ts";
import { returnFileFields } from "../../../data/sitef-conciliador/return-file-fields.data.ts";
import { type CodeTableSource, columns } from "./code-table.ts";

const words = {
  position: { pt: "Posição", en: "Position", es: "Posición" },
  content: { pt: "Conteúdo", en: "Content", es: "Contenido" },
  none: {
    pt: "O primeiro campo da linha.",
    en: "The first field of the line.",
    es: "El primer campo de la línea.",
  },
} as const satisfies Record<string, Localized>;

const record = (kind: string, name: Localized): CodeTableSource => ({
  id: `conciliation-record-${kind}`,
  caption: {
    pt: `Registro ${kind}: ${name.pt}`,
    en: `Record ${kind}: ${name.en}`,
    es: `Registro ${kind}: ${name.es}`,
  },
  columns: [words.position, columns.name, columns.type, words.content],
  anchorWord: `registro-${kind}`,
  rows: returnFileFields
    .filter((field) => field.record === kind)
    .map(({ position, name: field, type, meaning }) => ({
      code: String(position),
      cells: [field, type, meaning ?? words.none],
    })),
});

/** Layouts of the reconciliation's return files. */
export const conciliationTables: readonly CodeTableSource[] = [
  record("0", { pt: "cabeçalho", en: "header", es: "encabezado" }),
  record("1", { pt: "detalhe de venda", en: "sale details", es: "detalle de venta" }),
  record("10", { pt: "detalhe de crédito", en: "credit details", es: "detalle de crédito" }),
  record("100", { pt: "lote de antecipação", en: "anticipation batch", es: "lote de anticipación" }),
  record("200", { pt: "transação antecipada", en: "anticipated transaction", es: "transacción anticipada" }),
  record("9", { pt: "fechamento", en: "trailer", es: "cierre" }),
  {
    id: "conciliation-networks",
    caption: { pt: "Redes", en: "Networks", es: "Redes" },
    columns: [columns.code, columns.name],
    anchorWord: "rede",
    rows: conciliationNetworks.map(({ code, name }) => ({ code, cells: [name] })),
  },
];
