import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";

const folder = path.resolve(import.meta.dirname, "../../dist/portal-assets");

interface Sheet {
  readonly address: string;
  /** Classes with a rule of their own, such as `.card { ... }`. */
  readonly own: ReadonlySet<string>;
  /** All classes that a selector names, such as the second one of `.page .card { ... }`. */
  readonly named: ReadonlySet<string>;
}

const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name ?? "");

function readSheet(file: string): Sheet {
  const text = readFileSync(path.join(folder, file), "utf8").replace(/\/\*.*?\*\//gs, "");
  const selectors = [...text.matchAll(/([^{}]+)\{/g)].flatMap(([, list]) => (list ?? "").split(","));
  const simple = selectors.filter((selector) => /^\s*\.[\w-]+\s*$/.test(selector));
  return {
    address: `/portal-assets/${file}`,
    own: new Set(simple.flatMap(classesIn)),
    named: new Set(selectors.filter((selector) => !selector.includes("@")).flatMap(classesIn)),
  };
}

/** The style sheets of the built portal. */
export const builtSheets = (): readonly Sheet[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".css"))
    .map(readSheet);

/** Which sheets make a class what it is: those with a rule of its own, else those that name it at all. */
function definersOf(name: string, sheets: readonly Sheet[]): string[] {
  const owners = sheets.filter(({ own }) => own.has(name));
  return (owners.length > 0 ? owners : sheets.filter(({ named }) => named.has(name))).map(
    ({ address }) => address,
  );
}

/** Classes on the page that some sheet of the build dresses, while the page has loaded none of these. */
export async function undressedClasses(page: Page, sheets: readonly Sheet[]): Promise<string[]> {
  const { names, loaded } = await page.evaluate(() => ({
    names: [...new Set([...document.querySelectorAll("[class]")].flatMap(({ classList }) => [...classList]))],
    loaded: [...document.styleSheets].flatMap(({ href }) => (href ? [new URL(href).pathname] : [])),
  }));
  return names.flatMap((name) => {
    const definers = definersOf(name, sheets);
    return definers.length === 0 || definers.some((address) => loaded.includes(address))
      ? []
      : [`${name} (${definers.join(", ")})`];
  });
}
