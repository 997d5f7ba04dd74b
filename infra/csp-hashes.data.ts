/** The inline scripts that the built pages carry; written by `csp-hashes.ts`, read by people. */
export const inlineScriptHashes: readonly string[] = ["sha256-GD+IrbcJhltJLowXu32idAh/KiynRsznFJtcwACaeGM="];
