import { join } from "node:path";
import { pageCalls } from "@portal/shared/esitef/described.ts";
import { conciliationFacts } from "../../../data/facts/conciliation.data.ts";
import { mSitefFacts } from "../../../data/facts/m-sitef.data.ts";
import { pageCallFacts } from "../../../data/facts/page-calls.data.ts";
import { fields } from "../../../data/manual-interface-clisitef/fields.ts";
import { readPages } from "../read-pages.ts";
import { conciliationLists, conciliationProblems } from "./conciliation.ts";
import { exchangeProblems } from "./exchange.ts";
import { differences, expand } from "./expand.ts";
import { familyLists, familyProblems } from "./family.ts";
import { illustrativeProblems, markedSummaries, originFigures, silentExamples } from "./figures.ts";
import { gatewayProblems } from "./gateway.ts";
import { libraryLists, libraryProblems } from "./library.ts";
import { mSitefLists, mSitefProblems } from "./m-sitef.ts";
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

test("a code of the library that nobody printed is found, and one whose meaning is kept back", () => {
  const facts = { events: { codes: "5000 5001", explained: "5000" } };
  const lists = { events: [{ code: "5000" }, { code: "5999" }] };
  const problems = libraryProblems(facts, lists).join("\n");
  expect(problems).toContain('"5999" is in no fact');
  expect(problems).toContain('the fact "5001" is told nowhere');
  expect(problems).toContain("what is known of the events 5000 is not told");
});

test("a size or a constant of the library's family that nobody printed is found", () => {
  const facts = { "sub-acquirer tags": "00=AN22 10=AN99~", wallets: "60110024" };
  const lists = { "sub-acquirer tags": ["00=AN25", "10=AN99"], wallets: ["60110024"] };
  const problems = familyProblems(facts, lists).join("\n");
  expect(problems).toContain('"00=AN25" is in no fact');
  expect(problems).toContain('the fact "10=AN99~" is told nowhere');
  expect(problems).not.toContain("60110024");
  expect(Object.values(familyLists).flat().length).toBeGreaterThan(150);
});

test("an extra of m-SiTef that is less mandatory than the guide says is found", () => {
  const extras = mSitefLists.extras.map((each) => each.replace("data=N8!", "data=N8"));
  const problems = mSitefProblems(mSitefFacts, { ...mSitefLists, extras }).join("\n");
  expect(problems).toContain('"data=N8" is in no fact');
  expect(problems).toContain('the fact "data=N8!" is told nowhere');
  expect(mSitefProblems()).toEqual([]);
});

test("a field of a return file that moved to another place is found", () => {
  const moved = conciliationLists.fields.map((each) =>
    each.replace("1.11=N=net-amount", "1.10=N=net-amount"),
  );
  const problems = conciliationProblems(conciliationFacts, { ...conciliationLists, fields: moved }).join(
    "\n",
  );
  expect(problems).toContain('"1.10=N=net-amount" is in no fact');
  expect(conciliationProblems()).toEqual([]);
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
  expect([...libraryProblems(), ...familyProblems(), ...exchangeProblems(), ...gatewayProblems()]).toEqual(
    [],
  );
  expect(Object.values(libraryLists).flat().length).toBeGreaterThan(1000);
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
