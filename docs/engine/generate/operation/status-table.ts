import { httpStatuses } from "@portal/shared/esitef/words/http-statuses.data.ts";
import type { Locale, Localized } from "@portal/shared/locales.ts";
import type { OperationPage } from "../../../data/e-sitef/operation-pages.ts";
import { prose, table } from "../markdown.ts";
import { operationWords as words } from "./operation-words.ts";
import { refusalMeaning } from "./refusal-meaning.ts";

interface Said {
  readonly name: Localized;
  readonly action: Localized;
}

export const hasNamedCode = ({ answer }: OperationPage): boolean =>
  answer.some(({ name }) => name === "response_code");

/** Most calls of a top-up say their code inside an object of their own. */
export const hasEnvelope = ({ answer }: OperationPage): boolean =>
  answer.some(({ name }) => name.endsWith(".esitef.code"));

/** Where an answer says its code. */
export function codeField(operation: OperationPage): string {
  if (hasNamedCode(operation)) return "response_code";
  return hasEnvelope(operation) ? "esitef.code" : "code";
}

/** Where an answer that is no success says what is wrong. */
function readRefusal(operation: OperationPage): Localized | undefined {
  const { named, threeDs, topUp, code } = words.readRefusal;
  if (hasNamedCode(operation)) return named;
  if (operation.group === "3ds") return threeDs;
  if (operation.group === "recharge") return hasEnvelope(operation) ? topUp : code;
  // Beside a status, the general words hold.
  return operation.outcomes.length === 0 ? code : undefined;
}

const notFound: Readonly<Record<string, Said>> = words.notFound;

/** What cannot be found is what the call names; a NIT is what the general words speak of. */
function wasNotFound({ parameters }: OperationPage): Said | undefined {
  const names = parameters.filter((each) => each.in !== "header").map(({ name }) => name);
  if (names.includes("nit")) return undefined;
  return notFound[names.find((name) => name in notFound) ?? "none"];
}

function saidOf(operation: OperationPage, status: number): Partial<Said> {
  const entry = httpStatuses.find(({ code }) => code === String(status));
  if (!entry) throw new Error(`The HTTP status ${status} is not described.`);
  if (status === 404) return { ...entry, ...wasNotFound(operation) };
  if (status >= 500) return { ...entry, action: words.asNoAnswer };
  const isUnsigned = status === 401 && !operation.credentials;
  const action = status === 400 ? readRefusal(operation) : isUnsigned ? words.unsigned : undefined;
  return action ? { ...entry, action } : entry;
}

/** What each HTTP status says of this call, and what to do, as Markdown. */
export const statusesOf = (operation: OperationPage, locale: Locale) =>
  operation.statuses.map((status) => {
    const { name, action } = saidOf(operation, status);
    const meaning = status === 400 ? refusalMeaning(operation, locale) : prose(name?.[locale] ?? "");
    return { status, meaning, action: prose(action?.[locale] ?? "") };
  });

export function statusTable(operation: OperationPage, locale: Locale): string {
  const rows = statusesOf(operation, locale).map(({ status, meaning, action }) => [
    `\`${status}\``,
    meaning,
    action,
  ]);
  return table(["HTTP", words.meaning[locale], words.action[locale]], rows);
}
