import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OnLoadResult, Plugin, PluginBuild } from "esbuild";

/**
 * Parts of the SDK, by where they are, that Lambda or this product never needs, and what stands in for each. Why the
 * clients and not calls of our own: docs/papers/decisions/0107-aws-is-called-through-the-sdks-clients.md
 */
const standIns: readonly (readonly [RegExp, string])[] = [
  [/credential-provider-node\/dist-es\/index\.js$/, "environment-credentials"],
  [/\/(loadSharedConfigFiles|getInstanceMetadataRegion)\.js$/, "no-settings-files"],
  [/middleware-endpoint-discovery\/dist-es\/index\.js$/, "no-endpoint-discovery"],
  [/submodules\/event-streams\/index\.js$/, "no-event-streams"],
  [/signature-v4\/dist-es\/HeaderFormatter\.js$/, "no-signed-events"],
  [/\/(Sha256|Md5|Crc32|Sha1)(Js|WebCrypto)\.js$/, "native-digests"],
  [/\/AdaptiveRetryStrategy\.js$/, "no-adaptive-retry"],
  [/\/(user-agent-middleware|getRecursionDetectionPlugin)\.js$/, "no-telemetry"],
  [/\/(loggerMiddleware|schemaLogFilter|emitWarningIfUnsupportedVersion)\.js$/, "no-telemetry"],
];

const folder = join(import.meta.dirname, "stand-ins");
const fileOf = (name: string): string => JSON.stringify(join(folder, `${name}.ts`));

/** The clients whose operations functions call, and what their service is called in an address. */
const services: Readonly<Record<string, string>> = {
  "cognito-identity-provider": "cognito-idp",
  dynamodb: "dynamodb",
  s3: "s3",
  sesv2: "email",
  ssm: "ssm",
};

const clientIn = (file: string): string => /@aws-sdk\/client-([\w-]+)/.exec(file)?.[1] ?? "";

function endpointOf(file: string): string {
  const service = services[clientIn(file)];
  if (service === undefined) throw new Error(`No address is known for ${file}: see functions/bundling.`);
  return `import { regionalEndpoint } from ${fileOf("regional-endpoint")};
    export const defaultEndpointResolver = regionalEndpoint("${service}");`;
}

/** Errors whose members are read; of every other one its name is enough, which the SDK gives without its class. */
const readErrors = new Set(["TransactionCanceledException"]);

/**
 * A client describes all operations of its service in one file, of which esbuild can leave nothing out: names of
 * members are constants in brackets, and every error is registered. With plain names, and without the errors that
 * nothing reads, what no operation of ours needs is left out like any other unused code.
 */
export function calledOperations(source: string): string {
  const constants = new Map(
    [...source.matchAll(/^const (\w+) = ("[^"\n]*");$/gm)].map(([, name = "", value = ""]) => [name, value]),
  );
  return source
    .replace(/\[(\w+)\]:/g, (member, name) => (constants.has(name) ? `${constants.get(name)}:` : member))
    .replace(/^\w+\.registerError\((\w+)\$.*$/gm, (line, name) => (readErrors.has(name) ? line : ""));
}

/** Of itself a client asks for its version alone. */
const versionOf = (manifest: string): string => JSON.stringify({ version: JSON.parse(manifest).version });

/** Leaves out of the SDK's clients what no function reaches. */
export const sdkParts: Plugin = {
  name: "sdk-parts",
  setup(build: PluginBuild) {
    const load = (
      filter: RegExp,
      contents: (file: string) => string,
      loader: OnLoadResult["loader"] = "js",
    ) => build.onLoad({ filter }, ({ path }) => ({ contents: contents(path), loader }));
    for (const [filter, name] of standIns) load(filter, () => `export * from ${fileOf(name)};`);
    // What rules of addresses may ask, with every region of every partition: our addresses go by no rules.
    load(/util-endpoints\/aws\.js$/, () => "export const awsEndpointFunctions = {};");
    load(/client-[\w-]+\/dist-es\/endpoint\/endpointResolver\.js$/, endpointOf);
    load(/client-[\w-]+\/dist-es\/schemas\/schemas_0\.js$/, (file) =>
      calledOperations(readFileSync(file, "utf8")),
    );
    load(/@aws-sdk\/client-[\w-]+\/package\.json$/, (file) => versionOf(readFileSync(file, "utf8")), "json");
  },
};
