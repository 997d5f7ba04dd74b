import { callExamples, callPages, callRefusals } from "../../../data/call-pages.ts";
import type { Files } from "../write-files.ts";

/** Where the generator puts a call's example and its answers, below `docs`. */
export const callFile = (example: string) => `generated/calls/${example}.json`;

/** One file a call: a page that imported the list of all examples would carry sixty. */
export function callFiles(): Files {
  return new Map(
    callPages.map(({ example: name }) => {
      const [example, refused] = [callExamples[name], callRefusals[name]];
      if (!example || !refused) throw new Error(`The call ${name} has no example, or none of a refusal.`);
      const call = { name, example, refused };
      return [callFile(name), `${JSON.stringify(call)}\n`];
    }),
  );
}
