import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const content = join(__dirname, "../../../content");

interface Fragment {
  readonly page: string;
  readonly text: string;
}

/** What stands in a page's own text; whole programs are data, which samples.test.ts compiles. */
const fragmentsIn = (language: string): Fragment[] =>
  readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .flatMap((page) => {
      const blocks = readFileSync(join(content, page), "utf8").matchAll(
        new RegExp(`^\`\`\`${language}(?: .*)?\n(.*?)^\`\`\``, "gms"),
      );
      return [...blocks].map(([, text = ""]) => ({ page, text }));
    });

/** A fragment is a declaration, statements, or cases of the loop that another page shows. */
const asStatements = (text: string) => ["{\n", text, "\n}"].join("");
const asCases = (text: string) => ["{ switch (command) {\n", text, "\n} }"].join("");

/** What a reader's own program has: routines of the library are declared by it, or by nobody in this dialect. */
const ofTheReader = `
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
static int command, least, most, proceed, amount; static long field;
enum { BUFFER_SIZE = 20000, draw_qr_code = 1 };
static char buffer[BUFFER_SIZE], output[BUFFER_SIZE], qr_text[999], typed[99];
static char invoice[99], document[99], day[99], hour[99], operator_name[99], parameters[999];
static char card[99], track2[999], opening_key[999], protected_password[999], release_key[999], access_key[999];
static char tuiccs[99], pin_block[99];
static struct { char *code, *description, *quantity, *price, *total; } *product;
static struct { char *driver, *plate, *mileage, *litres, *main_fuel; } sale;`;

const shapesOfC = [
  (text: string) => text,
  (text: string) => `int fragment(void) ${asStatements(text)}`,
  (text: string) => `int fragment(void) ${asCases(text)}`,
];

const shapesOfJava = [
  (text: string) => text,
  (text: string) => `class Own {\n${text}\n}`,
  (text: string) => `class Own { Object fragment() throws Exception ${asStatements(text)} }`,
  (text: string) => `class Own { void fragment(int command) throws Exception ${asCases(text)} }`,
];

/** Android and m-SiTef are not here, so only what is no Java at all counts: it is reported before names are looked up. */
const noJava = /expected|illegal start|end of file|unclosed|not a statement|orphaned/;

const imports = /^import .*$/gm;

const compilers = { c: "gcc", java: "javac" } as const;

const languages = {
  c: {
    program: compilers.c,
    complaint: (text: string, folder: string) => {
      writeFileSync(join(folder, "fragment.c"), `${ofTheReader}\n${text}\n`);
      const options = ["-std=gnu99", "-w", "-fsyntax-only", "fragment.c"];
      const { status, stderr } = spawnSync(compilers.c, options, { cwd: folder, encoding: "utf8" });
      return status === 0 ? undefined : stderr;
    },
    shapes: shapesOfC,
  },
  java: {
    program: compilers.java,
    complaint: (text: string, folder: string) => {
      const imported = (text.match(imports) ?? []).join("\n");
      writeFileSync(join(folder, "Fragment.java"), `${imported}\n${text.replaceAll(imports, "")}\n`);
      const { stderr } = spawnSync(compilers.java, ["-proc:none", "-d", "out", "Fragment.java"], {
        cwd: folder,
        encoding: "utf8",
      });
      const told = stderr.split("\n").filter((line) => line.includes("error:") && noJava.test(line));
      return told.length === 0 ? undefined : told.join("\n");
    },
    shapes: shapesOfJava,
  },
};

const isRun = (program: string) =>
  process.env.LONG === "1" && spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0;

test.each(["c", "java"] as const)("fragments in %s are found, so that something is compiled", (language) => {
  expect(fragmentsIn(language).length).toBeGreaterThan(20);
});

for (const [language, { program, complaint, shapes }] of Object.entries(languages)) {
  if (!isRun(program)) continue;
  test(`the fragments in ${language} of the pages are ${language}`, () => {
    const folder = mkdtempSync(join(tmpdir(), "page-fragments-"));
    const refused = fragmentsIn(language).flatMap(({ page, text }) => {
      const complaints = shapes.map((shape) => complaint(shape(text), folder));
      return complaints.every((each) => each !== undefined) ? [{ page, complaints }] : [];
    });
    rmSync(folder, { recursive: true });
    expect(refused).toEqual([]);
  }, 300_000);
}
