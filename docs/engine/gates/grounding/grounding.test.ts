import { join } from "node:path";
import { pageCalls } from "@portal/shared/esitef/described.ts";
import { codeTables } from "../../../data/code-tables.ts";
import { noticeFacts, scriptFacts } from "../../../data/facts/notices.data.ts";
import { pageCallFacts } from "../../../data/facts/page-calls.data.ts";
import { fields } from "../../../data/manual-interface-clisitef/fields.ts";
import { readPages } from "../read-pages.ts";
import { codeProblems } from "./code-tables.ts";
import { exchangeProblems } from "./exchange.ts";
import { differences, expand } from "./expand.ts";
import { illustrativeProblems, markedSummaries, originFigures, silentExamples } from "./figures.ts";
import { gatewayProblems } from "./gateway.ts";
import { noticeProblems } from "./notices.ts";
import { remarkProblems } from "./remarks.ts";

const page = (content: string) => ({
  locale: "pt" as const,
  docSet: "e-sitef",
  slug: "pagamento-rest-dopayment",
  file: "content/e-sitef/page.mdx",
  content,
  generated: true,
  tableText: "",
});

test("codes may be written as ranges", () => {
  expect(expand("-2 7..9 10-99 CON")).toEqual(["-2", "7", "8", "9", "10-99", "CON"]);
});

test("a fact that is told nowhere is found, and so is what is in no fact", () => {
  const [missing, invented] = differences("place", ["1", "2"], ["2", "3"]);
  expect(missing).toContain('the fact "1" is told nowhere');
  expect(invented).toContain('"3" is in no fact');
});

/** The facts of the table that shows `id`, which has one with another entry in its place. */
function factsOf(id: string, from = "", to = "") {
  const found = codeTables.find(({ shown }) => shown.some((each) => each.id === id));
  if (!found?.facts) throw new Error(`There are no facts of "${id}".`);
  const { file, facts } = found;
  return { file, facts: { ...facts, told: facts.told.map((each) => (each === from ? to : each)) } };
}

test("a code that nobody printed is found, and one whose meaning is kept back", () => {
  const facts = { listed: "5000 5001", told: ["5000", "5999"], explained: "5000", silent: ["5000", "5999"] };
  const problems = codeProblems([{ file: "events", facts }]).join("\n");
  expect(problems).toContain('"5999" is in no fact');
  expect(problems).toContain('the fact "5001" is told nowhere');
  expect(problems).toContain('what is known of "5000" is not told');
});

test.each([
  ["a longer value", "sub-acquirer-tags", "00=AN22", "00=AN25"],
  ["an extra that is less mandatory", "m-sitef-extras", "data=N8!", "data=N8"],
  [
    "a field of a return file in another place",
    "conciliation-record-1",
    "1.11=N=net-amount",
    "1.10=N=net-amount",
  ],
  ["a constant with another number", "android-commands", "CMD_SHOW_MSG_CASHIER=1", "CMD_SHOW_MSG_CASHIER=2"],
  ["another status of the pinpad", "clisitef-pinpad-statuses", "4=PINPAD_F1", "5=PINPAD_F1"],
])("%s than the facts have is found", (_, id, from, to) => {
  expect(codeProblems([factsOf(id)])).toEqual([]);
  const problems = codeProblems([factsOf(id, from, to)]).join("\n");
  expect(problems).toContain(`"${to}" is in no fact`);
  expect(problems).toContain(`the fact "${from}" is told nowhere`);
});

test("a form that stores receive is found in a fact, field by field, and so is each file that their pages load", () => {
  expect(noticeProblems()).toEqual([]);
  const [first = "", ...others] = Object.keys(noticeFacts);
  const forms = Object.fromEntries(others.map((id) => [id, noticeFacts[id] ?? ""]));
  expect(noticeProblems(forms).join()).toContain(`${first}: this form is in no fact.`);
  const grown = { ...noticeFacts, [first]: `${noticeFacts[first]} planted` };
  expect(noticeProblems(grown).join()).toContain('the fact "planted" is told nowhere');
  expect(noticeProblems(noticeFacts, { ...scriptFacts, planted: "/planted.js" }).join()).toContain("planted");
});

test("a field of the file exchange with a size that nobody printed is found", () => {
  const grown = fields.map((field) =>
    field.slug === "agencia" ? { ...field, size: { minimum: 4, maximum: 4 } } : field,
  );
  expect(exchangeProblems(grown).join("\n")).toContain('"agencia 034-000 . 4..4 both CHQ~" is in no fact');
});

test("a remark that no page tells is found, and one that lost its words", () => {
  const facts = { "payment-do": [{ says: "a" }, { says: "b", told: ["RET"] }, { says: "c", left: "why" }] };
  const problems = remarkProblems([page("nothing")], facts, {}).join("\n");
  expect(problems).toContain('"a" is told nowhere');
  expect(problems).toContain('lacks "RET"');
  expect(problems).not.toContain('"c"');
  expect(remarkProblems([page("`RET`")], facts, { "payment-do": { 0: {} } })).toEqual([]);
  expect(remarkProblems([page("`RET`")], facts, { "payment-do": { 0: {}, 7: {} } })[0]).toContain(
    "note 7 is in no fact",
  );
});

test("illustrative values are counted, and none may stand in a set that is grounded", () => {
  const figures = originFigures([page("| `a` | b <Illustrative /> |\n\n<InSandbox /> c")]);
  const gateway = figures.find(({ docSet }) => docSet === "e-sitef");
  expect(gateway).toMatchObject({ illustrative: 1, inSandbox: 1 });
  expect(illustrativeProblems(figures)[0]).toContain("1 values are illustrative");
});

test("what the sandbox decides does not stand in a title or a description", () => {
  expect(markedSummaries([page('---\ntitle: "a <InSandbox />"\n---\n')])).toHaveLength(1);
});

test("the calls of the buyer's page have their facts as well, sent the way they say", () => {
  expect(Object.keys(pageCallFacts).toSorted()).toEqual(pageCalls.map(({ id }) => id).toSorted());
  for (const { id, method, path, parameters } of pageCalls) {
    const { call = "", takes = "" } = pageCallFacts[id] ?? {};
    expect(call).toBe(`${method} ${path}`);
    expect(takes.split(" ")).toHaveLength(parameters.length);
  }
});

test("the documentation rests on its facts", () => {
  expect([...codeProblems(), ...exchangeProblems(), ...gatewayProblems()]).toEqual([]);
  expect(codeTables.flatMap(({ facts }) => facts?.told ?? []).length).toBeGreaterThan(1900);
  expect(remarkProblems(readPages(join(__dirname, "../../..")))).toEqual([]);
});

test("examples that nobody can run are counted, and a page that does not say so is refused", () => {
  const example =
    'import { a } from "@site/data/examples/psp-pix-examples.ts";\n\n<Exchange example={a} />\n';
  expect(silentExamples([page(example)])).toHaveLength(1);
  const honest = page(`${example}\nOs exemplos não foram executados.`);
  expect(silentExamples([honest])).toEqual([]);
  expect(originFigures([honest]).find(({ docSet }) => docSet === "e-sitef")).toMatchObject({ notRun: 1 });
});
