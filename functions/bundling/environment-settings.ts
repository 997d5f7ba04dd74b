/**
 * Stands in for `@smithy/core/config` in the bundles. Lambda says everything in the environment; the SDK would also
 * read two files, and ask a virtual machine where it is, which adds 8 KB that no function can reach.
 */
interface Setting<T> {
  readonly environmentVariableSelector: (environment: NodeJS.ProcessEnv) => T | undefined;
  readonly default: T | (() => T | Promise<T>) | undefined;
}

const isProvider = <T>(value: T | (() => T | Promise<T>)): value is () => T | Promise<T> =>
  typeof value === "function";

export const loadConfig =
  <T>(setting: Setting<T>) =>
  async (): Promise<T | undefined> => {
    const { environmentVariableSelector: find, default: fallback } = setting;
    return find(process.env) ?? (fallback && isProvider(fallback) ? fallback() : fallback);
  };

export const SelectorType = { ENV: "env", CONFIG: "shared config entry" } as const;

export const booleanSelector = (from: Readonly<Record<string, string | undefined>>, name: string) =>
  from[name] === undefined ? undefined : from[name] === "true";

/** For endpoints with FIPS or dual-stack addresses, which we do not use. */
const never: Setting<boolean> = { environmentVariableSelector: () => false, default: false };
export const NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS = never;
export const NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS = never;

export const NODE_REGION_CONFIG_OPTIONS: Setting<string> = {
  environmentVariableSelector: ({ AWS_REGION }) => AWS_REGION,
  default: () => {
    throw new Error("AWS_REGION is missing");
  },
};
export const NODE_REGION_CONFIG_FILE_OPTIONS = {};
export const resolveRegionConfig = <Config>(config: Config): Config => config;

/** `legacy` is the SDK's name for using only the settings that the client was given. */
export const resolveDefaultsModeConfig = () => async () => "legacy";

/** The separator of names in configuration files, which are not read here. */
export const CONFIG_PREFIX_SEPARATOR = ".";

export class ProviderError extends Error {}
export class CredentialsProviderError extends ProviderError {
  override readonly name = "CredentialsProviderError";
}
