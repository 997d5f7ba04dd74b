import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import type { Fence } from "../page/form/fences.ts";
import { complaints, type FragmentPage, isRun, laidOut, pagesWith } from "./fragments.ts";
import { imports, surroundings } from "./java-surroundings.ts";

const pages = pagesWith("java");

/** Android itself, where its SDK or Debian's libandroid-23-java lays it down. */
const android = [
  process.env.ANDROID_HOME ?? "",
  "/usr/lib/android-sdk",
  join(homedir(), "Android/Sdk"),
  join(homedir(), "Library/Android/sdk"),
]
  .map((sdk) => join(sdk, "platforms"))
  .filter((platforms) => existsSync(platforms))
  .flatMap((platforms) => readdirSync(platforms).map((each) => join(platforms, each, "android.jar")))
  .find((jar) => existsSync(jar));

const isMember = /^(?:@Override|(?:public|protected|private|static)\b|\w+ \w+\([^;]*\) \{$)/;

/** A fragment is members of a class, other classes among them, or else statements. */
const around = ({ code, line }: Fence): readonly [string, string] =>
  isMember.test(code.slice(0, code.indexOf("\n"))) ? ["", ""] : [`void at${line}() throws Exception {`, "}"];

/** All of a page's fragments in one class, as its reader would put them. */
function classOf(page: FragmentPage, index: number): string {
  const [, ...lines] = laidOut(page, around);
  return [`${imports} abstract class Page${index} extends Reader {`, ...lines, "}"].join("\n");
}

const listeners = pages
  .flatMap(({ fragments }) => fragments.map(({ code }) => code))
  .filter((code) => code.startsWith("public interface ICliSiTefListener"));

/** Without Android only what is no Java at all counts: it is reported before names are looked up. */
const noJava = /expected|illegal start|end of file|unclosed|not a statement|orphaned/;

test("fragments are found, and the listener that they implement, so that something is compiled", () => {
  expect(pages.flatMap(({ fragments }) => fragments).length).toBeGreaterThan(100);
  expect(listeners).not.toEqual([]);
});

if (isRun("javac")) {
  if (!android)
    process.stderr.write("fragments of the pages: Java is only parsed, Android is not installed\n");
  test("the fragments in Java of the pages compile", () => {
    const [listener = ""] = listeners;
    const sources = {
      ...surroundings(listener),
      ...Object.fromEntries(pages.map((page, at) => [page.file.replace(/mdx$/, "java"), classOf(page, at)])),
    };
    const options = ["-proc:none", "-Xmaxerrs", "1000", "-d", "out", "-cp", android ?? "."];
    const told = complaints(sources, "javac", [...options, ...Object.keys(sources)]);
    expect(
      android
        ? told
        : told
            .split("\n")
            .filter((line) => noJava.test(line))
            .join("\n"),
    ).toBe("");
  }, 120_000);
}
