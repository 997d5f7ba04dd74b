import { gatewayMachines } from "./gateway-machine.data.ts";
import { pageMachines } from "./page-machine.data.ts";

/** How each kind of thing may change its status, and what makes it. `null` is where nothing exists yet. */
export const machines = { ...gatewayMachines, ...pageMachines } as const;
