import {
  httpFile,
  openApiFile,
  postmanCollectionFile,
  postmanEnvironmentFile,
} from "@portal/shared/documentation/downloads.ts";
import { headerWordsOf } from "@portal/shared/esitef/call-words.ts";
import type { DescribedParameter } from "@portal/shared/esitef/described.ts";
import { rulesOf } from "@portal/shared/esitef/outcome/rules-of.ts";
import { responseCodes } from "@portal/shared/esitef/words/response-codes.data.ts";
import type { CodeWords } from "@portal/shared/esitef/words/words.ts";
import type { Locale, Localized } from "@portal/shared/locales.ts";
import { site } from "@portal/shared/site.ts";
import { type OperationPage, operationPages as pages } from "../../../data/e-sitef/operation-pages.ts";
import { toldOperations } from "../../../data/e-sitef/operations/told-operations.ts";
import { codeAnchor } from "../../../data/localized-table.ts";
import { editLink, type GeneratedPage } from "../generated-page.ts";
import { firstSentence, frontMatter, heading, page, prose, table } from "../markdown.ts";
import { besideEachOther } from "./beside-each-other.ts";
import { callFile } from "./call-files.ts";
import { certifiedBy } from "./certified-by.ts";
import { groupGuides, operationWords as words } from "./operation-words.ts";
import { ruleTable } from "./rule-table.ts";
import { sandboxCodesOf } from "./sandbox-codes.ts";
import { statusChanges, statusesOf } from "./status-changes.ts";
import { codeField, hasEnvelope, hasNamedCode, statusTable } from "./status-table.ts";
import { valueTree, valueTreeImport } from "./value-tree.ts";

export const operationDocSet = "e-sitef";

const sandboxPage = "../sandbox.mdx";

/** Top-up stands beside the interface of payments, and the 3DS Server has a host of its own. */
function baseOf({ group }: OperationPage): string {
  if (group === "3ds") return `https://${site.threeDsTestHost}/3ds-server`;
  return `https://%testHost%/e-sitef${group === "recharge" ? "" : "/api"}`;
}

function address(operation: OperationPage): string {
  const { method, path, parameters } = operation;
  const query = parameters
    .filter((each) => each.in === "query")
    .map(({ name }) => `${name}={${name}}`)
    .join("&");
  return `<CallAddress method="${method}" address="${baseOf(operation)}${path}${query && `?${query}`}" />`;
}

const said = ({ meaning, when }: Pick<DescribedParameter, "meaning" | "when">, locale: Locale) =>
  prose([meaning[locale], when?.[locale]].filter((text) => text !== undefined).join(" "));

/** The sandbox holds many stores: it finds the caller's by what the documented call lacks. */
const sandboxCredentials = (locale: Locale): string[][] => [
  ["`merchant_id` <InSandbox />", prose(words.sandboxMerchantId[locale])],
  ["`merchant_key` <InSandbox />", prose(words.sandboxMerchantKey[locale])],
];

function headerRows({ id, credentials, parameters }: OperationPage, locale: Locale): string[][] {
  const own = credentials ? (["merchant_id", "merchant_key"] as const) : [];
  return [
    ...own.map((name) => [`\`${name}\``, prose(headerWordsOf(id, name)[locale])]),
    ...(credentials ? [] : sandboxCredentials(locale)),
    ["`Content-Type`", prose(words.contentType[locale])],
    ...parameters
      .filter((each) => each.in === "header")
      .map((each) => [`\`${each.name}\``, said(each, locale)]),
  ];
}

const outsideHeaders = ({ parameters }: OperationPage) => parameters.filter((each) => each.in !== "header");

/** What a code says of this call, and what to do. */
function codeCells({ id }: OperationPage, entry: CodeWords, locale: Locale): string[] {
  const { name, action } = { ...entry, ...toldOperations[id].codes?.[entry.code] };
  return [prose(name[locale]), prose(action?.[locale] ?? "")];
}

/** Where the provider's own number is not public, the sandbox answers one of its own. */
const sandboxCodeRows = (operation: OperationPage, locale: Locale): string[][] =>
  sandboxCodesOf(operation).map((entry) => [
    `[\`${entry.code}\`](${sandboxPage}#${codeAnchor(entry.code)}) <InSandbox />`,
    ...codeCells(operation, entry, locale),
  ]);

