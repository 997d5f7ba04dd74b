import type { HttpExample } from "../../examples/request-code/http-example.ts";
import type { CallFacts } from "../../facts/gateway.data.ts";
import type { LocalizedText, Outcome } from "../../schema.ts";
import type { ByCode } from "../codes/code-words.ts";
import type { DownloadStoryId } from "./download-story.ts";
import type { RefusedExample } from "./refused-example.ts";

/** What is remarked of a call in the collected facts, and how its page tells it. */
export interface RemarkFact {
  readonly says: string;
  /** Codes and names that stand on the page in every language where it is told. Without them it is a note of the page. */
  readonly told?: readonly string[];
  /** Why the page leaves it out, or where else it stands. */
  readonly left?: string;
}

interface SandboxNote extends LocalizedText {
  /** The header alone leads here, so the table of what decides without it would mislead. */
  readonly insteadOfRules?: true;
}

/** What only the documentation says of a call: how to repeat it, what each status asks for, and how it looks. */
export interface ToldOperation {
  readonly retry: LocalizedText;
  readonly outcomes: readonly Outcome[];
  /** The call as its page prints it. */
  readonly example: HttpExample;
  /** Examples that come before it, by their names in the stories: it finds what those left behind. */
  readonly after?: readonly string[];
  /** Headers that the sandbox reads and the documented interface does not have, so that no page prints them. */
  readonly toSandbox?: Readonly<Record<string, string>>;
  /** The story of the downloads that sends it, beside what comes before it there. One that has a story to itself has none here. */
  readonly story?: DownloadStoryId;
  /** What a code says of this call, where its general words speak of something that the call does not have. */
  readonly codes?: ByCode;
  /** What public pages say of it besides, by the place of the collected remark that it repeats, counted from zero. */
  readonly notes?: Readonly<Record<number, LocalizedText>>;
  /** How to ask the sandbox for what no amount and no card of its tables leads to. */
  readonly inSandbox?: SandboxNote;
  /** Codes of the sandbox alone that it answers besides those of its rules and of what its page prints. */
  readonly alsoAnswers?: readonly string[];
  /** Such codes that its changes of status would lead to, and that it does not answer. */
  readonly neverAnswers?: readonly string[];
  /** What the sandbox answers to the example when it is refused. */
  readonly refused: RefusedExample;
  /** What was collected of the call from public pages, by hand: the check holds the rest to it. */
  readonly collected: CallFacts & { readonly remarks?: readonly RemarkFact[] };
}
