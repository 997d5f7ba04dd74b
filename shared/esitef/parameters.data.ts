import { commonParameters } from "./parameters/common-parameters.data.ts";
import { pageParameters } from "./parameters/page-parameters.data.ts";
import { saleParameters } from "./parameters/sale-parameters.data.ts";
import { serviceParameters } from "./parameters/service-parameters.data.ts";

/**
 * Every parameter of a request once, by its name: dots lead into objects, `[]` marks a list. Operations say where they
 * take it and whether they need it; what it means is in `words`.
 */
export const parameters = {
  ...commonParameters,
  ...saleParameters,
  ...serviceParameters,
  ...pageParameters,
} as const;

export type ParameterName = keyof typeof parameters;