function codeTable(operation: OperationPage, locale: Locale): string {
  if (operation.codes.length === 0) return "";
  const rows = operation.codes.map((code) => {
    const entry = responseCodes.find((each) => each.code === code);
    if (!entry) throw new Error(`The response code ${code} is not described.`);
    const link = `[\`${code}\`](../codigos-da-api.mdx#${codeAnchor(code)})`;
    return [link, ...codeCells(operation, entry, locale)];
  });
  const field = codeField(operation);
  return page(
    table(
      [`\`${field}\``, words.meaning[locale], words.action[locale]],
      [...rows, ...sandboxCodeRows(operation, locale)],
    ),
    `<InSandbox /> ${words.codesLegend[locale]} ${words.otherCodes[locale]}`,
  ).trimEnd();
}

/** Where the statuses of a group of calls are explained. */
const statusPages: Partial<Record<OperationPage["group"], string>> = {
  schedule: "./codigos-da-api-status-agendamento.mdx",
  storage: "./codigos-da-api-status-armazenamento.mdx",
  "3ds": "./3ds-status.mdx",
};
const transactionStatusPage = "../codigos-da-api-status-transacao.mdx";
const statusNameOf = ({ group }: OperationPage): Localized =>
  group === "schedule" || group === "storage" ? words.statusName[group] : words.statusName.transaction;
const statusPageOf = ({ group }: OperationPage) => statusPages[group] ?? transactionStatusPage;

/** The status among those of what the call is about; an edit of a schedule has one of a transaction. */
function knownStatus(operation: OperationPage, code: string) {
  const { group } = operation;
  const isOwn = group === "schedule" || group === "storage" || group === "3ds" || group === "cancellation";
  const own = isOwn ? statusesOf(group).find((each) => each.code === code) : undefined;
  if (own) return { entry: own, file: statusPageOf(operation) };
  const entry = statusesOf("payment").find((each) => each.code === code);
  if (!entry) throw new Error(`The status ${code} is not described.`);
  return { entry, file: transactionStatusPage };
}

function outcomeTable(operation: OperationPage, locale: Locale): string {
  const rows = operation.outcomes.map(({ code, action, standsFor = code }) => {
    const { entry, file } = knownStatus(operation, standsFor);
    const link = `[\`${code}\`](${file}#${codeAnchor(standsFor)})`;
    return [link, prose(entry.name[locale]), prose(action[locale])];
  });
  return rows.length === 0 ? "" : table(["`status`", words.meaning[locale], words.action[locale]], rows);
}

/** The file is at the root of the site in every language. */
const tools = (locale: Locale) =>
  words.tryItText[locale]
    .replace("%openapi%", `pathname://${openApiFile(locale)}`)
    .replace("%postman%", `pathname://${postmanCollectionFile(locale)}`)
    .replace("%environment%", `pathname://${postmanEnvironmentFile()}`)
    .replace("%explorer%", `<PortalLink to="/e-sitef/swagger">${words.explorer[locale]}</PortalLink>`)
    .replace("%http%", `pathname://${httpFile(locale)}`)
    .replace("%credentials%", '<PortalLink to="/onboarding/access-data">`merchant_id`</PortalLink>')
    .replace("%cards%", "../cartoes-teste.mdx")
    .replace("%sandbox%", sandboxPage);

/** How an answer is read: by its code and status, by its code alone, or as its interface says it. */
function howToRead(operation: OperationPage): Localized {
  if (hasNamedCode(operation)) return words.readToken;
  if (operation.group === "3ds") return words.readThreeDs;
  if (operation.group === "recharge") return hasEnvelope(operation) ? words.readTopUp : words.readTopUpQuery;
  return operation.outcomes.length === 0 ? words.readCard : words.readStatus;
}

const readMore = (operation: OperationPage, locale: Locale) =>
  [
    ...(groupGuides[operation.group] ?? []).map(
      ({ page: slug, title }) => `- [${title[locale]}](../${slug}.mdx)`,
    ),
    ...pages
      .filter((each) => each.group === operation.group && each.page !== operation.page)
      .map(({ page: slug, title }) => `- [${title[locale]}](./${slug}.mdx)`),
  ].join("\n");

/** What public pages remark of the call. */
const noteList = ({ id, isNarrowed }: OperationPage, locale: Locale) =>
  Object.values((isNarrowed ? undefined : toldOperations[id].notes) ?? {})
    .map((note) => `- ${prose(note[locale])}`)
    .join("\n");

const imports = ({ example }: OperationPage) =>
  [
    `import call from "@site/${callFile(example)}";`,
    'import { CallAddress } from "@site/theme/operation/call-address.tsx";',
    'import { CallExample } from "@site/theme/operation/call-example.tsx";',
    valueTreeImport,
    'import { TryIt } from "@site/theme/try-it/try-it.tsx";',
  ].join("\n");

