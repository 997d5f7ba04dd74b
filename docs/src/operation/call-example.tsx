import type { RefusedExample } from "../../data/e-sitef/refused-examples.data.ts";
import type { HttpExample } from "../../data/examples/request-code/http-example.ts";
import { RequestSamples } from "../exchange.tsx";
import { CallAnswers } from "./call-answers.tsx";

/** What the generator writes for each call, so that its page carries no other call's example. */
export interface CallFile {
  readonly example: HttpExample;
  readonly refused: RefusedExample;
}

/** The call of a page in six languages, and how it is answered. */
export function CallExample({ call: { example, refused } }: { readonly call: CallFile }) {
  return (
    <RequestSamples example={example}>
      <CallAnswers example={example} refused={refused} />
    </RequestSamples>
  );
}
