import type { GatewayAnswer } from "../schema.ts";
import { type GatewayCodeName, gatewayCodes } from "./gateway-codes.data.ts";

/** HTTP status and message are those of the code, unless a rule says otherwise. */
export const gateway = (code: GatewayCodeName, more: Partial<GatewayAnswer> = {}): GatewayAnswer => {
  const { http, message } = gatewayCodes[code];
  return { http, code, message, ...more };
};
