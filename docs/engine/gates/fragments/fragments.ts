import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Fence, fencesIn } from "../page/form/fences.ts";
import { readPages } from "../read-pages.ts";

export interface FragmentPage {
  readonly file: string;
  readonly content: string;
  readonly fragments: readonly Fence[];
}

/** What stands in a page's own text; whole programs are data, whose own test compiles it. */
export const pagesWith = (language: string): FragmentPage[] =>
  readPages(join(__dirname, "../../.."))
    .filter(({ generated }) => !generated)
    .map(({ file, content }) => ({
      file,
      content,
      fragments: fencesIn(content).filter((fence) => fence.language === language),
    }))
    .filter(({ fragments }) => fragments.length > 0);

/**
 * All of a page's fragments, each at its own lines, so that the compiler's numbers are the page's. The lines of the
 * fences hold what goes around it.
 */
export function laidOut(
  { content, fragments }: FragmentPage,
  around: (fence: Fence) => readonly [string, string],
): string[] {
  const lines = content.split("\n").map(() => "");
  for (const fence of fragments) {
    const own = fence.code.trimEnd().split("\n");
    const [before, after] = around(fence);
    lines.splice(fence.line - 2, own.length + 2, before, ...own, after);
  }
  return lines;
}

/** What the compiler says of the files, which it finds by their names. */
export function complaints(
  sources: Readonly<Record<string, string>>,
  program: string,
  args: readonly string[],
): string {
  const folder = mkdtempSync(join(tmpdir(), "page-fragments-"));
  for (const [name, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), `${text}\n`);
  }
  const { status, stderr } = spawnSync(program, args, { cwd: folder, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  return status === 0 ? "" : stderr;
}

/** Compilers start slowly, so they belong to the long run. */
export function isRun(program: string): boolean {
  if (process.env.LONG !== "1") return false;
  const found = spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0;
  if (!found) process.stderr.write(`fragments of the pages: not compiled, ${program} is not installed\n`);
  return found;
}
