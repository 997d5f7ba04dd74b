/**
 * Stands in for `@aws-sdk/core/client` in the bundles. That module costs 13 KB in every client for telemetry,
 * tracing, logging and partitions; requests need one piece of it, the host header.
 */
const asItIs = <Config>(config: Config): Config => config;
const nothing = () => undefined;
const noSettings = () => ({});
const noPlugin = () => ({ applyToStack: nothing });

interface Request {
  readonly hostname: string;
  readonly port?: number;
  readonly headers: Record<string, string>;
}
interface Step {
  readonly request: Request;
}
type Next = (step: Step) => Promise<unknown>;
interface Stack {
  add(middleware: (next: Next) => Next, options: { readonly name: string; readonly step: "build" }): void;
}

/** The signature covers the host, so it has to be a header before the request is signed. */
export const getHostHeaderPlugin = () => ({
  applyToStack: (stack: Stack) =>
    stack.add(
      (next) => (step) => {
        const { hostname, port, headers } = step.request;
        headers.host = port ? `${hostname}:${port}` : hostname;
        return next(step);
      },
      { name: "hostHeaderMiddleware", step: "build" },
    ),
});
export const resolveHostHeaderConfig = asItIs;

export const createDefaultUserAgentProvider = () => async () => [];
export const NODE_APP_ID_CONFIG_OPTIONS = { environmentVariableSelector: nothing, default: undefined };
export const resolveUserAgentConfig = asItIs;
export const getUserAgentPlugin = noPlugin;
export const setFeature = nothing;
export const setCredentialFeature = asItIs;

export const getLoggerPlugin = noPlugin;
export const getRecursionDetectionPlugin = noPlugin;
export const emitWarningIfUnsupportedVersion = nothing;
export const getDefaultSocketTimeout = nothing;

export const awsEndpointFunctions = {};
export const getAwsRegionExtensionConfiguration = noSettings;
export const resolveAwsRegionExtensionConfiguration = noSettings;
