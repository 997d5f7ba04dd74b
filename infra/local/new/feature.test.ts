import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { circles } from "../gates/circles.ts";
import { featureFaults } from "../gates/doors.ts";
import { doubleNames } from "../gates/names/double-names.ts";
import { unsuppliedModules } from "../gates/packages.ts";
import { readSources } from "../gates/sources.ts";
import { forbiddenImports } from "../gates/walls.ts";
import { root } from "../machine/project.ts";
import { newFeature } from "./feature.ts";

const texts = new Map(readSources().map(({ file, text }) => [file, text]));
const runbook = "# Runbook\n\n## mail\n\n## not-found\n";
const read = (file: string) => (file === "docs/papers/runbook.md" ? runbook : texts.get(file));

describe("a feature that was just written, in each room that has features", () => {
  test.each(["company", "onboarding", "support"])(
    "keeps the walls of %s, and its names mean one thing",
    (room) => {
      const house = [...texts, ...newFeature("spare-part", room, read)].filter(
        ([file]) => !file.endsWith(".md"),
      );
      const after = [...new Map(house)].map(([file, text]) => ({ file, text }));
      const faults = [forbiddenImports, unsuppliedModules, circles, featureFaults, doubleNames].flatMap(
        (gate) => gate(after),
      );
      expect(faults).toEqual([]);
    },
  );
});

/** Its code and all that it reaches, with the packages of this checkout; a link to `@portal` would lead back here. */
function scratchCopy(files: ReadonlyMap<string, string>): string {
  const copy = mkdtempSync(path.join(tmpdir(), "new-feature-"));
  for (const part of ["shared", "functions", "tsconfig.json"])
    cpSync(path.join(root, part), path.join(copy, part), {
      recursive: true,
      filter: (file) => !file.includes("node_modules"),
    });
  mkdirSync(path.join(copy, "node_modules/@portal"), { recursive: true });
  for (const name of readdirSync(path.join(root, "node_modules")).filter((each) => each !== "@portal"))
    symlinkSync(path.join(root, "node_modules", name), path.join(copy, "node_modules", name));
  for (const part of ["shared", "functions"])
    symlinkSync(path.join(copy, part), path.join(copy, "node_modules/@portal", part));
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    writeFileSync(path.join(copy, file), text);
  }
  return copy;
}

test("its code compiles, and a contract that asks for more does not until its handler gives it", () => {
  const files = newFeature("spare-part", "onboarding", read);
  const copy = scratchCopy(files);
  try {
    const code = [...files.keys()].filter((file) => file.endsWith(".ts"));
    writeFileSync(
      path.join(copy, "asked.json"),
      JSON.stringify({ extends: "./tsconfig.json", files: code, include: [] }),
    );
    const types = () =>
      spawnSync("tsc", ["-p", "asked.json", "--noEmit"], { cwd: copy, encoding: "utf8" }).stdout;
    expect(types()).toBe("");
    const contract = files.get("shared/spare-part/contract.ts") ?? "";
    writeFileSync(
      path.join(copy, "shared/spare-part/contract.ts"),
      contract.replace("  save: {", "  keep: {"),
    );
    const faults = types();
    expect(faults).toMatch(/spare-part\/handler\.ts.* error TS/);
    expect(faults).toMatch(/spare-part\/routes\.data\.ts.* error TS/);
  } finally {
    rmSync(copy, { recursive: true });
  }
});

test("it is listed where stacks, alarms and catalogs look, once", () => {
  const files = newFeature("spare", "company", read);
  expect(files.get("shared/features.ts")).toContain(
    '\n  spare: spareFeature,\n  "not-found": notFoundFeature,\n',
  );
  expect(files.get("docs/papers/runbook.md")).toMatch(/## spare\n\n.+\n\n## not-found\n/);
  expect(files.get("shared/spare/feature.ts")).toContain('home: "company/spare"');
  for (const locale of ["pt", "en", "es"]) {
    expect(files.get(`shared/messages/${locale}.ts`)).toMatch(/\n {2}spare,\n\}/);
    expect(JSON.parse(files.get(`shared/messages/${locale}/spare.json`) ?? "")).toEqual({ title: "Spare" });
  }
});

test.each([
  ["Spare", "onboarding", /no name of a feature/],
  ["spare-part", "letters", /no room of features: company, onboarding, support/],
  ["release", "onboarding", /shared\/release\/model\.ts is there already/],
  ["sign-in", "company", /messages\/pt\/sign-in\.json is there already/],
])("%s in %s is refused", (name, room, reason) => {
  expect(() => newFeature(name, room, read)).toThrow(reason);
});
