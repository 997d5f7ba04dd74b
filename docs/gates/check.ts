import { join } from "node:path";
import { inventory } from "../data/inventory.data.ts";
import { coverageOf, coverageTable, writtenAddresses } from "./coverage.ts";
import { dataFiles } from "./data-files.ts";
import { dataProblems } from "./data-problems.ts";
import { outsideSidebars, sidebarIds } from "./in-sidebar.ts";
import { readInterfaceWords, untranslatedWords } from "./interface-words.ts";
import { problemsIn } from "./problems.ts";
import { readPages } from "./read-pages.ts";

/** Doc sets, and sections of doc sets, that have every page in every language and must keep them. */
const completeParts: readonly { docSet: string; section?: string }[] = [
  { docSet: "manual-interface-clisitef" },
  ...["start", "auth", "pay-rest", "preauth", "cancel", "codes"].map((section) => ({
    docSet: "e-sitef",
    section,
  })),
];

const root = join(__dirname, "..");
const pages = readPages(root);
const written = writtenAddresses(pages);
const total = { id: "all", pages: inventory.flatMap(({ pages: all }) => all) };
const rows = inventory.map((docSet) => coverageOf(docSet, written));
const sum = (locale: "pt" | "en" | "es") => rows.reduce((count, row) => count + row.written[locale], 0);
const mustBeComplete = completeParts.flatMap(({ docSet, section }) =>
  inventory.filter(({ id }) => id === docSet).map((planned) => coverageOf(planned, written, section)),
);
const problems = [
  ...dataProblems(dataFiles),
  ...problemsIn(pages, inventory, mustBeComplete),
  ...outsideSidebars(pages, sidebarIds()),
  ...untranslatedWords(readInterfaceWords(root)),
];

console.log(
  coverageTable([
    ...rows,
    { name: total.id, planned: total.pages.length, written: { pt: sum("pt"), en: sum("en"), es: sum("es") } },
  ]),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) console.error(`${problems.length} problems; files are below docs/.`);
process.exitCode = problems.length === 0 ? 0 : 1;
