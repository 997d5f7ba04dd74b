import { brokenLinks } from "../page/links.ts";
import { inOtherLanguage } from "../page/substance.ts";
import type { WrittenPage } from "../page/written-page.ts";
import { otherValues } from "./values.ts";

const page = (locale: WrittenPage["locale"], content: string): WrittenPage => ({
  locale,
  docSet: "set",
  slug: "page",
  file: `${locale}.mdx`,
  content,
  generated: false,
  tableText: "",
});

const fence = (body: string) => `\`\`\`json\n${body}\n\`\`\`\n`;
const source = `Use \`POST /payments\` com \`amount\` 12345, até R$ 1.234,56, no formato \`DD/MM/AAAA\`.\n\n${fence('{ "amount": 500 }')}`;
const translation = `With \`amount\` 12345 use \`POST /payments\`, up to R$ 1,234.56, in the form \`DD/MM/YYYY\`.\n\n${fence('{ "amount": 500 }')}`;
const valuesOf = (content: string) => otherValues(page("en", content), page("pt", source));

test("a translation with the values of its source passes, in whatever order and with its own separators", () => {
  expect(valuesOf(translation)).toEqual([]);
});

test.each([
  ["a path", "/payments`", "/payment`", 'in backticks, it lacks "POST /payments" and has "POST /payment"'],
  ["a code that is left out", "`amount` 12345", "amount 12345", 'in backticks, it lacks "amount"'],
  ["an amount", "1,234.56", "1,234.65", 'as a number, it lacks "123456" and has "123465"'],
  ["a form of dates", "DD/MM/YYYY", "MM/DD/YYYY", 'it lacks "DD/MM/YYYY" and has "MM/DD/YYYY"'],
  ["a value in code", "500", "5000", 'as a number in code, it lacks "500" and has "5000"'],
])("a translation that differs in %s is refused", (_, right, wrong, problem) => {
  expect(valuesOf(translation.replace(right, wrong))).toEqual([
    expect.stringMatching(/^en\.mdx: .*, unlike pt\.mdx\.$/),
  ]);
  expect(valuesOf(translation.replace(right, wrong))[0]).toContain(problem);
});

test("a name that readers choose themselves is translated as the list says", () => {
  const named = (locale: "pt" | "en" | "es", name: string) => page(locale, `\`${name}\``);
  expect(otherValues(named("es", "mostrarError"), named("pt", "mostrarErro"))).toEqual([]);
  expect(otherValues(named("es", "showError"), named("pt", "mostrarErro"))).toHaveLength(1);
});

test.each<[WrittenPage["locale"], string, string]>([
  ["en", "The register waits.\n\nO caixa ainda não respondeu ao pedido.", "pt"],
  ["es", "La caja espera.\n\n| Estado | The register has not answered yet |", "en"],
  [
    "es",
    "---\ntitle: Guía\ndescription: Como o caixa envia um pedido e lê a resposta.\n---\n\nLa caja espera.",
    "pt",
  ],
  ["pt", "O caixa espera.\n\nLa caja todavía no respondió a la solicitud.", "es"],
])("a sentence of a page in %s that is in another language is refused", (locale, content, other) => {
  expect(inOtherLanguage(page(locale, content))).toEqual([
    expect.stringMatching(new RegExp(`1 of its sentences .* in "${other}"\\. Translate them\\.$`)),
  ]);
});

test("code and names may be in any language", () => {
  const code = fence('{ "mensagem": "não foi possível ler o cartão em uso" }');
  expect(inOtherLanguage(page("en", `The field \`não foi possível ler\` is fixed.\n\n${code}`))).toEqual([]);
});

test.each([
  [
    "Veja o [guia][guia].\n\n[guia]: ./nowhere.mdx",
    2,
    /links by a reference\. Write it as \[text\]\(address\)/,
  ],
  ['Veja o <a href="./nowhere.mdx">guia</a>.', 1, /links by an element/],
  ['Veja o <a\n  class="x"\n  href="/docs/set/page">guia</a>.', 1, /links by an element/],
  ['Veja o <Link to="/docs/set/page">guia</Link>.', 1, /links by an element/],
  ['Veja o <PortalLink to="/onboardin">portal</PortalLink>.', 1, /the portal has no page "\/onboardin"/],
  ["Veja o <PortalLink to={address}>portal</PortalLink>.", 1, /no address that can be checked/],
  ['Veja o [guia](./nowhere.mdx "Guia").', 1, /leads to no page/],
])("a link written as %j is refused unless it leads somewhere that is checked", (content, count, problem) => {
  const problems = brokenLinks([page("pt", content)]);
  expect(problems).toHaveLength(count);
  expect(problems[0]).toMatch(problem);
});

test.each([
  'Veja o <PortalLink to="/onboarding/configuration?x=1#site">portal</PortalLink>.',
  'Veja o [guia](/docs/set/page "Guia").',
  'A lista `itens[0][1]` e <Anchor id="nit">**NIT**</Anchor>.',
  'Escreva `<a href="x">` ou `[texto][nome]`.',
])("%s is let through", (content) => {
  expect(brokenLinks([page("pt", content)])).toEqual([]);
});
