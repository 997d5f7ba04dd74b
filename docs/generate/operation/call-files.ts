import { operationExamples } from "../../data/e-sitef/operation-examples.ts";
import { operationPages } from "../../data/e-sitef/operation-pages.ts";
import { refusedExamples } from "../../data/e-sitef/refused-examples.data.ts";
import type { Files } from "../write-files.ts";

/** Where the generator puts a call's example and its answers, below `docs`. */
export const callFile = (example: string) => `generated/calls/${example}.json`;

/** One file a call: a page that imported the list of all examples would carry sixty. */
export function callFiles(): Files {
  return new Map(
    operationPages.map(({ example: name }) => {
      const [example, refused] = [operationExamples[name], refusedExamples[name]];
      if (!example || !refused) throw new Error(`The call ${name} has no example, or none of a refusal.`);
      const call = { name, example, refused };
      return [callFile(name), `${JSON.stringify(call)}\n`];
    }),
  );
}
