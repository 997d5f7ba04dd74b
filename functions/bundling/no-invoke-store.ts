/**
 * Stands in for `@aws/lambda-invoke-store` in the bundles: it tells requests apart where one process serves several at
 * a time, which our functions do not; the SDK then takes the trace id from the environment.
 */
export const InvokeStore = { getInstanceAsync: async () => undefined };
