import { importGraph } from "../imports.ts";
import { isForTests, isTest, type Source } from "../sources.ts";

const isUnitTest = (file: string) => isTest(file) && /\.test\.tsx?$/.test(file) && !file.includes("/e2e/");

/** What only `tsc` reads says nothing of what runs; a module that stands in for another keeps that from running. */
const idle = /^(?:import|export) type [^;]*;|\bjest\.mock\(\s*(["'`])[^"'`]*\1/gm;
const running = ({ file, text }: Source): Source => ({ file, text: text.replace(idle, "") });

const isOfScreens = (file: string) => /^(?:web\/src|docs\/theme)\/.*\.tsx?$/.test(file);
const isData = (file: string) => /\.(?:data|d)\.ts$/.test(file);
/** Types alone, or names of another module's: there is nothing to test. */
const decides = ({ text }: Source) =>
  /^(?:export )?(?:default )?(?:async )?(?:const|let|class|function)\b/m.test(text);

/**
 * The modules of the screens that no unit test reaches. A test reaches what it imports, and one step further what a
 * part that it shows is made of: whatever lies deeper is shown with it, and hardly anybody asserts what it decides.
 */
export function unreached(sources: readonly Source[]): string[] {
  const graph = importGraph(sources.map(running));
  const importsOf = (file: string) => graph.get(file) ?? [];
  const imported = new Set(
    sources.filter(({ file }) => isUnitTest(file)).flatMap(({ file }) => importsOf(file)),
  );
  const shown = [...imported].filter((file) => file.endsWith(".tsx")).flatMap(importsOf);
  const reached = new Set([...imported, ...shown]);
  return sources
    .filter(({ file }) => isOfScreens(file) && !isForTests(file) && !isData(file) && !reached.has(file))
    .filter(decides)
    .map(({ file }) => file)
    .toSorted();
}
