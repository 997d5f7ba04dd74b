import { changesOf } from "@portal/shared/esitef/changes.ts";
import { rulesOf } from "@portal/shared/esitef/outcome/rules-of.ts";
import { sandboxCodes } from "@portal/shared/esitef/words/response-codes.data.ts";
import type { CodeWords } from "@portal/shared/esitef/words/words.ts";
import { refusedExamples } from "../../../data/e-sitef/failure/refused-examples.data.ts";
import type { OperationPage } from "../../../data/e-sitef/operation-pages.ts";
import { toldOperations } from "../../../data/e-sitef/operations/told-operations.ts";

/** Every call is answered so when a value is malformed or its credentials are wrong. */
const always = ["952", "956"];

/** What waits for the call as new may have lapsed meanwhile; an authentication has codes of its own. */
const comesTooLate = ({ id, group }: OperationPage): boolean =>
  group !== "3ds" && changesOf(id).some(({ from, to }) => from === "NOV" && to !== "NOV");

/** Codes that the sandbox alone answers to a call: those of its rules and of the answers that its page prints. */
export function sandboxCodesOf(operation: OperationPage): readonly CodeWords[] {
  const { id, example, statuses } = operation;
  const { alsoAnswers = [], neverAnswers = [] } = toldOperations[id];
  const { declined, invalid } = refusedExamples[example] ?? {};
  const printed = JSON.stringify([declined?.response, invalid?.response]);
  const decided = rulesOf(id).flatMap(({ answer }) => ("http" in answer ? [answer.code] : []));
  return sandboxCodes.filter(
    ({ code }) =>
      !neverAnswers.includes(code) &&
      (always.includes(code) ||
        decided.includes(code) ||
        printed.includes(`"${code}"`) ||
        (code === "953" && statuses.includes(404)) ||
        (code === "954" && comesTooLate(operation)) ||
        alsoAnswers.includes(code)),
  );
}
