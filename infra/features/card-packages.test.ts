import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { featureNames } from "@portal/shared/features.ts";
import { type BuildOptions, build } from "esbuild";
import { bundleFunctions } from "./bundle.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Fixed by whoever ordered the product, each with where it works. */
const card = {
  functions: [
    "@aws-sdk/client-dynamodb",
    "@aws-sdk/lib-dynamodb",
    "@aws-sdk/client-s3",
    "@aws-sdk/s3-request-presigner",
    "@middy/core",
    "zod",
  ],
  stacks: ["aws-cdk-lib", "constructs"],
  portal: ["aws-amplify", "@aws-amplify/ui-react", "react", "vite"],
  documentation: ["@docusaurus/core", "react", "algoliasearch"],
} as const;

/** `@scope/name` or `name` of an import below it. */
const packageOf = (specifier: string): string =>
  specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");

const toolsExports = path.join(root, "node_modules/@docusaurus/core/lib/client/exports");

/** Docusaurus gives its own parts to a site by names such as `@docusaurus/Link`. */
const partOf = (specifier: string): string =>
  specifier.startsWith("@docusaurus/") && existsSync(path.join(toolsExports, `${specifier.slice(12)}.js`))
    ? "@docusaurus/core"
    : packageOf(specifier);

interface Output {
  readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>>;
}

/** The packages whose code is in what is deployed, not those that a source names. */
async function inFunctions(): Promise<Set<string>> {
  const bundles = await bundleFunctions(featureNames);
  const files = [...bundles.values()].flatMap((directory) => {
    const { inputs }: Output = JSON.parse(readFileSync(path.join(directory, "meta.json"), "utf8"));
    return Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  });
  return new Set(files.map(([file]) => packageOf(file.split("node_modules/").at(-1) ?? "")));
}

type Entry = Pick<BuildOptions, "entryPoints" | "stdin">;

/** The packages that code asks for which is reached from an entry, types left out as in every build. */
async function reachedFrom(entry: Entry): Promise<Set<string>> {
  const { metafile } = await build({
    ...entry,
    absWorkingDir: root,
    outdir: "unwritten",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    packages: "external",
    jsx: "automatic",
    loader: { ".css": "empty", ".svg": "empty" },
    metafile: true,
    write: false,
    logLevel: "error",
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return new Set(imports.filter(({ external }) => external).map((each) => partOf(each.path)));
}

/** The script that the portal's page loads. */
function portalEntry(): string {
  const [, file = ""] =
    /src="\/(src\/[^"]+)"/.exec(readFileSync(path.join(root, "web/index.html"), "utf8")) ?? [];
  return `web/${file}`;
}

test.each([
  ["functions", "code of the functions that are deployed", inFunctions],
  ["stacks", "the stacks that are synthesized", () => reachedFrom({ entryPoints: ["infra/cdk.ts"] })],
  [
    "portal",
    "the portal and its build",
    () => reachedFrom({ entryPoints: [portalEntry(), "web/vite.config.ts"] }),
  ],
  [
    "documentation",
    "the documentation's pages",
    () =>
      reachedFrom({ entryPoints: ["docs/docusaurus.config.ts", "docs/theme/overrides/SearchBar/index.tsx"] }),
  ],
] as const)(
  "%s: every package of the design card works in %s",
  async (room, _, reached) => {
    const found = await reached();
    expect(card[room].filter((name) => !found.has(name))).toEqual([]);
  },
  120_000,
);

test("a package that only a type, a comment or nothing names is missed", async () => {
  const contents = `
    import type { S3Client } from "@aws-sdk/client-s3";
    // import "vite";
    import * as z from "zod/mini";
    export const file = z.custom<S3Client>();`;
  const found = await reachedFrom({ stdin: { contents, loader: "ts", resolveDir: root } });
  expect([...found]).toEqual(["zod"]);
});
