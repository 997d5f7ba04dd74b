import type { Plugin } from "vite";

const name = "\0no-resolvers";

/**
 * Leaves out what Swagger UI resolves references with (80 of 390 KB compressed): the explorer has a resolver of its own
 * (`resolver.ts`) for the one document that it shows.
 */
export const noResolvers = (): Plugin => ({
  name: "portal:no-resolvers",
  enforce: "pre",
  resolveId: {
    filter: { id: /^swagger-client\/es\/(?:resolver|subtree-resolver)(?:\/|$)/ },
    handler: () => name,
  },
  load: {
    filter: { id: new RegExp(`^${name}$`) },
    handler: () => `
      export default {};
      export const makeResolve = () => () => Promise.reject(new Error("The explorer resolves by itself."));
      export const makeResolveSubtree = makeResolve;
    `,
  },
});
