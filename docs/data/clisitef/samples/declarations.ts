import type { Routine, RoutineParameter, RoutineType } from "../routines/routine.ts";
import { routines } from "../routines/routines.data.ts";
import type { LibrarySamples } from "./sample.ts";

type Way = RoutineParameter["direction"];

/** How each language says what C calls by the key; text that the library fills is room given by the caller. */
const forms: Readonly<Record<"pascal" | "csharp" | "java", (type: RoutineType, way: Way) => string>> = {
  pascal: (type) =>
    ({
      "char*": "PAnsiChar",
      int: "Integer",
      short: "SmallInt",
      "int*": "Integer",
      "short*": "SmallInt",
      "long*": "LongInt",
      callback: "Pointer",
      String: "PAnsiChar",
    })[type],
  csharp: (type, way) =>
    ({
      "char*": way === "in" ? "string" : "byte[]",
      int: "int",
      short: "short",
      "int*": "ref int",
      "short*": "ref short",
      "long*": "ref int",
      callback: "IntPtr",
      String: "string",
    })[type],
  java: (type, way) =>
    ({
      "char*": way === "in" ? "String" : "byte[]",
      int: "int",
      short: "short",
      "int*": "IntByReference",
      "short*": "ShortByReference",
      "long*": "NativeLongByReference",
      callback: "Callback",
      String: "String",
    })[type],
};

const isPointer = (type: RoutineType) => type === "int*" || type === "short*" || type === "long*";

const own = ({ parameters }: Routine) => parameters.filter(({ onlyIn }) => onlyIn === undefined);

/** One line, or one line a parameter where that is too long. */
const call = (begin: string, parameters: readonly string[], separator: string, end: string): string => {
  const line = `${begin}(${parameters.join(`${separator} `)})${end}`;
  return line.length <= 96 ? line : `${begin}(\n        ${parameters.join(`${separator}\n        `)})${end}`;
};

/** As C declares it, which is how the public pages print it. */
export function cDeclaration(routine: Routine): string {
  const parameters = own(routine).map(
    ({ name, type }) => `${type.replace("*", " *").replace(/(?<!\*)$/, " ")}${name}`,
  );
  return call(`${routine.result} ${routine.name}`, parameters.length > 0 ? parameters : ["void"], ",", ";");
}

/** The same as a block of a page: what is known of a routine from its Java alone is no C. */
export function declarationBlock(routine: Routine): string {
  const isC = routine.parameters.every(({ type }) => type !== "String");
  return [isC ? "```c" : "```text", cDeclaration(routine), "```"].join("\n");
}

function pascalDeclaration(routine: Routine): string {
  const parameters = own(routine).map(
    ({ name, type, direction }) =>
      `${isPointer(type) ? "var " : ""}${name}: ${forms.pascal(type, direction)}`,
  );
  const [kind, end] = routine.result === "void" ? ["procedure", ";"] : ["function", ": Integer;"];
  const line =
    parameters.length > 0
      ? call(`${kind} ${routine.name}`, parameters, ";", end)
      : `${kind} ${routine.name}${end}`;
  return `${line} stdcall; external CliSiTefLibrary;`;
}

const csharpDeclaration = (routine: Routine): string =>
  `    [DllImport(File, CharSet = CharSet.Ansi)]\n${call(
    `    public static extern ${routine.result} ${routine.name}`,
    own(routine).map(({ name, type, direction }) => `${forms.csharp(type, direction)} ${name}`),
    ",",
    ";",
  )}`;

const javaDeclaration = (routine: Routine): string =>
  call(
    `    ${routine.result} ${routine.name}`,
    own(routine).map(({ name, type, direction }) => `${forms.java(type, direction)} ${name}`),
    ",",
    ";",
  );

/** The specification says nothing of what a callback takes, and nothing at all of some routines. */
const declared: readonly Routine[] = [...routines].filter(
  (routine: Routine) => !routine.elsewhere && !routine.parameters.some(({ type }) => type === "callback"),
);

const lines = (write: (routine: Routine) => string) => declared.map(write).join("\n");

/** What a program declares once to call the library. */
export const declarations: LibrarySamples = {
  c: `/* clisitef.h; on Windows put __stdcall before each name. */\n${lines(cDeclaration)}`,
  pascal: `const\n  CliSiTefLibrary = 'CliSiTef32I.dll';\n\n${lines(pascalDeclaration)}`,
  csharp: `using System.Runtime.InteropServices;

static class CliSiTef
{
    // CliSiTef64I.dll in a 64-bit process, libclisitef.so on Linux.
    const string File = "CliSiTef32I.dll";

${lines(csharpDeclaration)}
}`,
  java: `import com.sun.jna.Native;
import com.sun.jna.ptr.*;
import com.sun.jna.win32.StdCallLibrary;

// On Linux the library is "clisitef", and the interface extends Library.
interface CliSiTef extends StdCallLibrary {
    CliSiTef LIBRARY = Native.load("CliSiTef32I", CliSiTef.class);

${lines(javaDeclaration)}
}`,
};
