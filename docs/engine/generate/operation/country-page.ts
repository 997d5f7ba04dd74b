import { argentinaProfile } from "@portal/shared/esitef/country/country-profile.data.ts";
import { rulesOf } from "@portal/shared/esitef/outcome/rules-of.ts";
import { sandboxAddress } from "@portal/shared/esitef/sandbox-address.ts";
import { type Locale, localeDetails } from "@portal/shared/locales.ts";
import { argentinaNotes } from "../../../data/e-sitef-argentina/argentina-notes.data.ts";
import {
  type ArgentinaPage,
  argentinaDocSet,
  argentinaPages,
} from "../../../data/e-sitef-argentina/argentina-pages.ts";
import { referenceWords } from "../../../words/reference.ts";
import { editLink, type GeneratedPage } from "../generated-page.ts";
import { firstSentence, frontMatter, heading, page, prose, table } from "../markdown.ts";
import { countryRefusals } from "../table/sandbox/country-tables.ts";
import { besideEachOther } from "./beside-each-other.ts";
import { callFile } from "./call-files.ts";
import { operationWords } from "./operation-words.ts";
import { valueTree, valueTreeImport } from "./value-tree.ts";

const words = referenceWords.country;

const commonSet = "../../e-sitef";
const commonOf = ({ common }: ArgentinaPage) => `${commonSet}/generated/${common.page}.mdx`;

const said = (text: string, operation: ArgentinaPage): string =>
  text.replaceAll("%common%", commonOf(operation));

/** The objects that hold them, for those inside of one. */
const holders = (names: readonly string[]): string[] => [
  ...new Set(names.map((name) => name.split(".").slice(0, 2).join(".").replace("[]", ""))),
];

const codeList = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(", ");

const imports = ({ example }: ArgentinaPage) =>
  [
    `import call from "@site/${callFile(example)}";`,
    'import { CallExample } from "@site/theme/operation/call-example.tsx";',
    valueTreeImport,
    'import { TryIt } from "@site/theme/try-it/try-it.tsx";',
  ].join("\n");

const takes = ({ parameters }: ArgentinaPage, names: readonly string[]): boolean =>
  parameters.some(({ name }) => names.includes(name));

/** What holds in the country, as far as this call carries it. */
function ownTable(operation: ArgentinaPage, locale: Locale): string {
  const { currency, authorizers, refusals } = argentinaProfile;
  const names = authorizers.map(({ id, label }) => `\`${id}\` ${label[locale]}`);
  const listed = new Intl.ListFormat(localeDetails[locale].format).format(names);
  const rows = [
    [words.currency[locale], words.currencyText[locale].replace("%code%", currency.code)],
    ...(takes(operation, ["amount"]) ? [[words.amount[locale], words.amountText[locale]]] : []),
    ...(takes(operation, refusals.authorizer.parameters)
      ? [[words.authorizers[locale], words.authorizersText[locale].replace("%list%", listed)]]
      : []),
    ...(takes(operation, refusals.document.parameters)
      ? [[words.documents[locale], words.documentsText[locale]]]
      : []),
    [words.absent[locale], words.absentText[locale]],
  ];
  return table([words.thing[locale], words.inSandbox[locale]], rows);
}

const notesOf = ({ id }: ArgentinaPage, locale: Locale): string =>
  (argentinaNotes[id]?.notes ?? []).map((note) => `- ${prose(note[locale])}`).join("\n");

function callSection(operation: ArgentinaPage, locale: Locale): string {
  const { method, path, parameters, alike, absent } = operation;
  const query = parameters.filter((each) => each.in === "query").map(({ name }) => `${name}={${name}}`);
  const entries = parameters.filter((each) => each.in !== "header");
  return page(
    heading(words.own[locale], "argentina"),
    ownTable(operation, locale),
    notesOf(operation, locale),
    heading(operationWords.call[locale], "chamada"),
    [
      "```http",
      `${method} ${sandboxAddress}${path}${query.length > 0 ? `?${query.join("&")}` : ""}`,
      "```",
    ].join("\n"),
    said(words.headers[locale], operation),
    heading(operationWords.parameters[locale], "parametros"),
    valueTree(entries, "parametro", locale),
    alike.length > 0 && said(words.alike[locale], operation).replace("%names%", codeList(holders(alike))),
    absent.length > 0 && words.notTaken[locale].replace("%names%", codeList(absent)),
  ).trimEnd();
}

