import { spawnSync } from "node:child_process";
import path from "node:path";
import { Problem } from "../../../problem.ts";

/** What nothing but tests reads, by file; `*` is the file as a whole. */
export type Unread = Readonly<Record<string, readonly string[]>>;

interface ReportedName {
  readonly name: string;
}
interface Issue {
  readonly file: string;
  readonly files: readonly ReportedName[];
  readonly exports: readonly ReportedName[];
  readonly types: readonly ReportedName[];
}
const isReport = (value: unknown): value is { readonly issues: readonly Issue[] } =>
  typeof value === "object" && value !== null && "issues" in value && Array.isArray(value.issues);

/**
 * Knip a second time, with tests and what they are made of left out: what only they read then has no reader. That an
 * export serves its own file as well is enough, so that a test may look at a part of it.
 */
export function unreadIn(folder: string, options: readonly string[] = []): Unread {
  const rules = path.join(import.meta.dirname, "knip.json");
  const asked = ["-c", rules, "--include", "files,exports,types", "--reporter", "json", "--no-progress"];
  const { stdout, stderr } = spawnSync("knip", [...asked, ...options], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const report: unknown = stdout?.startsWith("{") ? JSON.parse(stdout) : undefined;
  if (!isReport(report)) throw new Problem(`knip gave no report: ${stdout}${stderr}`);
  return Object.fromEntries(
    report.issues.map(({ file, files, exports, types }) => [
      file,
      files.length > 0 ? ["*"] : [...exports, ...types].map(({ name }) => name),
    ]),
  );
}

const entriesOf = (unread: Unread): string[] =>
  Object.entries(unread).flatMap(([file, names]) => names.map((name) => `${file} ${name}`));

/** What only tests read is refused, unless it is known to; what has a reader by now, or is gone, leaves the list. */
export function unreadProblems(found: Unread, known: Unread): string[] {
  const [now, before] = [entriesOf(found), entriesOf(known)];
  const told = (entry: string) => entry.replace(" *", "").replace(" ", ": ");
  return [
    ...now
      .filter((entry) => !before.includes(entry))
      .map(
        (entry) =>
          `${told(entry)} is read by tests alone. Delete it, or keep it to the file; what serves tests belongs into a folder called testing.`,
      ),
    ...before
      .filter((entry) => !now.includes(entry))
      .map((entry) => `${told(entry)} is no longer read by tests alone: delete it from unread.data.ts.`),
  ];
}
