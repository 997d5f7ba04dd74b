import { cardNumbers } from "@portal/shared/certification/card-numbers.data.ts";
import { type CertificationTest, certificationTests } from "@portal/shared/certification/test-cases.data.ts";
import { callPages, casePages } from "@portal/shared/certification-match/recipe/pages.data.ts";
import type { RecipeCall } from "@portal/shared/certification-match/recipe/recipe.ts";
import { authorizerOf, recipeOf } from "@portal/shared/certification-match/recipe/recipes.data.ts";
import type { Locale, Localized } from "@portal/shared/locales.ts";
import { operationPages } from "../../../data/e-sitef/operation-pages.ts";
import { jsonText } from "../../../data/examples/request-code/http-example.ts";
import { referenceWords } from "../../../words/reference.ts";
import { editLink, type GeneratedPage } from "../generated-page.ts";
import { frontMatter, heading, page, prose, table } from "../markdown.ts";
import { operationDocSet } from "../operation/operation-page.ts";
import { tableFile } from "../table/table-page.ts";

const words = referenceWords.caseMatrix;
const source = "../shared/certification/test-cases.data.ts";
const tableId = "certification-tests";

const imports = (locale: Locale) =>
  [
    'import { CaseCall } from "@site/theme/components/case-call.tsx";',
    'import { CodeTable } from "@site/theme/components/code-table.tsx";',
    `import cases from "@site/${tableFile(tableId, locale)}";`,
  ].join("\n");

const portalLink = (to: string, text: string): string => `<PortalLink to="${to}">${text}</PortalLink>`;

/** What a text in braces stands for; the names of what an earlier call answers say themselves where they come from. */
const given = ["order", "merchantUsn", "expiry", "tomorrow", "customer", "merchantKey", "currency"] as const;

const legend = (locale: Locale): string =>
  table(
    [words.placeholder[locale], words.value[locale]],
    [
      ...given.map((name) => [`\`{${name}}\``, prose(words.given[name][locale])]),
      [words.others[locale], prose(words.earlier[locale])],
    ],
  );

function request({ method, path, body, headers = {} }: RecipeCall): string {
  const lines = Object.entries({
    ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  const sent = body === undefined ? [] : ["", jsonText(JSON.parse(JSON.stringify(body)))];
  return ["```http", `${method} ${path}`, ...lines, ...sent, "```"].join("\n");
}

/** Unsigned, only the beginning of something has an identifier to hand over. */
const signedText = (operation: string): Localized =>
  operation.endsWith("-begin") ? words.signed : words.signedToo;

function notesOf({ operation, signs, isLost, waitSeconds, until }: RecipeCall, locale: Locale): string {
  const wait = (text: string, seconds: number) => text.replace("%seconds%", String(seconds));
  return [
    waitSeconds !== undefined && wait(words.waits[locale], waitSeconds),
    signs && signedText(operation)[locale],
    isLost && words.lost[locale],
    until && wait(words.until[locale].replace("%status%", until.says), until.withinSeconds),
  ]
    .filter((text) => typeof text === "string")
    .join(" ");
}

function call(each: RecipeCall, { id }: CertificationTest, place: number, locale: Locale): string {
  const slug = callPages[each.operation];
  const title = operationPages.find((operation) => operation.page === slug)?.title[locale];
  if (!slug || !title) throw new Error(`The call ${each.operation} of ${id} has no page.`);
  return page(
    `**${place + 1}. [${prose(title)}](./${slug}.mdx)** <CaseCall test="${id}" place={${place}}>${words.open[locale]}</CaseCall>`,
    request(each),
    notesOf(each, locale),
  ).trimEnd();
}

const brandOf = (card: string): string =>
  Object.entries(cardNumbers)
    .filter(([id]) => id === card)
    .map(([, { brand, number }]) => `${brand} \`${number}\`, \`authorizer_id\` \`${authorizerOf(card)}\``)
    .join("");

function section(test: CertificationTest, locale: Locale): string {
  const { id, title, steps, cards = [] } = test;
  const [guide = "", anchor] = (casePages[id] ?? "").slice(`/docs/${operationDocSet}/`.length).split("#");
  const isGenerated = operationPages.some((operation) => operation.page === guide);
  const file = `${isGenerated ? "." : ".."}/${guide}.mdx${anchor ? `#${anchor}` : ""}`;
  const links = words.links[locale]
    .replace("%guide%", file)
    .replace("%case%", portalLink(`/onboarding/certification/send-test?case=${id}`, words.inPortal[locale]));
  const calls = recipeOf(id, cards.slice(0, 1));
  return page(
    heading(prose(title[locale]), `caso-${id}`),
    prose(steps[locale]),
    cards.length > 0 &&
      page(words.cards[locale], cards.map((card) => `- ${brandOf(card)}`).join("\n")).trimEnd(),
    calls.length === 0 && words.byBuyer[locale],
    ...calls.map((each, place) => call(each, test, place, locale)),
    links,
  ).trimEnd();
}

/** The cases of the certification script, each with the requests that the matcher recognises it by. */
export const caseMatrix: GeneratedPage = {
  docSet: operationDocSet,
  slug: "certificacao-casos",
  kind: "reference",
  source,
  datedBy: ["../shared/certification-match/recipe/recipes.data.ts"],
  write: (locale) =>
    page(
      frontMatter({
        title: words.title[locale],
        description: words.description[locale],
        slug: `/${operationDocSet}/certificacao-casos`,
        custom_edit_url: editLink(source),
      }),
      imports(locale),
      words.intro[locale].replace(
        "%certification%",
        portalLink("/onboarding/certification", words.certification[locale]),
      ),
      "<CodeTable table={cases} />",
      heading(words.howTo[locale], "chamadas"),
      words.howToText[locale],
      legend(locale),
      ...certificationTests.map((test) => section(test, locale)),
    ),
};
