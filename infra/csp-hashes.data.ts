/** The inline scripts that the built pages carry; written by `csp-hashes.ts`, never by hand. */
export const inlineScriptHashes: readonly string[] = [];
