import { type ChangeOf, changesOf, followingOf, type Kind } from "@portal/shared/esitef/changes.ts";
import type { GatewayOperationId } from "@portal/shared/esitef/operations.data.ts";
import { sandboxLimits } from "@portal/shared/esitef/outcome/sandbox.data.ts";
import { causeWords } from "@portal/shared/esitef/words/causes.data.ts";
import {
  cancellationStatuses,
  scheduleStatuses,
  storageStatuses,
  threeDsStatuses,
  transactionStatuses,
} from "@portal/shared/esitef/words/statuses.data.ts";
import type { StatusWords } from "@portal/shared/esitef/words/words.ts";
import type { Locale, Localized } from "@portal/shared/locales.ts";
import { kindWords, operationWords as words } from "./operation-words.ts";

/** Whose statuses each kind of thing has; a top-up and a reservation have those of a transaction. */
export function statusesOf(kind: Kind): readonly StatusWords[] {
  if (kind === "cancellation") return cancellationStatuses;
  if (kind === "schedule") return scheduleStatuses;
  if (kind === "storage") return storageStatuses;
  return kind === "3ds" ? threeDsStatuses : transactionStatuses;
}

/** Every status is named, so that nobody has to know its three letters. */
function nameOf(kind: Kind, code: string, locale: Locale): string {
  const entry = statusesOf(kind).find((each) => each.code === code);
  if (!entry) throw new Error(`The status ${code} is not described.`);
  return entry.name[locale];
}

const isStep = ({ from, to }: ChangeOf) => from !== to;

function drawing(kind: Kind, changes: readonly ChangeOf[], locale: Locale): string {
  const lines = changes.map(
    ({ from, to }) => `    ${from ?? "[*]"} --> ${to}: ${nameOf(kind, to, locale).toLowerCase()}`,
  );
  return ["```mermaid", "stateDiagram-v2", ...new Set(lines), "```"].join("\n");
}

const wordsOf: Readonly<Record<string, Localized | undefined>> = causeWords;

/** Public pages tell of these that the store's registration says for how long they wait. */
const registeredKinds: readonly Kind[] = ["payment", "preauthorization", "cancellation"];

/** Whoever reads of a deadline asks which one. */
function causeText(kind: Kind, cause: string, locale: Locale): string {
  if (cause !== "not used in time") return wordsOf[cause]?.[locale] ?? cause;
  const lapse = registeredKinds.includes(kind) ? words.lapse.registered : words.lapse.unknown;
  return lapse[locale].replace("%minutes%", String(sandboxLimits.unusedMinutes));
}

/** A status that the call leaves may not be the last one: what else may become of it, and why. */
function afterwards(kind: Kind, changes: readonly ChangeOf[], locale: Locale): string | false {
  const following = followingOf(kind, new Set(changes.map(({ to }) => to)));
  if (following.length === 0) return false;
  const lines = following.map(({ from, to, cause, inferred }) => {
    const mark = inferred ? " <InSandbox />" : "";
    return `- \`${from}\` → \`${to}\`: ${causeText(kind, cause, locale)}${mark}`;
  });
  return [words.afterwards[locale], [...new Set(lines)].join("\n")].join("\n\n");
}

const step = ({ from, to }: ChangeOf) => `${from ?? "–"} → ${to}`;

/** What no public page says: a change may have several causes, and one that is published is enough. */
function guessedSteps(steps: readonly ChangeOf[]): string[] {
  const published = new Set(steps.filter(({ inferred }) => !inferred).map(step));
  return [...new Set(steps.map(step))].filter((each) => !published.has(each));
}

function part(kind: Kind, changes: readonly ChangeOf[], isAlone: boolean, locale: Locale): string {
  const steps = changes.filter(isStep);
  const kept = changes.filter((each) => !isStep(each)).map(({ to }) => `\`${to}\``);
  const guessed = guessedSteps(steps);
  return [
    !isAlone && `${kindWords[kind][locale]}:`,
    steps.length > 0 && drawing(kind, steps, locale),
    kept.length > 0 &&
      (steps.length > 0 ? words.mayKeepStatus : words.keepsStatus)[locale].replace(
        "%status%",
        [...new Set(kept)].join(", "),
      ),
    guessed.length > 0 &&
      `<InSandbox /> ${words.sandboxChanges[locale].replace("%changes%", guessed.map((each) => `\`${each}\``).join(", "))}`,
    afterwards(kind, changes, locale),
  ]
    .filter((each) => each !== false)
    .join("\n\n");
}

/** What the call does to the status of what it is about; empty for one that only reads. */
export function statusChanges(id: GatewayOperationId, locale: Locale): string {
  const byKind = Map.groupBy(changesOf(id), ({ kind }) => kind);
  return [...byKind].map(([kind, changes]) => part(kind, changes, byKind.size === 1, locale)).join("\n\n");
}
