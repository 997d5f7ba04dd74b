import { commonParameters } from "@portal/shared/esitef/parameters/common-parameters.data.ts";
import { saleParameters } from "@portal/shared/esitef/parameters/sale-parameters.data.ts";

/** A reservation takes what a sale takes. */
export const reservationParameters = { ...commonParameters, ...saleParameters };
