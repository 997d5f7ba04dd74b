import { execFile, spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { pinpadPages } from "../routines/pinpad-pages.data.ts";
import { routinePages } from "../routines/routine-pages.data.ts";
import { declarations } from "./declarations.ts";
import { cLoading } from "./loading.ts";
import type { LibrarySamples } from "./sample.ts";

const execute = promisify(execFile);

const files = ["pinpad", "sale"].flatMap((folder) =>
  readdirSync(join(__dirname, folder)).map((name) => `${folder}/${name}`),
);

/** The program of one page in one language. */
async function sampleOf(file: string, language: keyof LibrarySamples): Promise<string> {
  const loaded: { samples: LibrarySamples } = await import(`./${file}`);
  return loaded.samples[language];
}

/** What Java Native Access is to a compiler; the samples are compiled, never run. */
const nativeAccess = {
  "com/sun/jna/Library.java": "package com.sun.jna; public interface Library {}",
  "com/sun/jna/Native.java": `package com.sun.jna; public class Native {
    public static <T extends Library> T load(String name, Class<T> type) { return null; }
    public static String toString(byte[] bytes) { return ""; }
}`,
  "com/sun/jna/NativeLong.java":
    "package com.sun.jna; public class NativeLong extends Number { public int intValue() { return 0; } public long longValue() { return 0; } public float floatValue() { return 0; } public double doubleValue() { return 0; } }",
  "com/sun/jna/win32/StdCallLibrary.java":
    "package com.sun.jna.win32; public interface StdCallLibrary extends com.sun.jna.Library {}",
  "com/sun/jna/ptr/IntByReference.java":
    "package com.sun.jna.ptr; public class IntByReference { public int getValue() { return 0; } }",
  "com/sun/jna/ptr/ShortByReference.java":
    "package com.sun.jna.ptr; public class ShortByReference { public ShortByReference() {} public ShortByReference(short value) {} public short getValue() { return 0; } }",
  "com/sun/jna/ptr/NativeLongByReference.java":
    "package com.sun.jna.ptr; public class NativeLongByReference { public com.sun.jna.NativeLong getValue() { return null; } }",
};

/** What the pages leave to the reader's own program. */
const own = {
  csharp: `static class Disk
{
    public static void Remember(string document, string date, string hour, int decision) {}
    public static void Keep(int field, string text) {}
}
static class Printer
{
    public static bool PrintReceipts() => true;
    public static bool PrintNow(byte[] receipt) => true;
}
static class Till
{
    public static string Answer(int field) => null;
}`,
  /** With the two routines that samples of other pages call. */
  pascal: `function Run(Code: Integer): Integer; forward;
function Obey(Command: Integer; Field: LongInt; Least, Most: SmallInt;
  Buffer: PAnsiChar; Size: Integer): Integer; forward;
procedure Remember(const Document, Date, Hour: AnsiString; Decision: Integer); begin end;
procedure Keep(Field: LongInt; Text: PAnsiChar); begin end;
function PrintReceipts: Boolean; begin Result := True; end;
function PrintNow(Receipt: PAnsiChar): Boolean; begin Result := True; end;
function Answer(Field: LongInt; Buffer: PAnsiChar; Size: Integer): Integer; begin Result := -1; end;`,
  java: {
    "Disk.java": `class Disk {
    static void remember(String document, String date, String hour, int decision) {}
    static void keep(int field, String text) {}
}`,
    "Printer.java": `class Printer {
    static boolean printReceipts() { return true; }
    static boolean printNow(byte[] receipt) { return true; }
}`,
    "Till.java": `class Till {
    static String answer(int field) { return null; }
}`,
  },
};

async function compiled(texts: Readonly<Record<string, string>>, program: string, args: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), "library-samples-"));
  try {
    for (const [name, text] of Object.entries(texts)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), `${text}\n`);
    }
    return (await execute(program, [...args], { cwd: folder })).stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const isInstalled = (program: string, asked = "--version") => {
  const found = spawnSync(program, [asked], { stdio: "ignore" }).status === 0;
  if (!found) process.stderr.write(`samples of the library: not compiled, ${program} is not installed\n`);
  return found;
};

/** The class that a Java file holds names the file. */
const javaFile = (text: string) => `${/^(?:class|interface) (\w+)/m.exec(text)?.[1] ?? "Sample"}.java`;

const byFile = async (language: keyof LibrarySamples, nameOf: (text: string, file: string) => string) =>
  Object.fromEntries(
    await Promise.all(
      files.map(async (file) => {
        const text = await sampleOf(file, language);
        return [nameOf(text, file), text];
      }),
    ),
  );

const underscored = (file: string, ending: string) => file.replace(/[/-]/g, "_").replace(/ts$/, ending);

