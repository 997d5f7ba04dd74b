import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** An ES module that finds its schemas by its own address, so it runs as the program that it also is. */
export function validate(json: string): unknown {
  const folder = mkdtempSync(join(tmpdir(), "openapi-"));
  const file = join(folder, "e-sitef.json");
  writeFileSync(file, json);
  const main = require.resolve("@seriousme/openapi-schema-validator");
  try {
    const program = join(dirname(main), "bin/validate-api-cli.js");
    return JSON.parse(execFileSync(process.execPath, [program, file], { encoding: "utf8" }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Modules that the test's own loader cannot require, so it runs beside it, too; it throws what it finds. */
export function validateAgain(value: object): void {
  const parser = JSON.stringify(require.resolve("@apidevtools/swagger-parser"));
  const program = `require(${parser}).validate(JSON.parse(require("node:fs").readFileSync(0, "utf8")))`;
  const end = ".catch((error) => { console.error(error.message); process.exit(1); })";
  execFileSync(process.execPath, ["-e", program + end], { input: JSON.stringify(value), stdio: "pipe" });
}
