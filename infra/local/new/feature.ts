import { readFileSync } from "node:fs";
import path from "node:path";
import { locales } from "@portal/shared/locales.ts";
import { Problem } from "../../problem.ts";

/** Rooms of features that people meet in the portal; each feature is a folder in one of them. */
const rooms = ["company", "onboarding", "support"] as const;

/** The text of a file of the repository, or undefined where there is none. */
export type ReadFile = (file: string) => string | undefined;

interface Names {
  /** `spare-part` */
  readonly kebab: string;
  readonly room: string;
}

const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const pascalOf = (kebab: string) => kebab.split("-").map(upperFirst).join("");
const camelOf = (kebab: string) => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const phraseOf = (kebab: string) => kebab.replaceAll("-", " ");
/** Only what is not a word by itself needs quotation marks as a key. */
const keyOf = (kebab: string) => (kebab.includes("-") ? `"${kebab}"` : kebab);

/** Templates are code of a feature called "spare part", so that they read as what they become. */
function filled(template: string, { kebab, room }: Names): string {
  const text = readFileSync(path.join(import.meta.dirname, "templates", `${template}.txt`), "utf8");
  return text
    .replaceAll("ROOM", room)
    .replaceAll("SPAREPART", kebab.replaceAll("-", "").toUpperCase())
    .replaceAll("SparePart", pascalOf(kebab))
    .replaceAll("sparePart", camelOf(kebab))
    .replaceAll("spare-part", kebab)
    .replaceAll("spare part", phraseOf(kebab));
}

/** The file with a line more before the first that begins so; the formatter sorts imports. */
function withLine(read: ReadFile, file: string, line: string, before: string): string {
  const lines = (read(file) ?? "").split("\n");
  const at = lines.findIndex((each) => each.startsWith(before));
  if (at < 0) throw new Problem(`${file} has no line that begins with ${before}: enter the feature by hand.`);
  return lines.toSpliced(at, 0, line).join("\n");
}

const featuresFile = "shared/features.ts";
const runbookFile = "docs/papers/runbook.md";

function listed(read: ReadFile, { kebab }: Names): [string, string][] {
  const feature = `${camelOf(kebab)}Feature`;
  const row = withLine(read, featuresFile, `  ${keyOf(kebab)}: ${feature},`, '  "not-found":');
  const named = withLine(
    () => row,
    featuresFile,
    `import { ${feature} } from "./${kebab}/feature.ts";`,
    "import",
  );
  const said = `## ${kebab}\n\nSaving is one transaction; a failure leaves the earlier state, and repeating is safe.\n`;
  return [
    [featuresFile, named],
    [runbookFile, withLine(read, runbookFile, said, "## not-found")],
  ];
}

function catalogs(read: ReadFile, { kebab }: Names): [string, string][] {
  const camel = camelOf(kebab);
  return locales.flatMap((locale): [string, string][] => {
    const file = `shared/messages/${locale}.ts`;
    const entry = withLine(read, file, `  ${kebab === camel ? kebab : `"${kebab}": ${camel}`},`, "}");
    const line = `import ${camel} from "./${locale}/${kebab}.json" with { type: "json" };`;
    return [
      [`shared/messages/${locale}/${kebab}.json`, `{ "title": "${upperFirst(phraseOf(kebab))}" }\n`],
      [file, withLine(() => entry, file, line, "import")],
    ];
  });
}

function requireNew(kebab: string, room: string, read: ReadFile): void {
  if (!/^[a-z]{2,}(?:-[a-z]+)*$/.test(kebab))
    throw new Problem(`"${kebab}" is no name of a feature: small letters and hyphens, as in "spare-part".`);
  if (!rooms.some((each) => each === room))
    throw new Problem(`"${room}" is no room of features: ${rooms.join(", ")}.`);
  for (const file of [`shared/${kebab}/model.ts`, `shared/messages/pt/${kebab}.json`])
    if (read(file) !== undefined) throw new Problem(`${file} is there already: call the feature otherwise.`);
}

/** Every file of a feature that reads and changes one text of a company, and of the lists that must know it. */
export function newFeature(kebab: string, room: string, read: ReadFile): Map<string, string> {
  requireNew(kebab, room, read);
  const names = { kebab, room };
  const home = `functions/${room}/${kebab}`;
  return new Map([
    ...["contract.ts", "feature.ts", "model.ts", "routes.data.ts"].map((file): [string, string] => [
      `shared/${kebab}/${file}`,
      filled(`shared/${file}`, names),
    ]),
    [`${home}/model.ts`, filled("functions/model.ts", names)],
    [`${home}/handler.ts`, filled("functions/handler.ts", names)],
    [`${home}/${kebab}.test.ts`, filled("functions/test.ts", names)],
    ...listed(read, names),
    ...catalogs(read, names),
  ]);
}
