import path from "node:path";

/** The repository's folder. */
export const root = path.resolve(import.meta.dirname, "../../..");

/** What can be made again at any time; a start from nothing may delete it. */
export const buildFolder = path.join(root, ".build");
