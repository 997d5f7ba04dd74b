import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { featureNames } from "@portal/shared/features.ts";
import { bundleFunctions, directoryOf } from "./bundle.ts";

const largestBytes = 320_000;

const digest = (directory: string) =>
  createHash("sha256")
    .update(readFileSync(join(directory, "index.js")))
    .digest("hex");

interface Output {
  readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>>;
}

/** The files whose code is in the bundle; others were looked at and left out. */
const filesIn = (directory: string): string[] => {
  const { inputs }: Output = JSON.parse(readFileSync(join(directory, "meta.json"), "utf8"));
  return Object.entries(inputs)
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([file]) => file);
};

type Digests = ReadonlyMap<string, string>;

/** Each time all are built, into the same directories. */
async function digests(): Promise<Digests> {
  const bundles = [...(await bundleFunctions(featureNames))];
  return new Map(bundles.map(([feature, directory]) => [feature, digest(directory)]));
}

let first: Digests;
let again: Digests;
beforeAll(async () => {
  first = await digests();
  again = await digests();
}, 120_000);

describe.each(featureNames)("the function %s", (feature) => {
  const directory = directoryOf(feature);

  test("is at most 320 KB, AWS's clients and all else that it needs included", () => {
    const code = readFileSync(join(directory, "index.js"), "utf8");
    expect(Buffer.byteLength(code)).toBeLessThanOrEqual(largestBytes);
    console.info(`${feature}: ${(Buffer.byteLength(code) / 1000).toFixed(0)} KB`);
    // In brackets it is a sentence of AWS's signer, not a call.
    expect(code).not.toMatch(/(?<!\[)require\("(?:@|zod|\w+-)/);
  });

  test("brings no list of error texts in other languages, no second HTTP client and no test", () => {
    const files = filesIn(directory);
    expect(files.filter((file) => /zod\/v4\/locales\/(?!en)/.test(file))).toEqual([]);
    expect(files.filter((file) => /node_modules\/undici\//.test(file))).toEqual([]);
    expect(files.filter((file) => /\.test\.ts$|\/testing\//.test(file))).toEqual([]);
  });

  test("comes out the same, byte for byte, from the same sources", () => {
    expect(again.get(feature)).toBe(first.get(feature));
  });
});

test("one that is built alone is the same as built with all", async () => {
  await bundleFunctions(["account"]);
  expect(digest(directoryOf("account"))).toBe(first.get("account"));
});
