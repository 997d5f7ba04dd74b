import { isForTests, type Source } from "../sources.ts";
import { knownDoubles } from "./double-names.data.ts";

/** Who works in one of these reads all of it: there a name means one thing. */
const wings = {
  shared: /^shared\//,
  portal: /^functions\/(?:platform|stage|company|onboarding|support|letters)\//,
  sandbox: /^functions\/sandbox\//,
  infra: /^infra\//,
  web: /^web\/src\//,
  docs: /^docs\//,
} as const satisfies Readonly<Record<Wing, RegExp>>;

type Wing = keyof typeof knownDoubles;
const wingNames = ["shared", "portal", "sandbox", "infra", "web", "docs"] as const satisfies readonly Wing[];

const declaration = /^(export )?(?:declare )?(?:type|interface) (\w+)/gm;

/**
 * The types that a module declares. What a component takes (its `Props`) is read beside it and nowhere else, so while
 * it is not exported it may be called as another component's is.
 */
function namesIn({ file, text }: Source): string[] {
  const isComponent = file.endsWith(".tsx");
  return [...text.matchAll(declaration)].flatMap(([, exported, name = ""]) =>
    isComponent && exported === undefined ? [] : name,
  );
}

/** Every name that several modules of a wing declare a type by, with these modules. Each test is read by itself. */
function doublesOf(wing: Wing, sources: readonly Source[]): Map<string, readonly string[]> {
  const files = new Map<string, string[]>();
  for (const source of sources) {
    if (!wings[wing].test(source.file) || !/\.tsx?$/.test(source.file) || isForTests(source.file)) continue;
    for (const name of new Set(namesIn(source))) files.set(name, [...(files.get(name) ?? []), source.file]);
  }
  return new Map([...files].filter(([, declaring]) => declaring.length > 1));
}

/** A name that stands for two types is refused, unless it is known to; one that no longer does leaves the list. */
export function doubleNames(
  sources: readonly Source[],
  known: Readonly<Record<Wing, readonly string[]>> = knownDoubles,
): string[] {
  return wingNames.flatMap((wing) => {
    const doubles = doublesOf(wing, sources);
    return [
      ...[...doubles]
        .filter(([name]) => !known[wing].includes(name))
        .map(
          ([name, files]) =>
            `${wing}: ${files.join(" and ")} each declare a type ${name}. Declare it once, or call each after what it is of.`,
        ),
      ...known[wing]
        .filter((name) => !doubles.has(name))
        .map(
          (name) =>
            `${wing}: ${name} is no longer the name of two types: delete it from double-names.data.ts.`,
        ),
    ];
  });
}
