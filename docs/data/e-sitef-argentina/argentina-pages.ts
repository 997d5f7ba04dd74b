import { argentinaProfile } from "@portal/shared/esitef/country/country-profile.data.ts";
import type { DescribedParameter } from "@portal/shared/esitef/described.ts";
import type { GatewayOperationId } from "@portal/shared/esitef/operations.data.ts";
import { namedValues } from "../e-sitef/call-sheet.ts";
import { type OperationPage, operationPages } from "../e-sitef/operation-pages.ts";
import { argentinaExamples } from "./argentina-examples.ts";
import { argentinaNotes } from "./argentina-notes.data.ts";
import { argentinaParameters } from "./argentina-parameters.data.ts";

/** The page of a call for stores of Argentina: what the country changes, beside the page of every store. */
export interface ArgentinaPage extends OperationPage {
  readonly common: OperationPage;
  /** Names of what the call takes besides, as for any store. */
  readonly alike: readonly string[];
  /** Names of what it does not take here. */
  readonly absent: readonly string[];
}

export const argentinaDocSet = "e-sitef-argentina";

const { absentParameter, absentOperation, ...checked } = argentinaProfile.refusals;
const absentNames: readonly string[] = [...absentParameter.parameters, ...absentOperation.parameters];
const checkedNames: readonly string[] = Object.values(checked).flatMap(({ parameters }) => parameters);

/** As the profile has it. What a parameter depends on elsewhere are acquirers and routings of Brazil. */
const ofCountry = (parameter: DescribedParameter): DescribedParameter => {
  const { when: _when, ...rest } = parameter;
  const own = argentinaParameters[parameter.name];
  if (!own) return rest;
  const { values, meaning } = own;
  const shape = { ...parameter.shape, inferred: ["existence"] as const, ...(values && { values }) };
  return { ...rest, shape, meaning };
};

/** What the page describes itself: what every call needs, what its example sends, and what the country changes. */
function isOwn({ name, need, in: place }: DescribedParameter, sent: readonly string[]): boolean {
  return need === "yes" || place !== "body" || sent.includes(name) || checkedNames.includes(name);
}

function argentinaPage(id: GatewayOperationId): ArgentinaPage {
  const example = `ar-${id}`;
  const common = operationPages.find((page) => page.example === id);
  const shown = argentinaExamples[example];
  const purpose = argentinaNotes[id]?.purpose;
  if (!common || !shown || !purpose) throw new Error(`The page of ${id} lacks its call, example or words.`);
  const sent = namedValues(shown.body, "").map(([name]) => name);
  const taken = common.parameters.filter(({ name }) => !absentNames.includes(name));
  return {
    ...common,
    purpose,
    example,
    // Addresses of this set are planned in small letters throughout.
    page: common.page.toLowerCase(),
    common,
    parameters: taken.filter((each) => isOwn(each, sent)).map(ofCountry),
    alike: taken.filter((each) => !isOwn(each, sent)).map(({ name }) => name),
    absent: common.parameters.map(({ name }) => name).filter((name) => absentNames.includes(name)),
  };
}

const calls = [
  "payment-begin",
  "payment-do",
  "payment-confirm",
  "payment-query",
  "payment-card-query",
  "preauth-begin",
  "preauth-do",
  "preauth-capture",
  "cancel-begin",
  "cancel-do",
] as const satisfies readonly GatewayOperationId[];

/** In the order of the sidebar. */
export const argentinaPages: readonly ArgentinaPage[] = calls.map(argentinaPage);
