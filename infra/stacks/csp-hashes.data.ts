/** The inline scripts that the built pages carry; written by `csp-hashes.ts`, read by people. */
export const inlineScriptHashes: readonly string[] = ["sha256-bwmS9kRlkuc4ByBslN+vljk/FSESbNlI0F3HnT0l8zQ="];
