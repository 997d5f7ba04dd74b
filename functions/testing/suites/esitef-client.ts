import { execFile, execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { esitefOpenApi } from "@portal/shared/esitef/openapi/document.ts";

const inPackage = (packageFile: string, file: string) => join(dirname(packageFile), file);

const options = {
  strict: true,
  noEmit: true,
  module: "nodenext",
  target: "es2024",
  skipLibCheck: true,
  exactOptionalPropertyTypes: true,
  // The folder is outside the repository, and has no packages of its own.
  paths: { "openapi-fetch": [inPackage(require.resolve("openapi-fetch/package.json"), "dist/index.d.mts")] },
  types: [],
};

/** What the compiler says of a program that calls e-SiTef by a client generated from its OpenAPI document. */
export function compiled(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), "esitef-client-"));
  try {
    writeFileSync(join(folder, "e-sitef.json"), JSON.stringify(esitefOpenApi("en")));
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ compilerOptions: options, files: ["pay.ts"] }),
    );
    writeFileSync(join(folder, "pay.ts"), source);
    const generate = inPackage(require.resolve("openapi-typescript/package.json"), "bin/cli.js");
    const schema = join(folder, "e-sitef.d.ts");
    execFileSync(process.execPath, [generate, join(folder, "e-sitef.json"), "-o", schema], { stdio: "pipe" });
    const compiler = inPackage(require.resolve("typescript/package.json"), "bin/tsc");
    const { stdout } = spawnSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" });
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the function `pay` of such a program answers, run in a process of its own. */
export async function answered(source: string, ...given: readonly unknown[]): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), "esitef-client-"));
  try {
    mkdirSync(join(folder, "node_modules"));
    symlinkSync(
      dirname(require.resolve("openapi-fetch/package.json")),
      join(folder, "node_modules/openapi-fetch"),
    );
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    writeFileSync(join(folder, "pay.ts"), source);
    const program = `import { pay } from "./pay.ts";
console.log(JSON.stringify(await pay(...${JSON.stringify(given)})));`;
    writeFileSync(join(folder, "run.ts"), program);
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, "run.ts")]);
    return JSON.parse(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
