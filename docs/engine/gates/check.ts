import { join } from "node:path";
import type { Locale } from "@portal/shared/locales.ts";
import { operationExamples } from "../../data/e-sitef/operation-examples.ts";
import { operationPages } from "../../data/e-sitef/operation-pages.ts";
import { inventory } from "../../data/inventory.data.ts";
import { generatedFiles } from "../generate/generate.ts";
import { dataFiles } from "./data/data-files.ts";
import { dataProblems, unpaired } from "./data/data-problems.ts";
import { openLineProblems, openLinesText } from "./data/open-lines.ts";
import { groundingProblems } from "./grounding/grounding.ts";
import { outsideSidebars, sidebarIds } from "./in-sidebar.ts";
import { readInterfaceWords, untranslatedWords } from "./interface-words.ts";
import { coverageOf, coverageTable, writtenAddresses } from "./page/coverage.ts";
import { englishBesidePages } from "./page/english.ts";
import { brokenMdx } from "./page/form/mdx.ts";
import { hedgeProblems, hedgesOfPages, hedgesOfWords } from "./page/hedges.ts";
import { portalLinkProblems } from "./page/portal-links.ts";
import { problemsIn } from "./problems.ts";
import { readPages } from "./read-pages.ts";

/** Doc sets, and sections of doc sets, that have every page in every language and must keep them. */
const completeParts: readonly { docSet: string; section?: string }[] = [
  ...[
    "clisitef-manual-de-referencia-espanhol",
    "e-sitef-argentina",
    "manual-interface-clisitef",
    "mobile",
    "pos-sitef-browser",
    "psp-fiserv",
    "smart-terminal",
  ].map((docSet) => ({ docSet })),
  ...[
    "start",
    "auth",
    "pay-rest",
    "pay-js",
    "plink",
    "preauth",
    "cancel",
    "schedule",
    "merchants",
    "generic",
    "wallets",
    "codes",
  ].map((section) => ({
    docSet: "e-sitef",
    section,
  })),
  ...["api", "pinpad", "payments", "trace"].map((section) => ({
    docSet: "sitef-interface-simplificada",
    section,
  })),
];

const root = join(__dirname, "../..");

/** Pages to parse, by their path in the repository; without any named, all. Parsing is the slow half of this check. */
const parsed = process.argv.slice(2).map((file) => file.replace(/^docs\//, ""));

/** Prints the table of what is written; gives what is wrong with the pages and the tree beside them. */
async function pageProblems(): Promise<string[]> {
  const pages = readPages(root);
  const written = writtenAddresses(pages);
  const rows = inventory.map((docSet) => coverageOf(docSet, written));
  const sum = (locale: Locale) => rows.reduce((count, row) => count + row.written[locale], 0);
  const planned = rows.reduce((count, row) => count + row.planned, 0);
  const all = { name: "all", planned, written: { pt: sum("pt"), en: sum("en"), es: sum("es") } };
  console.log(coverageTable([...rows, all]));
  console.log(`\n${openLinesText()}`);
  const mustBeComplete = completeParts.flatMap(({ docSet, section }) =>
    inventory.filter(({ id }) => id === docSet).map((each) => coverageOf(each, written, section)),
  );
  return [
    ...(await brokenMdx(parsed.length > 0 ? pages.filter(({ file }) => parsed.includes(file)) : pages)),
    ...problemsIn(pages, inventory, mustBeComplete),
    ...outsideSidebars(pages, sidebarIds()),
    ...groundingProblems(pages),
    ...hedgeProblems(new Map([...hedgesOfPages(pages), ...hedgesOfWords(root)])),
    ...englishBesidePages(generatedFiles()),
    ...openLineProblems(pages),
    ...portalLinkProblems(pages, join(root, "../web/src")),
  ];
}

/** The generator stops at the first entry that no page can be made of, and says which. */
async function pagesOrReason(): Promise<string[]> {
  try {
    return await pageProblems();
  } catch (error) {
    return [`data/: no pages can be made of it. ${error instanceof Error ? error.message : String(error)}`];
  }
}

async function check(): Promise<void> {
  const problems = [
    ...dataProblems(dataFiles),
    ...unpaired(
      operationPages.map(({ example }) => example),
      Object.keys(operationExamples),
    ),
    ...(await pagesOrReason()),
    ...untranslatedWords(readInterfaceWords(root)),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) console.error(`${problems.length} problems; files are below docs/.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

void check();