/** Base64 of a token has characters that mean something else in an address. */
const takesTokenInPath = ({ path }: OperationPage) => path.includes("{token}");

/** The body is JSON, whose own numbers and booleans are not what the gateway shows; the 3DS Server takes some of them. */
const takesOtherThanText = ({ group, parameters }: OperationPage) =>
  group !== "3ds" &&
  parameters.some(({ in: place, shape }) => place === "body" && (shape.type === "N" || shape.type === "B"));

function callSection(operation: OperationPage, locale: Locale): string {
  const entries = outsideHeaders(operation);
  return page(
    heading(words.call[locale], "chamada"),
    address(operation),
    operation.inferred && `<InSandbox /> ${words.sandboxCall[locale]}`,
    takesTokenInPath(operation) && words.encoded[locale],
    table([words.header[locale], words.meaning[locale]], headerRows(operation, locale)),
    entries.length > 0 && heading(words.parameters[locale], "parametros"),
    takesOtherThanText(operation) && words.asText[locale],
    entries.length > 0 && valueTree(entries, "parametro", locale),
  ).trimEnd();
}

const exampleSection = ({ example }: OperationPage, locale: Locale) =>
  page(
    heading(words.example[locale], "exemplo"),
    "<CallExample call={call} />",
    heading(words.tryIt[locale], "experimente"),
    `<TryIt operation="${example}" />`,
  ).trimEnd();

function errorSection(operation: OperationPage, locale: Locale): string {
  return page(
    heading(words.errors[locale], "erros"),
    statusTable(operation, locale),
    codeTable(operation, locale),
    outcomeTable(operation, locale),
    operation.group === "3ds"
      ? words.errorsPageThreeDs[locale].replace("%codes%", "./3ds-codigos-erro.mdx")
      : words.errorsPage[locale].replace("%codes%", "../codigos-da-api.mdx"),
  ).trimEnd();
}

function answerSection(operation: OperationPage, locale: Locale): string {
  return page(
    heading(words.answer[locale], "resposta"),
    valueTree(operation.answer, "resposta", locale),
    prose(howToRead(operation)[locale])
      .replace("%status%", statusPageOf(operation))
      .replace("%name%", statusNameOf(operation)[locale]),
    errorSection(operation, locale),
  ).trimEnd();
}

function sandboxSection(operation: OperationPage, locale: Locale): string {
  const rules = rulesOf(operation.id);
  const note = toldOperations[operation.id].inSandbox;
  const decided = page(
    (rules.length > 0 ? words.sandboxText : words.sandboxNone)[locale].replace("%page%", sandboxPage),
    rules.length > 0 && ruleTable(rules, locale),
  ).trimEnd();
  return page(
    heading(words.sandbox[locale], "sandbox"),
    !note?.insteadOfRules && decided,
    note?.[locale],
    operation.group === "3ds" && words.sandboxRefusalThreeDs[locale],
    tools(locale),
  ).trimEnd();
}

const description = ({ method, path, purpose }: OperationPage, locale: Locale) =>
  `${method} ${path}: ${firstSentence(purpose[locale])}`.replaceAll("`", "");

/** What a call takes and answers; its words are beside it. */
const source = "../shared/esitef";

function furtherSections(operation: OperationPage, locale: Locale): string {
  const changes = statusChanges(operation.id, locale);
  return page(
    answerSection(operation, locale),
    changes !== "" && heading(words.changes[locale], "mudancas"),
    changes,
    sandboxSection(operation, locale),
    heading(words.retry[locale], "repetir"),
    prose(operation.retry[locale]),
    !operation.isNarrowed && certifiedBy(operation.id, locale),
    heading(words.more[locale], "veja-tambem"),
    readMore(operation, locale),
  ).trimEnd();
}

function operationPage(operation: OperationPage): GeneratedPage {
  return {
    docSet: operationDocSet,
    slug: operation.page,
    kind: "api-operation",
    source,
    write: (locale) =>
      page(
        frontMatter({
          title: operation.title[locale],
          description: description(operation, locale),
          slug: `/${operationDocSet}/${operation.page}`,
          custom_edit_url: editLink(source),
        }),
        imports(operation),
        prose(operation.purpose[locale]),
        noteList(operation, locale),
        besideEachOther({
          above: callSection(operation, locale),
          code: exampleSection(operation, locale),
          below: furtherSections(operation, locale),
        }),
      ),
  };
}

export const operationPages: readonly GeneratedPage[] = pages.map(operationPage);
