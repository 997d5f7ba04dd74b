/**
 * Stands in for `@aws-sdk/credential-provider-node` in the bundles. Lambda always hands its credentials over in the
 * environment; files, SSO, web identity and instance metadata would add 95 KB that no function can reach.
 */
export { fromEnv as defaultProvider } from "@aws-sdk/credential-provider-env";
