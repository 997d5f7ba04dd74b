import { type Localized, locales } from "../../locales.ts";
import type { AnswerFieldName } from "../answer-fields.data.ts";
import { answerFieldWordsOf, headerWordsOf, parameterWordsOf } from "../call-words.ts";
import type { HeaderName } from "../headers.data.ts";
import { machines } from "../machine/machines.data.ts";
import { type OperationId, operations, operationWords, saids } from "../operations.data.ts";
import { gatewayCodes } from "../outcome/gateway-codes.data.ts";
import { outcomeRules } from "../outcome/rules.data.ts";
import { type ParameterName, parameters } from "../parameters.data.ts";
import type { Said } from "../said.ts";
import type { Need, Operation } from "../schema.ts";
import { answerFieldWords } from "./answer-fields.data.ts";
import { authorizerCodes } from "./authorizer-codes.data.ts";
import { callbackFieldWords, callbackWords } from "./callbacks.data.ts";
import { causeWords } from "./causes.data.ts";
import { headerWords } from "./headers.data.ts";
import { parameterWords } from "./parameters.data.ts";
import { responseCodes, sandboxCodes } from "./response-codes.data.ts";
import {
  riskStatuses,
  scheduleStatuses,
  storageStatuses,
  threeDsStatuses,
  transactionStatuses,
} from "./statuses.data.ts";
import { threeDsCodes } from "./three-ds-codes.data.ts";
import type { CodeWords, ParameterWords, StatusWords } from "./words.ts";

type Row = readonly [name: string, words: Localized];

const keysOf = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] =>
  Object.keys(record).filter((key): key is Key => key in record);
const withCondition = (name: string, words: ParameterWords): Row[] => [
  [name, words],
  ...(words.when ? [[`when ${name}`, words.when] as const] : []),
];

/** What stands in the address, in the query and in the body of a call. */
function taken(id: OperationId): { name: ParameterName; need: Need }[] {
  const { path, query, body }: Operation = operations[id];
  const inAddress = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, "yes"] as const);
  return [...inAddress, ...Object.entries({ ...query, ...body })].flatMap(([name, need]) =>
    isParameter(name) ? [{ name, need }] : [],
  );
}
const isParameter = (name: string): name is ParameterName => name in parameters;

const saidOf = (id: OperationId): Said => saids[id];

/** What the sandbox answers beside the published members is on the page as well. */
const answered = (id: OperationId): readonly AnswerFieldName[] => {
  const { members, completed = [] }: Said = saids[id];
  return [...members, ...completed];
};

const statuses: Readonly<Record<keyof typeof machines, readonly StatusWords[]>> = {
  payment: transactionStatuses,
  html: transactionStatuses,
  preauthorization: transactionStatuses,
  capture: transactionStatuses,
  cancellation: transactionStatuses,
  recharge: transactionStatuses,
  schedule: scheduleStatuses,
  scheduleEdit: transactionStatuses,
  storage: storageStatuses,
  "3ds": threeDsStatuses,
  risk: riskStatuses,
};
const codes: readonly CodeWords[] = [...responseCodes, ...sandboxCodes, ...authorizerCodes, ...threeDsCodes];
const titles: readonly Row[] = [
  ...Object.entries(operationWords).map(([id, { title }]): Row => [`title ${id}`, title]),
  ...Object.entries(callbackWords).map(([id, { title }]): Row => [`title ${id}`, title]),
  ...codes.map(({ code, name }): Row => [`code ${code}`, name]),
  ...keysOf(statuses).flatMap((machine) =>
    statuses[machine].map(({ code, meaning }): Row => [`${machine} ${code}`, meaning]),
  ),
];
const sentences: readonly Row[] = [
  ...Object.entries(operationWords).map(([id, { purpose }]): Row => [`operation ${id}`, purpose]),
  ...Object.entries(callbackWords).flatMap(([id, { purpose, when }]): Row[] => [
    [`callback ${id}`, purpose],
    [`when ${id}`, when],
  ]),
  ...Object.entries(callbackFieldWords).map(([name, words]): Row => [`callback field ${name}`, words]),
  ...Object.entries(parameterWords).flatMap(([name, words]) => withCondition(name, words)),
  ...codes.flatMap(({ code, action }): Row[] => (action ? [[`action of ${code}`, action]] : [])),
  ...keysOf(statuses).flatMap((machine) =>
    statuses[machine].map(({ code, action }): Row => [`action in ${machine} ${code}`, action]),
  ),
  ...Object.entries(causeWords).map(([cause, words]): Row => [`cause ${cause}`, words]),
  ...Object.entries(answerFieldWords).map(([name, words]): Row => [`answer ${name}`, words]),
  ...Object.entries(headerWords).flatMap(([name, words]) => withCondition(name, words)),
  ...keysOf(operations).flatMap((id) => [
    ...answered(id).map((name): Row => [`${id} answer ${name}`, answerFieldWordsOf(id, name)]),
    ...taken(id).flatMap(({ name }) => withCondition(`${id} ${name}`, parameterWordsOf(id, name))),
    ...keysOf<HeaderName>(saidOf(id).headers ?? {}).flatMap((name) =>
      withCondition(`${id} ${name}`, headerWordsOf(id, name)),
    ),
  ]),
];

