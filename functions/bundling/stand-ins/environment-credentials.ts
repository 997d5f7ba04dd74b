/** Lambda hands its credentials over in the environment; files, SSO, web identity and instance metadata are not there. */
export { fromEnv as defaultProvider } from "@aws-sdk/credential-provider-env";
