import { spawnSync } from "node:child_process";
import path from "node:path";
import { root } from "../machine/project.ts";
import { isTest, type Source } from "./sources.ts";

const limits = { fileLines: 300, looseSources: 16 } as const;

/** What we want. A fifth more is refused; in between it is told, so that nobody tidies the meter instead of the code. */
const goals = { fileMedian: 60, fileP95: 160, functionP95: 28, looseSources: 14 } as const;
const limitOf = (goal: number): number => Math.floor(goal * 1.2);

/** Catalogs and data are as long as what they list. */
const isCode = (file: string) => /\.(?:ts|tsx|mts|mjs|js|css)$/.test(file) && !/\.data\.\w+$/.test(file);

const linesOf = ({ text }: Source) => text.split("\n").length - (text.endsWith("\n") ? 1 : 0);

const tooLong = (sources: readonly Source[]): string[] =>
  sources
    .filter(
      (source) => isCode(source.file) && !source.file.endsWith(".css") && linesOf(source) > limits.fileLines,
    )
    .map(
      (source) =>
        `${source.file}: ${linesOf(source)} lines, at most ${limits.fileLines}. Split it by what it is for.`,
    );

const suppression = /\b(?:eslint|oxlint)-disable|@ts-(?:ignore|expect-error|nocheck)\b|\bbiome-(?:ignore)\b/;

/** A rule that does not fit is changed for all in its configuration, with its reason. */
const suppressions = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ file, text }) =>
    text
      .split("\n")
      .flatMap((line, at) =>
        suppression.test(line)
          ? [`${file}:${at + 1}: "${line.trim()}" keeps a gate from looking. Mend what it would say.`]
          : [],
      ),
  );

/** Names that say nothing of what is inside; Docusaurus finds its theme and its home by "index". */
const emptyName = /(?:^|\/)(?:utils?|helpers?|common|misc|types|services?|managers?|index)(?:\.\w+)+$/;
const isNamedByDocusaurus = (file: string) =>
  /^docs\/theme\/(?:overrides|pages)\/(?:.*\/)?index\.tsx$/.test(file);

const emptyNames = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ file }) => isCode(file) && emptyName.test(file) && !isNamedByDocusaurus(file))
    .map(({ file }) => `${file}: the name says nothing of what is inside. Call it after that.`);

function looseSources(sources: readonly Source[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { file } of sources) {
    if (!/\.(?:ts|tsx|mts|mjs|css)$/.test(file) || isTest(file)) continue;
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

const fullFolders = (sources: readonly Source[]): string[] =>
  [...looseSources(sources)]
    .filter(([, count]) => count > limits.looseSources)
    .map(
      ([folder, count]) =>
        `${folder}: ${count} loose sources, at most ${limits.looseSources}. Split it by what they are for.`,
    );

/** Folders that the next file or two would make too full. */
export const nearlyFull = (sources: readonly Source[]): string[] =>
  [...looseSources(sources)]
    .filter(([, count]) => count > goals.looseSources && count <= limits.looseSources)
    .map(([folder, count]) => `${folder}: ${count} loose sources (goal ${goals.looseSources})`);

export const overBudget = (sources: readonly Source[]): string[] => [
  ...tooLong(sources),
  ...suppressions(sources),
  ...emptyNames(sources),
  ...fullFolders(sources),
];

/** The value that this share of the values does not exceed. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;

/** Lint counts the lines of functions already; asked for more than none, it names the length of each. */
function functionLengths(): number[] {
  const rules = path.join(import.meta.dirname, "function-lengths.oxlintrc.json");
  const workspaces = ["shared", "functions", "infra", "web", "docs"];
  const { stdout } = spawnSync("oxlint", ["-c", rules, "--format", "json", ...workspaces], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return Array.from(stdout.matchAll(/has too many lines \((\d+)\)/g), ([, lines]) => Number(lines));
}

/** How large things are here, and what of it is more than we want: a house of small rooms, not only without halls. */
export function sizes(sources: readonly Source[]): { figures: string; problems: string[] } {
  const files = sources
    .filter(({ file }) => isCode(file) && !isTest(file) && !file.endsWith(".css"))
    .map(linesOf);
  const functions = functionLengths();
  const measured = [
    { what: "file median", value: percentile(files, 0.5), goal: goals.fileMedian },
    { what: "file p95", value: percentile(files, 0.95), goal: goals.fileP95 },
    { what: "function p95", value: percentile(functions, 0.95), goal: goals.functionP95 },
  ];
  return {
    figures: `${files.length} files, ${functions.length} functions; lines: ${measured.map(({ what, value, goal }) => `${what} ${value} (goal ${goal}, at most ${limitOf(goal)})`).join(", ")}`,
    problems: [
      ...(functions.length === 0 ? ["No function was measured: the linter's words have changed."] : []),
      ...measured
        .filter(({ value, goal }) => value > limitOf(goal))
        .map(({ what, value, goal }) => `${what}: ${value} lines, at most ${limitOf(goal)}.`),
    ],
  };
}

/** Sources that became longer since this work left `main`, the most first. */
export function grown(sources: readonly Source[], linesBefore: (file: string) => number): string[] {
  return sources
    .filter(({ file }) => isCode(file) && !isTest(file))
    .map((source) => ({
      file: source.file,
      lines: linesOf(source),
      more: linesOf(source) - linesBefore(source.file),
    }))
    .filter(({ more }) => more >= 20)
    .toSorted((one, other) => other.more - one.more)
    .slice(0, 5)
    .map(({ file, lines, more }) => `grew by ${more} to ${lines} lines: ${file}`);
}
