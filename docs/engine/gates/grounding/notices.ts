import { type Callback, callbackIds, callbacks } from "@portal/shared/esitef/callbacks.data.ts";
import { pageScripts } from "@portal/shared/esitef/sandbox-address.ts";
import { formsOfTheSandbox } from "../../../data/facts/exceptions.data.ts";
import { noticeFacts, scriptFacts } from "../../../data/facts/notices.data.ts";
import { differences } from "./expand.ts";
import { wordOf, wordsOf } from "./values.ts";

/** Forms that stores receive, and the files that their pages load, against what was collected of them. */
export const noticeProblems = (
  facts: Readonly<Record<string, string>> = noticeFacts,
  scripts: Readonly<Record<string, string>> = scriptFacts,
): string[] => [
  ...callbackIds.flatMap((id) => {
    const place = `shared/esitef/callbacks.data.ts, ${id}`;
    const known = facts[id];
    if (known === undefined) return id in formsOfTheSandbox ? [] : [`${place}: this form is in no fact.`];
    const { fields }: Callback = callbacks[id];
    const written = Object.entries(fields).map(([name, shape]) => wordOf({ name, shape }));
    return differences(place, wordsOf(known), written);
  }),
  ...differences(
    "shared/esitef/sandbox-address.ts",
    Object.entries(scripts).map(([name, path]) => `${name} /sandbox${path}`),
    Object.entries(pageScripts).map(([name, path]) => `${name} ${path}`),
  ),
];
