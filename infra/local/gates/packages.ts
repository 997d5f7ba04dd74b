import { isBuiltin } from "node:module";
import { type Supplies, supplies } from "./packages.data.ts";
import { isForTests, type Source } from "./sources.ts";

/** A module of npm or of Node by the forms that name one; what a page shows of a program is no import of its own. */
const forms = [
  /^\s*(?:import|export)\b[^;"'`]*?\bfrom\s*(["'])([^"'`\n]+)\1/gm,
  /^\s*import\s*(["'])([^"'`\n]+)\1/gm,
  /\b(?:import|require|jest\.mock|jest\.requireActual)\(\s*(?:\/\*[^*]*\*\/\s*)?(["'`])([^"'`\n$]+)\1/g,
];

const isOurs = (specifier: string) => /^(?:\.|@portal\/|@site\/)/.test(specifier);

/** The package of a module: its first name, or the first two of a scope. */
function packageOf(specifier: string): string {
  if (specifier.startsWith("virtual:")) return specifier;
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

const modulesIn = ({ text }: Source): string[] => [
  ...new Set(
    forms.flatMap((form) =>
      Array.from(text.matchAll(form), ([, , specifier = ""]) => specifier).filter((each) => !isOurs(each)),
    ),
  ),
];

const isInside = ({ inside }: Supplies, file: string): boolean =>
  inside.endsWith("/") ? file.startsWith(inside) : file === inside;

function isSupplied({ packages, node = [] }: Supplies, specifier: string): boolean {
  if (isBuiltin(specifier)) return node === true || node.includes(specifier.replace(/^node:/, ""));
  const name = packageOf(specifier);
  return packages.some((each) => (each.endsWith("/") ? name.startsWith(each) : name === each));
}

/** Modules that are not there where a source runs, or are another room's to name. */
export function unsuppliedModules(sources: readonly Source[]): string[] {
  return sources
    .filter(({ file }) => /\.(?:ts|tsx|mts|mjs|js)$/.test(file) && !isForTests(file))
    .flatMap((source) => {
      const room = supplies.find((each) => isInside(each, source.file));
      return room
        ? modulesIn(source)
            .filter((specifier) => !isSupplied(room, specifier))
            .map(
              (specifier) => `${source.file} may not import ${specifier}: ${room.inside} does not have it.`,
            )
        : [];
    });
}
