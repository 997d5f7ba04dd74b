/** Folders that may hold more loose sources than others, and why: reference data has one file for each thing it lists. */
export const exemptFolders: Readonly<Record<string, string>> = {};
