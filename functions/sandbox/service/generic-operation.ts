import { refusal, refusedParameter } from "../engine/answer.ts";
import type { Decider } from "../engine/decider.ts";
import { one } from "../engine/incoming/call.ts";
import { inItsWords, success } from "./merchant.ts";

/** The only one that the documentation describes: balance or statement of a Bradescard card. */
const documented: ReadonlyMap<string, readonly string[]> = new Map([["172", ["01", "02"]]]);

/** An operation that is an authorizer's own. What it answers besides, no public page says. */
export const genericCall: Decider = {
  says: inItsWords,
  sees: () => [],
  decide: (call) => {
    const wrong = refusal(call);
    if (wrong) return inItsWords(wrong);
    const subfunctions = documented.get(one(call.body, "operation") ?? "");
    if (!subfunctions) return inItsWords(refusedParameter("operation"));
    if (!subfunctions.includes(one(call.body, "parameters.subfunction") ?? "")) {
      return inItsWords(refusedParameter("parameters.subfunction"));
    }
    return { http: 200, body: success };
  },
};
