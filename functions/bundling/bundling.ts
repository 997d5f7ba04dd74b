const standIn = (file: string) => `@portal/functions/bundling/${file}.ts`;

/**
 * How a function's code becomes the one file that is deployed: the esbuild options, shared by everything that builds
 * it. The stand-ins replace parts of the AWS SDK that Lambda cannot reach or that DynamoDB does not need; without
 * them no bundle keeps to 250 KB.
 */
export const bundling = {
  bundle: true,
  minify: true,
  platform: "node" as const,
  target: "node24",
  // ES modules cost 10 to 20 ms of every cold start.
  format: "cjs" as const,
  mainFields: ["module", "main"],
  legalComments: "none" as const,
  define: { "process.env.NODE_ENV": '"production"' },
  alias: {
    "@aws-sdk/core/client": standIn("plain-client"),
    "@aws-sdk/credential-provider-node": standIn("environment-credentials"),
    "@aws-sdk/middleware-endpoint-discovery": standIn("no-endpoint-discovery"),
    "@smithy/core/checksum": standIn("sha256"),
    "@smithy/core/config": standIn("environment-settings"),
    "@smithy/core/endpoints": standIn("one-endpoint"),
    "@smithy/core/event-streams": standIn("no-event-streams"),
  },
};
