const standIn = (file: string) => `@portal/functions/bundling/${file}.ts`;

/**
 * How a function's code becomes the one file that is deployed: the esbuild options, shared by everything that builds
 * it. The stand-ins replace parts of the AWS SDK that no function uses and that would be loaded with those it does.
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
  // Pages that a function writes carry their style sheet in themselves.
  loader: { ".css": "text" as const },
  define: { "process.env.NODE_ENV": '"production"' },
  alias: {
    "@smithy/core/checksum": standIn("sha256"),
    "@smithy/core/event-streams": standIn("no-event-streams"),
  },
};
