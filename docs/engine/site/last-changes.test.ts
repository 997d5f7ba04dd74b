import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { generatedFiles } from "../generate/generate.ts";
import { pageSourcesFile } from "../generate/generated-facts.ts";
import { lastChanges, pageHistory } from "./last-changes.ts";

const root = mkdtempSync(join(tmpdir(), "history-"));
mkdirSync(join(root, "docs/generated"), { recursive: true });
writeFileSync(join(root, "docs", pageSourcesFile), generatedFiles().get(pageSourcesFile) ?? "");
afterAll(() => rmSync(root, { recursive: true }));

const git = (...command: string[]) =>
  execFileSync("git", ["-C", root, "-c", "user.name=Ana", "-c", "user.email=ana@example.com", ...command], {
    env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" },
  });

function commit(day: string, ...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), day);
  }
  git("add", ".");
  const committedAt = `${day}T12:00:00Z`;
  execFileSync(
    "git",
    ["-C", root, "-c", "user.name=Ana", "-c", "user.email=ana@example.com", "commit", "-qm", day],
    { env: { ...process.env, GIT_COMMITTER_DATE: committedAt, GIT_AUTHOR_DATE: committedAt } },
  );
}

const guide = "docs/content/e-sitef/glossario.mdx";
const generated = "docs/content/e-sitef/generated/pagamento-rest-begin.mdx";
const index =
  "docs/i18n/es/docusaurus-plugin-content-docs/current/manual-interface-clisitef/generated/campos.mdx";
const day = (timestamp: number | undefined) =>
  timestamp === undefined ? undefined : new Date(timestamp).toISOString().slice(0, 10);

async function dateOf(file: string): Promise<string | undefined> {
  const history = pageHistory(root);
  history.initialize({ siteDir: join(root, "docs") });
  return day((await history.getFileLastUpdateInfo(join(root, file)))?.timestamp);
}

describe("the date below a page", () => {
  test("is absent where the files have no history", async () => {
    expect(await dateOf(guide)).toBeUndefined();
    expect(lastChanges(root).size).toBe(0);
  });

  test("is that of the last commit which touched its file, or its data when it is generated", async () => {
    git("init", "-q");
    commit(
      "2026-01-10",
      guide,
      "shared/esitef/operations.data.ts",
      "docs/data/manual-interface-clisitef/field-rows.data.ts",
    );
    commit("2026-02-20", guide, "docs/data/manual-interface-clisitef/field-pages.data.ts");
    writeFileSync(join(root, guide), "not committed");
    expect(await dateOf(guide)).toBe("2026-02-20");
    expect(await dateOf(generated)).toBe("2026-01-10");
    expect(await dateOf(index)).toBe("2026-02-20");
    expect(await dateOf("docs/content/e-sitef/new.mdx")).toBeUndefined();
  });

  test("is not that of a commit which only moved what the page imports", async () => {
    commit("2026-03-30", guide);
    const moved = execFileSync("git", ["-C", root, "rev-parse", "HEAD"], { encoding: "utf8" });
    expect(await dateOf(guide)).toBe("2026-03-30");
    writeFileSync(join(root, ".git-blame-ignore-revs"), `# Places only.\n${moved}`);
    expect(await dateOf(guide)).toBe("2026-02-20");
  });

  test("is absent in a clone that lacks the older history", async () => {
    const clone = mkdtempSync(join(tmpdir(), "clone-"));
    execFileSync("git", ["clone", "-q", "--depth", "1", `file://${root}`, clone]);
    expect(lastChanges(clone).size).toBe(0);
    rmSync(clone, { recursive: true });
  });
});
