import { sandboxFunction } from "../engine/gateway.ts";
import { serve } from "./serve.ts";

/** WS Consulta over the transactions that a store made in the sandbox of e-SiTef. */
export const handler = sandboxFunction(serve);