const namesOf = (rows: readonly Row[], wrong: (words: Localized) => boolean): string[] =>
  rows.filter(([, words]) => wrong(words)).map(([name]) => name);
const someText = (wrong: (text: string) => boolean) => (words: Localized) =>
  locales.some((locale) => wrong(words[locale]));

/** The letters of a date's form are the language's own. */
const dateForms: readonly (readonly [RegExp, string])[] = [
  [/AAAA/g, "YYYY"],
  [/MMAA/g, "MMYY"],
];
const exactValues = (text: string): string =>
  (text.match(/`[^`]+`/g) ?? [])
    .map((value) => dateForms.reduce((form, [own, common]) => form.replace(own, common), value))
    .toSorted()
    .join(" ");

test("what is said is whole sentences, and a title is none", () => {
  expect(
    namesOf(
      sentences,
      someText((text) => !/^[\p{Lu}\d`].*\.$/u.test(text)),
    ),
  ).toEqual([]);
  expect(
    namesOf(
      titles,
      someText((text) => !/^[\p{Lu}\d`].*[^.\s]$/u.test(text)),
    ),
  ).toEqual([]);
});

test("a text stands on one line, with one space between words", () => {
  expect(
    namesOf(
      [...titles, ...sentences],
      someText((text) => /\s{2}|[^\S ]/.test(text)),
    ),
  ).toEqual([]);
});

test("English is nobody else's text", () => {
  expect(namesOf([...titles, ...sentences], ({ pt, en, es }) => en === pt || en === es)).toEqual([]);
});

test("a value is the same in every language", () => {
  const differs = ({ pt, en, es }: Localized) =>
    exactValues(en) !== exactValues(pt) || exactValues(es) !== exactValues(pt);
  expect(namesOf([...titles, ...sentences], differs)).toEqual([]);
});

test("a conditional parameter or header of a call says its condition, and no other has one", () => {
  const ofParameters = keysOf(operations).flatMap((id) =>
    taken(id).map(({ name, need }) => ({ at: `${id} ${name}`, need, when: parameterWordsOf(id, name).when })),
  );
  const ofHeaders = keysOf(operations).flatMap((id) => {
    const { headers = {} }: Operation = operations[id];
    return keysOf<HeaderName>(headers).map((name) => ({
      at: `${id} ${name}`,
      need: headers[name],
      when: headerWordsOf(id, name).when,
    }));
  });
  const wrong = [...ofParameters, ...ofHeaders].filter(
    ({ need, when }) => (need === "conditional") !== Boolean(when),
  );
  expect(wrong).toEqual([]);
});

test("a call says something else only of what it takes and answers", () => {
  const strangers = keysOf(saids).flatMap((id) =>
    keysOf<ParameterName>(saidOf(id).parameters ?? {})
      .filter((name) => !taken(id).some((one) => one.name === name))
      .map((name) => `${id} ${name}`),
  );
  const neverAnswered = keysOf(saids).flatMap((id) =>
    keysOf<AnswerFieldName>(saidOf(id).answer ?? {})
      .filter((name) => !answered(id).includes(name))
      .map((name) => `${id} ${name}`),
  );
  expect([...strangers, ...neverAnswered]).toEqual([]);
});

test("a condition is kept only where some call has it", () => {
  const conditional = new Set(
    keysOf(operations).flatMap((id) =>
      taken(id).flatMap(({ name, need }) => (need === "conditional" ? [name] : [])),
    ),
  );
  const idle = keysOf<ParameterName>(parameterWords).filter(
    (name) => parameterWords[name].when && !conditional.has(name),
  );
  expect(idle).toEqual([]);
});

test("every code that the sandbox may answer is explained once", () => {
  const explained = (list: readonly CodeWords[]) => list.map(({ code }) => code);
  const gateway = explained([...responseCodes, ...sandboxCodes]);
  const authorizer = explained(authorizerCodes);
  expect(new Set(gateway).size).toBe(gateway.length);
  expect(new Set(authorizer).size).toBe(authorizer.length);
  expect(keysOf(gatewayCodes).filter((code) => !gateway.includes(code))).toEqual([]);
  const decided = outcomeRules.flatMap(({ when, answer }) =>
    "http" in answer ? [{ isThreeDs: when.operation.startsWith("3ds-"), ...answer }] : [],
  );
  const unexplained = decided.filter(({ isThreeDs, code, authorizerCode }) => {
    const known = isThreeDs ? explained(threeDsCodes) : gateway;
    return (
      (code !== undefined && !known.includes(code)) ||
      (authorizerCode !== undefined && !authorizer.includes(authorizerCode))
    );
  });
  expect(unexplained).toEqual([]);
});

test("every status that something may come to is explained", () => {
  const unexplained = keysOf(machines).flatMap((machine) =>
    machines[machine]
      .map(({ to }) => to)
      .filter((status) => !statuses[machine].some(({ code }) => code === status))
      .map((status) => `${machine} ${status}`),
  );
  expect(unexplained).toEqual([]);
});
