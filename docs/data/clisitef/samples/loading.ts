import type { Routine } from "../routines/routine.ts";
import { routines } from "../routines/routines.data.ts";

/** What a sale calls; the reader writes the others in the same manner. */
const ofSale = [
  "ConfiguraIntSiTefInterativoEx",
  "IniciaFuncaoSiTefInterativo",
  "ContinuaFuncaoSiTefInterativo",
  "FinalizaFuncaoSiTefInterativo",
];

const saleRoutines: readonly Routine[] = routines.filter(({ name }) => ofSale.includes(name));

const pointerTo = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const typed = ({ type, name }: Routine["parameters"][number]) =>
  type.endsWith("*") ? `${type.replace("*", " *")}${name}` : `${type} ${name}`;
const own = ({ parameters }: Routine) => parameters.filter(({ onlyIn }) => onlyIn === undefined);
const listed = (texts: readonly string[]) => texts.join(",\n        ");

const pointer = (routine: Routine) =>
  `static ${routine.result}(CALL *${pointerTo(routine.name)})(
        ${listed(own(routine).map(typed))});`;

const forward = (routine: Routine) =>
  `${routine.result} ${routine.name}(
        ${listed(own(routine).map(typed))}) {
    ${routine.result === "void" ? "" : "return "}${pointerTo(routine.name)}(${own(routine)
      .map(({ name }) => name)
      .join(", ")});
}`;

const found = ({ name }: Routine) =>
  `    if (!(*(void **)&${pointerTo(name)} = FIND(library, "${name}"))) return -2;`;

/** C without an import library: the program finds the routines when it starts, and its calls stay as declared. */
export const cLoading = `/* clisitef.c */
#include "clisitef.h"
#ifdef _WIN32
#include <windows.h>
#define CALL __stdcall
#define OPEN() ((void *)LoadLibraryA(sizeof(void *) == 8 ? "CliSiTef64I.dll" : "CliSiTef32I.dll"))
#define FIND(library, name) ((void *)GetProcAddress((HMODULE)(library), name))
#else
#include <dlfcn.h>
#define CALL
#define OPEN() dlopen("./libclisitef.so", RTLD_NOW)
#define FIND(library, name) dlsym(library, name)
#endif

${saleRoutines.map(pointer).join("\n")}

/* Once, when the program starts: 0, or -1 without the library, or -2 if it is too old for a routine. */
int load_clisitef(void) {
    void *library = OPEN();
    if (!library) return -1;
${saleRoutines.map(found).join("\n")}
    return 0;
}

${saleRoutines.map(forward).join("\n\n")}`;
