import type { DataFile } from "../../../data/code-table.ts";
import { codeTables } from "../../../data/code-tables.ts";
import { operationPages } from "../../../data/e-sitef/operation-pages.ts";
import { routing } from "../../../data/e-sitef/routing/routing.ts";
import { routingNotes } from "../../../data/e-sitef/routing/routing-notes.data.ts";
import { routings } from "../../../data/e-sitef/routing/routings.data.ts";
import { fieldPages } from "../../../data/manual-interface-clisitef/field-pages.data.ts";
import { fieldRows } from "../../../data/manual-interface-clisitef/field-rows.data.ts";
import {
  fieldGroup,
  fieldPage,
  fieldRow,
  libraryName,
} from "../../../data/manual-interface-clisitef/field-schema.ts";
import { fieldGroups } from "../../../data/manual-interface-clisitef/groups.data.ts";
import { libraryNames } from "../../../data/manual-interface-clisitef/library-names.data.ts";
import { callsOf } from "../../../data/product-api/described.ts";
import { pspApi, wsConsultaApi } from "../../../data/product-apis.ts";
import * as schema from "../../../data/schema.ts";

const exchange = (
  name: string,
  entries: readonly object[],
  of: DataFile["schema"],
  key: DataFile["key"],
): DataFile => ({ file: `data/manual-interface-clisitef/${name}.data.ts`, schema: of, entries, key });

/** Every file of data that pages, tables, the index and the OpenAPI document are made from. */
export const dataFiles: readonly DataFile[] = [
  ...codeTables,
  {
    file: "data/e-sitef/operation-pages.ts",
    schema: schema.operationPage,
    entries: operationPages,
    key: "page",
  },
  { file: "data/e-sitef/routing/routings.data.ts", schema: routing, entries: routings, key: "slug" },
  {
    file: "data/e-sitef/routing/routing-notes.data.ts",
    schema: schema.groundedText,
    entries: Object.values(routingNotes).flatMap((notes) =>
      notes.map(({ fact, ...text }) => ({ name: fact, fact, meaning: text })),
    ),
    key: "name",
  },
  ...[wsConsultaApi, pspApi].map(
    (api): DataFile => ({
      file: `data/${api.docSet}/*-words.data.ts`,
      schema: schema.apiCall,
      entries: callsOf(api),
      key: "id",
    }),
  ),
  exchange("groups", fieldGroups, fieldGroup, "id"),
  exchange("field-pages", fieldPages, fieldPage, "slug"),
  exchange("field-rows", fieldRows, fieldRow, "slug"),
  exchange("library-names", libraryNames, libraryName, "slug"),
];
