import type { Plugin } from "vite";

const summary = /\bsummary:\s*"(?:[^"\\]|\\.)*"/g;

export const withoutSummaries = (code: string): string => code.replaceAll(summary, 'summary: ""');

/** What a route does in a sentence is for the published document alone: every page would carry that of some. */
export const noSummaries = (): Plugin => ({
  name: "portal:no-summaries",
  enforce: "pre",
  transform: {
    filter: { id: /[\\/]shared[\\/][\w-]+[\\/]contract\.ts$/ },
    handler: (code) => withoutSummaries(code),
  },
});
