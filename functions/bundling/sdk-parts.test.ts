import { readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { S3Client } from "@aws-sdk/client-s3";
import { SESv2Client } from "@aws-sdk/client-sesv2";
import { SSMClient } from "@aws-sdk/client-ssm";
import { entryOf, type FeatureName } from "@portal/shared/features.ts";
import { build, type Metafile } from "esbuild";
import { bundling } from "./bundling.ts";
import { calledOperations } from "./sdk-parts.ts";
import { regionalEndpoint } from "./stand-ins/regional-endpoint.ts";

const root = resolve(__dirname, "../..");

/** One function with every client that functions have; nothing is written. */
async function outputOf(entry: FeatureName): Promise<{ code: string; output: Metafile["outputs"][string] }> {
  const { outputFiles, metafile } = await build({
    ...bundling,
    absWorkingDir: root,
    entryPoints: [entryOf(entry)],
    outdir: "unwritten",
    metafile: true,
    write: false,
    logLevel: "error",
  });
  const [output] = Object.values(metafile.outputs);
  const [file] = outputFiles;
  if (!output || !file) throw new Error(`Nothing came out of ${entry}.`);
  return { code: file.text, output };
}

test("each stand-in takes a place that the SDK still has", async () => {
  const { output } = await outputOf("evidence-inspection");
  const used = Object.keys(output.inputs).filter((file) => file.includes("bundling/stand-ins/"));
  const all = readdirSync(join(__dirname, "stand-ins"));
  expect(used.map((file) => basename(file)).toSorted()).toEqual(all.toSorted());
}, 60_000);

test("what is left out of the SDK is its credential chain, its files, its rules and the operations that nobody calls", async () => {
  const { code, output } = await outputOf("evidence-inspection");
  const inside = Object.entries(output.inputs)
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([file]) => file);
  const chains = /credential-provider-(?!env)|nested-clients|parseIni|mnemonist|endpoint\/bdd\.js/;
  expect(inside.filter((file) => chains.test(file))).toEqual([]);
  expect(code).toContain("TransactWriteItems");
  expect(code).toContain("ListObjectsV2");
  for (const uncalled of ["CreateTable", "DeleteBucket", "PutBucketPolicy"])
    expect(code).not.toContain(uncalled);
}, 60_000);

test("only names of members and registered errors change in a description of operations", () => {
  const source = [
    'const _hH = "httpHeader";',
    "export var Known$ = [3, n0, _K, { [_hH]: _xx, [other]: 1 }];",
    "n0_registry.registerError(TransactionCanceledException$, TransactionCanceledException);",
    "n0_registry.registerError(ResourceInUse$, ResourceInUse);",
  ].join("\n");
  expect(calledOperations(source).split("\n")).toEqual([
    'const _hH = "httpHeader";',
    'export var Known$ = [3, n0, _K, { "httpHeader": _xx, [other]: 1 }];',
    "n0_registry.registerError(TransactionCanceledException$, TransactionCanceledException);",
    "",
  ]);
});

describe("an address by the region alone is the one that the SDK's own rules come to", () => {
  const region = { region: "sa-east-1" };
  const plain = { UseFIPS: false, UseDualStack: false };
  const ofBucket = { Bucket: "portal-dev-evidence", ForcePathStyle: false };
  test.each([
    ["dynamodb", new DynamoDBClient(region).config.endpointProvider, {}],
    ["ssm", new SSMClient(region).config.endpointProvider, {}],
    ["email", new SESv2Client(region).config.endpointProvider, {}],
    ["cognito-idp", new CognitoIdentityProviderClient(region).config.endpointProvider, {}],
    ["s3", new S3Client(region).config.endpointProvider, ofBucket],
    [
      "s3",
      new S3Client(region).config.endpointProvider,
      { ...ofBucket, ForcePathStyle: true, Endpoint: "http://127.0.0.1:9" },
    ],
    ["dynamodb", new DynamoDBClient(region).config.endpointProvider, { Endpoint: "http://127.0.0.1:9" }],
  ])("%s", (service, rules, more) => {
    for (const Region of ["sa-east-1", "us-east-2"]) {
      const asked = { ...plain, Region, ...more };
      const expected = rules(asked);
      const { url, properties } = regionalEndpoint(service)(asked);
      expect(url.href).toBe(expected.url.href);
      expect(properties.authSchemes).toEqual(expected.properties?.["authSchemes"]);
    }
  });
});