const pascalUnit = (texts: readonly string[]) =>
  [
    "unit Samples;\ninterface\nimplementation\nuses SysUtils;",
    declarations.pascal,
    own.pascal,
    ...texts,
    "end.",
  ].join("\n\n");

interface Compiler {
  readonly language: string;
  readonly program: string;
  /** What it prints its version for. */
  readonly asked?: string;
  /** Starts slowly, so it belongs to the long run. */
  readonly isSlow?: true;
  readonly compile: () => Promise<unknown>;
}

const all: readonly Compiler[] = [
  {
    language: "C",
    program: "gcc",
    compile: async () => {
      const texts = await byFile("c", (_, file) => underscored(file, "c"));
      const options = ["-Wall", "-Wextra", "-Werror", "-fsyntax-only"];
      await compiled({ ...texts, "clisitef.h": declarations.c }, "gcc", [...options, ...Object.keys(texts)]);
    },
  },
  {
    language: "Java",
    program: "javac",
    isSlow: true,
    compile: async () => {
      const texts = await byFile("java", javaFile);
      expect(Object.keys(texts)).toHaveLength(files.length);
      const sources = { ...texts, ...own.java, ...nativeAccess, "CliSiTef.java": declarations.java };
      await compiled(sources, "javac", ["-Werror", "-d", "out", ...Object.keys(sources)]);
    },
  },
  {
    language: "C#",
    program: "mcs",
    isSlow: true,
    compile: async () => {
      const texts = await byFile("csharp", (_, file) => underscored(file, "cs"));
      const sources = { ...texts, "Own.cs": own.csharp, "CliSiTef.cs": declarations.csharp };
      const options = ["-target:library", "-warnaserror", "-out:samples.dll"];
      await compiled(sources, "mcs", [...options, ...Object.keys(sources)]);
    },
  },
  {
    language: "Delphi",
    program: "fpc",
    asked: "-iV",
    isSlow: true,
    compile: async () => {
      const texts = await Promise.all(files.map((file) => sampleOf(file, "pascal")));
      // A warning ends it, but those of converting strings: Free Pascal's units take the narrow ones, Delphi's the wide.
      const options = ["-Mdelphiunicode", "-Sew", "-vw", "-vm4104,4105", "-Cn"];
      const command = `fpc ${options.join(" ")} samples.pas >&2`; // it complains where others answer
      await compiled({ "samples.pas": pascalUnit(texts) }, "sh", ["-c", command]);
    },
  },
];

const compilers = all.filter(
  ({ isSlow, program, asked }) => (!isSlow || process.env.LONG === "1") && isInstalled(program, asked),
);

test("every sample of a page is one of the files that are compiled", () => {
  const shown = [...routinePages, ...pinpadPages].flatMap(({ sample }) => (sample ? [`${sample}.ts`] : []));
  expect(files.toSorted()).toEqual(shown.toSorted());
});

/** Stands in for the library: it says whether the arguments arrived in their order. */
const configures = `
int ConfiguraIntSiTefInterativoEx(char *a, char *b, char *c, char *d, char *e) {
    return *a == '1' && *b == '2' && *c == '3' && *d == '4' && *e == '5' ? 7 : 0;
}`;
const sells = `
int IniciaFuncaoSiTefInterativo(void) { return 0; }
int ContinuaFuncaoSiTefInterativo(void) { return 0; }
void FinalizaFuncaoSiTefInterativo(void) {}`;
const caller = `#include <stdio.h>
#include "clisitef.h"
int load_clisitef(void);
int main(void) {
    int loaded = load_clisitef();
    printf("%d %d", loaded, loaded == 0 ? ConfiguraIntSiTefInterativoEx("1", "2", "3", "4", "5") : 0);
    return 0;
}`;
const loadings = [
  { says: "finds its routines", library: configures + sells, printed: "0 7" },
  { says: "says that it lacks a routine", library: configures, printed: "-2 0" },
  { says: "says that it is not there", library: undefined, printed: "-1 0" },
];

for (const { says, library, printed } of isInstalled("gcc") ? loadings : []) {
  test(`what loads the library in C ${says}`, async () => {
    const texts = { "clisitef.h": declarations.c, "clisitef.c": cLoading, "main.c": caller };
    const commands = [
      ...(library === undefined ? [] : ["gcc -shared -fPIC library.c -o libclisitef.so"]),
      "gcc -Wall -Wextra -Werror main.c clisitef.c -ldl -o main",
      "./main",
    ];
    const sources = { ...texts, ...(library !== undefined && { "library.c": library }) };
    expect(await compiled(sources, "sh", ["-c", commands.join(" && ")])).toBe(printed);
  });
}

for (const { language, compile } of compilers) {
  test(
    `the samples in ${language} compile without a warning, with the declarations of the page`,
    compile,
    120_000,
  );
}
