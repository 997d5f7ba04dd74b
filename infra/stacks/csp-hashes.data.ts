/** The inline scripts that the built pages carry; written by `csp-hashes.ts`, read by people. */
export const inlineScriptHashes: readonly string[] = ["sha256-aMJPQYkBtpgz992iBo30ES8l1D0SHcVfa5qExgpAEwA="];
