import { features } from "./features.ts";

/** Every route of the product, by feature. */
export const contracts = Object.values(features).flatMap(({ contract }) => contract ?? []);
