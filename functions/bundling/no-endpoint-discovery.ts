/**
 * Stands in for `@aws-sdk/middleware-endpoint-discovery` in the bundles: DynamoDB's client carries it for services
 * that move their endpoint, which DynamoDB does not.
 */
export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: () => false,
  configFileSelector: () => false,
  default: false,
};

export const resolveEndpointDiscoveryConfig = <Config>(config: Config): Config => config;
