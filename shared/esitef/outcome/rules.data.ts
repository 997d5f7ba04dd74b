import type { OutcomeRule } from "../schema.ts";
import { gatewayRules } from "./gateway-rules.data.ts";
import { threeDsRules } from "./three-ds-rules.data.ts";

/** Every rule that the documentation tells of; a function of the sandbox loads those that it decides by. */
export const outcomeRules: readonly OutcomeRule[] = [...gatewayRules, ...threeDsRules];
