/** Below it the sandbox answers every documented path, on this site's own origin. */
export const sandboxAddress = "/sandbox/e-sitef/api";

/** What the scripts of the JavaScript interface call from a shop's page; of all addresses, the ones that other origins read. */
export const pageAddress = `${sandboxAddress}/js`;
