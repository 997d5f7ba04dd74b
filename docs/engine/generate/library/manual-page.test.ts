import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { locales } from "@portal/shared/locales.ts";
import { declarations } from "../../../data/clisitef/samples/declarations.ts";
import { flowPages } from "../../../data/clisitef-manual-de-referencia-espanhol/flow-pages.data.ts";
import { frame } from "../../../data/clisitef-manual-de-referencia-espanhol/manual-page.ts";
import { pinpadPages } from "../../../data/clisitef-manual-de-referencia-espanhol/pinpad-pages.data.ts";
import { salePages } from "../../../data/clisitef-manual-de-referencia-espanhol/sale-pages.data.ts";
import { manualSections } from "../../../data/clisitef-manual-de-referencia-espanhol/sections.data.ts";
import { manualPages } from "./manual-page.ts";
import { codeRows, historyTable, sequenceTable } from "./manual-tables.ts";

const docSet = "clisitef-manual-de-referencia-espanhol";

test.each(locales)(
  "every page says in %s whom to ask where the Manual v2.01 says something else",
  (locale) => {
    const [, origin = ""] = frame.origin[locale].split("%page%");
    expect(origin).toContain("v2.01");
    const silent = manualPages.filter((page) => !page.write(locale).includes(origin));
    expect(silent.map(({ slug }) => slug)).toEqual([]);
  },
);

test("the tree lists every page, once", () => {
  const listed = manualSections.flatMap(({ pages }) => pages);
  expect(listed.toSorted()).toEqual(manualPages.map(({ slug }) => slug).toSorted());
});

test("a code or a sequence that the library lacks stops the generator", () => {
  expect(() => codeRows("returns", ["-9999"], docSet, "es")).toThrow("The table of returns has no -9999");
  expect(() => sequenceTable("nowhere", docSet, "es")).toThrow("No sequence is called nowhere");
});

test("versions stand newest first, compared as numbers", () => {
  const versions = Array.from(
    historyTable("es").matchAll(/^\| `([^`]+)` \|/gm),
    ([, version = ""]) => version,
  );
  const firsts = versions.map((version) => (version.match(/\d+/g) ?? []).slice(0, 4).map(Number));
  const asText = (parts: readonly number[]) => parts.map((part) => String(part).padStart(6, "0")).join(".");
  expect(versions.length).toBeGreaterThan(5);
  expect(firsts.map(asText)).toEqual(firsts.map(asText).toSorted().toReversed());
});

/** What the pages leave to the reader's own program. */
const own = `#include <stdio.h>
#include <string.h>
#include <time.h>
#include "clisitef.h"
int obey(int command, long field, short least, short most, char *buffer, int size);
int remember(char *document, char *date, short confirm);
extern char store_card[], opening_key[];
void check_password(char *password);
`;

const examples = [...salePages, ...pinpadPages, ...flowPages].flatMap(({ slug, parts }) =>
  parts.flatMap(({ code }) =>
    code?.language === "c" && typeof code.text === "string" ? [{ slug, text: code.text }] : [],
  ),
);

const compilers = ["gcc"].filter((program) => {
  const found = spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0;
  if (!found)
    process.stderr.write(`examples of the Spanish manual: not compiled, ${program} is not installed\n`);
  return found;
});

test.each(compilers)("the examples compile with %s and the declarations of the library", (program) => {
  const folder = mkdtempSync(join(tmpdir(), "manual-examples-"));
  try {
    const files = examples.map(({ slug, text }) => {
      const file = `${slug}.c`;
      const body = `void example(char *document, char *date, char *hour, int printed) {{\n${text}\n}}`;
      writeFileSync(join(folder, file), `${own}${body}\n`);
      return file;
    });
    writeFileSync(join(folder, "clisitef.h"), declarations.c);
    expect(files.length).toBeGreaterThan(5);
    execFileSync(program, ["-Wall", "-Werror", "-fsyntax-only", ...files], { cwd: folder, stdio: "pipe" });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