const exampleSection = ({ example }: ArgentinaPage, locale: Locale): string =>
  page(
    heading(operationWords.example[locale], "exemplo"),
    "<CallExample call={call} />",
    heading(operationWords.tryIt[locale], "experimente"),
    `<TryIt operation="${example}" />`,
  ).trimEnd();

/** Long names and longer sentences: a list, because a table of them is wider than the page. */
function refusalList({ parameters, absent }: ArgentinaPage, locale: Locale): string {
  const names = [...parameters.map(({ name }) => name), ...absent];
  const lines = Object.values(argentinaProfile.refusals).flatMap((refusal) => {
    const own = refusal.parameters.filter((name) => names.includes(name));
    const rule = countryRefusals.find(({ parameter }) => own.includes(parameter));
    return rule
      ? [`- ${codeList(own)}: ${prose(rule.refused[locale])} \`${rule.code}\`, \`${refusal.sentence}\``]
      : [];
  });
  if (lines.length === 0) return words.notRefused[locale];
  const codes = words.codes[locale].replace("%codes%", `${commonSet}/codigos-da-api.mdx`);
  return page(words.refused[locale], lines.join("\n"), codes).trimEnd();
}

/** Amounts and cards decide where an institution is asked: a creation or a query has no approval of its own. */
function sandboxText({ id }: ArgentinaPage, locale: Locale): string {
  const decides = rulesOf(id).some(({ answer }) => "status" in answer && answer.status === "CON");
  const decided = decides ? words.sandboxText : words.sandboxNone;
  return `${decided[locale].replace("%sandbox%", `${commonSet}/sandbox.mdx`)} ${words.sandboxStore[locale]}`;
}

function furtherSections(operation: ArgentinaPage, locale: Locale): string {
  const siblings = argentinaPages
    .filter(({ group, page: slug }) => group === operation.group && slug !== operation.page)
    .map((each) => `- [${titleOf(each, locale)}](./${each.page}.mdx)`);
  const common = words.common[locale].replace("%call%", operation.common.title[locale]);
  return page(
    heading(operationWords.answer[locale], "resposta"),
    said(words.answer[locale], operation).replace(
      "%status%",
      `${commonSet}/codigos-da-api-status-transacao.mdx`,
    ),
    heading(words.refusals[locale], "recusas"),
    refusalList(operation, locale),
    heading(operationWords.sandbox[locale], "sandbox"),
    sandboxText(operation, locale),
    heading(operationWords.retry[locale], "repetir"),
    prose(operation.retry[locale]),
    heading(operationWords.more[locale], "veja-tambem"),
    [`- [${common}](${commonOf(operation)})`, ...siblings].join("\n"),
  ).trimEnd();
}

const titleOf = ({ common }: ArgentinaPage, locale: Locale): string =>
  words.title[locale].replace("%call%", common.title[locale]);

const source = "data/e-sitef-argentina";

function countryPage(operation: ArgentinaPage): GeneratedPage {
  const { method, path, purpose } = operation;
  return {
    docSet: argentinaDocSet,
    slug: operation.page,
    kind: "api-operation",
    source,
    datedBy: ["../shared/esitef/country"],
    write: (locale) =>
      page(
        frontMatter({
          title: titleOf(operation, locale),
          sidebar_label: operation.common.title[locale],
          description: `${method} ${path}: ${firstSentence(purpose[locale])}`.replaceAll("`", ""),
          slug: `/${argentinaDocSet}/${operation.page}`,
          custom_edit_url: editLink(source),
        }),
        imports(operation),
        prose(purpose[locale]),
        `:::note[${words.noteTitle[locale]}]\n${said(words.note[locale], operation)}\n:::`,
        besideEachOther({
          above: callSection(operation, locale),
          code: exampleSection(operation, locale),
          below: furtherSections(operation, locale),
        }),
      ),
  };
}

/** The calls of the gateway as the sandbox answers them to a store of Argentina. */
export const countryPages: readonly GeneratedPage[] = argentinaPages.map(countryPage);
