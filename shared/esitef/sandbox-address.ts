/** Below it the sandbox answers every documented path, on this site's own origin. */
export const sandboxAddress = "/sandbox/e-sitef/api";
