import type { Locale } from "@portal/shared/locales.ts";
import { librarySections } from "../../data/clisitef/reference/sections.data.ts";
import { manualSections } from "../../data/clisitef-manual-de-referencia-espanhol/sections.data.ts";
import { type OperationPage, operationPages } from "../../data/e-sitef/operation-pages.ts";
import { routings } from "../../data/e-sitef/routing/routings.data.ts";
import { argentinaDocSet, argentinaPages } from "../../data/e-sitef-argentina/argentina-pages.ts";
import { fieldPages } from "../../data/manual-interface-clisitef/field-pages.data.ts";
import { fieldGroups } from "../../data/manual-interface-clisitef/groups.data.ts";
import { callsOf } from "../../data/product-api/described.ts";
import { wsConsultaApi } from "../../data/product-apis.ts";
import { simplifiedSections } from "../../data/sitef-interface-simplificada/simplified-sections.data.ts";
import { referenceWords } from "../../words/reference.ts";
import { fieldDocSet } from "./field/field-page.ts";
import { sortedByTitle } from "./field/sorted-by-title.ts";
import type { GeneratedSidebars } from "./generated-facts.ts";
import { docId, docSetPageId } from "./generated-page.ts";
import { libraryDocSet, libraryId } from "./library/library-links.ts";
import { manualDocSet } from "./library/manual-page.ts";
import { operationDocSet } from "./operation/operation-page.ts";
import { groupWords } from "./operation/operation-words.ts";
import { routingWords } from "./operation/routing-words.ts";
import { simplifiedDocSet, simplifiedId } from "./simplified/simplified-links.ts";
import { tablePages } from "./table/table-pages.data.ts";

const labels = referenceWords.sidebar;

/** Written by hand, in reading order. */
const exchangePages = [
  "informacoes-tecnicas",
  "arquivo-solicitacao-resposta-tef",
  "layout-da-mensagem-de-comunicacao",
  "arquivo-solicitacao-tef",
  "arquivo-resposta-cliente-sitef",
  "exemplo-venda-cartao-credito",
  "identificadores-e-campos-das-formas-de-pagamentos",
  "informacoes-sobre-configuracao-do-numero-terminal",
];

/** Tables of the gateway that have prose around them; they open the list of tables. */
const gatewayTablePages = ["codigos-da-api", "codigos-da-api-status-transacao", "cartoes-teste"];

const category = <Item>(label: string, items: Item[], collapsed = false) => ({
  type: "category" as const,
  label,
  collapsed,
  items,
});

const tablesOf = (docSet: string) =>
  tablePages.filter((each) => each.docSet === docSet).map(({ slug }) => docId(docSet, slug));

const callGroup = (group: OperationPage["group"], pages: string[], locale: Locale) => ({
  // The guides have sections of the same names, and Docusaurus tells sections apart by name or key.
  key: `operations-${group}`,
  ...category(groupWords[group][locale], pages, true),
});

/** The calls of stores of Argentina, by what they are about. */
function argentinaSections(locale: Locale) {
  const groups = [...new Set(argentinaPages.map(({ group }) => group))];
  const pagesOf = (group: OperationPage["group"]) =>
    argentinaPages.filter((each) => each.group === group).map(({ page }) => docId(argentinaDocSet, page));
  return [
    category(
      labels.reference[locale],
      groups.map((group) => callGroup(group, pagesOf(group), locale)),
    ),
  ];
}

function operationSections(locale: Locale) {
  const groups = [...new Set(operationPages.map(({ group }) => group))];
  const pagesOf = (group: OperationPage["group"]) =>
    operationPages.filter((each) => each.group === group).map(({ page }) => docId(operationDocSet, page));
  const tables = [
    ...gatewayTablePages.map((page) => `${operationDocSet}/${page}`),
    ...tablesOf(operationDocSet),
  ];
  const routingPages = routings.map(({ slug }) => docId(operationDocSet, slug));
  return [
    category(
      labels.reference[locale],
      [
        ...groups.map((group) => callGroup(group, pagesOf(group), locale)),
        category(labels.tables[locale], tables, true),
        category(routingWords.section[locale], routingPages, true),
      ],
      true,
    ),
  ];
}

/** Only the open topic's pages are rendered. */
const fieldSidebar = (locale: Locale) => [
  docSetPageId(fieldDocSet),
  category(
    labels.exchange[locale],
    exchangePages.map((page) => `${fieldDocSet}/${page}`),
    true,
  ),
  docId(fieldDocSet, "campos"),
  docId(fieldDocSet, "indice-alfabetico"),
  category(
    labels.fields[locale],
    fieldGroups.map((group) =>
      category(
        group.title[locale],
        [
          docId(fieldDocSet, group.page),
          ...sortedByTitle(
            fieldPages.filter((field) => field.group === group.id),
            locale,
          ).map(({ slug }) => docId(fieldDocSet, slug)),
        ],
        true,
      ),
    ),
  ),
];

export const generatedSidebars = (locale: Locale): GeneratedSidebars => ({
  sections: {
    [operationDocSet]: operationSections(locale),
    [argentinaDocSet]: argentinaSections(locale),
    [wsConsultaApi.docSet]: [
      category(
        labels.reference[locale],
        callsOf(wsConsultaApi).map(({ page }) => docId(wsConsultaApi.docSet, page)),
      ),
      category(labels.tables[locale], tablesOf(wsConsultaApi.docSet)),
    ],
    [manualDocSet]: manualSections.map(({ label, pages }) =>
      category(
        label[locale],
        pages.map((slug) => docId(manualDocSet, slug)),
      ),
    ),
  },
  whole: {
    [fieldDocSet]: fieldSidebar(locale),
    [libraryDocSet]: [
      docSetPageId(libraryDocSet),
      ...librarySections.map(({ label, pages }) => category(label[locale], pages.map(libraryId), true)),
      category(labels.tables[locale], tablesOf(libraryDocSet), true),
    ],
    [simplifiedDocSet]: [
      docSetPageId(simplifiedDocSet),
      ...simplifiedSections.map(({ label, pages }) => category(label[locale], pages.map(simplifiedId), true)),
    ],
  },
});
