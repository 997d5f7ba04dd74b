import { httpFile, openApiFile, postmanCollectionFile } from "@portal/shared/documentation/downloads.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { errorsOf } from "@portal/shared/ws-consulta/errors.data.ts";
import {
  type WsConsultaOperationId,
  wsConsultaOperations,
} from "@portal/shared/ws-consulta/operations.data.ts";
import { jsonText } from "../../../data/examples/request-code/http-example.ts";
import { wsConsultaCalls } from "../../../data/examples/ws-consulta-examples.ts";
import { type ApiCall, callsOf } from "../../../data/product-api/described.ts";
import { wsConsultaApi } from "../../../data/product-apis.ts";
import { wsConsultaErrorWords } from "../../../data/sitefex-ws-consulta/error-words.data.ts";
import { referenceWords } from "../../../words/reference.ts";
import { editLink, type GeneratedPage } from "../generated-page.ts";
import { firstSentence, frontMatter, heading, page, prose, table } from "../markdown.ts";
import { besideEachOther } from "../operation/beside-each-other.ts";
import { operationWords } from "../operation/operation-words.ts";
import { valueTree, valueTreeImport } from "../operation/value-tree.ts";

const words = referenceWords.productCall;
const { docSet, exampleHost } = wsConsultaApi;

type WsConsultaCall = ApiCall & { readonly id: WsConsultaOperationId };
const isCall = (call: ApiCall): call is WsConsultaCall => call.id in wsConsultaOperations;

const queryPage = `./${wsConsultaOperations["query-transaction"].page}.mdx`;
const errorPage = "./erros-retorno.mdx";

function address({ method, path, parameters }: ApiCall): string {
  const query = parameters.map(({ name }) => `${name}={${name}}`).join("&");
  return ["```http", `${method} https://${exampleHost}${path}${query && `?${query}`}`, "```"].join("\n");
}

function callSection(call: ApiCall, locale: Locale): string {
  const { parameters } = call;
  return page(
    heading(words.call[locale], "chamada"),
    address(call),
    call.inferredPath && `<InSandbox /> ${words.sandboxPath[locale]}`,
    table([words.header[locale], words.meaning[locale]], [["`Authorization`", prose(words.basic[locale])]]),
    heading(words.parameters[locale], "parametros"),
    parameters.length > 0 ? valueTree(parameters, "parametro", locale) : words.noParameters[locale],
  ).trimEnd();
}

const fieldsPage = "./retornos-requisicoes.mdx";

function answerText({ answer, answerInSandbox }: ApiCall, locale: Locale): string {
  if (answerInSandbox) return `<InSandbox /> ${words.reversalAnswer[locale].replace("%fields%", fieldsPage)}`;
  if (answer === "empty") return words.emptyAnswer[locale].replace("%query%", queryPage);
  if (answer.length === 1) return words.versionAnswer[locale];
  return words.transactions[locale]
    .replace("%fields%", fieldsPage)
    .replace("%statuses%", "./tabelas-codigos-descricoes.mdx#estados");
}

function errorSection(id: WsConsultaOperationId, locale: Locale): string {
  const rows = errorsOf(id).map(({ parameter = "", why }) => {
    const { cause, fix } = wsConsultaErrorWords[why];
    return [cause, fix].map((text) => prose(text[locale].replace("%name%", parameter)));
  });
  const inSandbox = [words.errorsInSandbox, ...(rows.length > 0 ? [words.valuesInSandbox] : [])];
  return page(
    heading(words.errors[locale], "erros"),
    rows.length > 0 ? words.errorsText[locale].replace("%errors%", errorPage) : words.noErrors[locale],
    rows.length > 0 && table([words.cause[locale], words.fix[locale]], rows),
    `<InSandbox /> ${inSandbox.map((text) => text[locale]).join(" ")}`,
  ).trimEnd();
}

const retryText = ({ method }: ApiCall, locale: Locale) =>
  method === "GET" ? words.retryQuery[locale] : words.retryDecision[locale].replace("%query%", queryPage);

const readMore = (call: ApiCall, locale: Locale) =>
  [
    ...callsOf(wsConsultaApi)
      .filter(({ id }) => id !== call.id)
      .map((each) => `- [${each.title[locale]}](./${each.page}.mdx)`),
    `- [${words.openApi[locale]}](pathname://${openApiFile(locale, docSet)})`,
    `- [${referenceWords.docSet.collection[locale]}](pathname://${postmanCollectionFile(locale, docSet)})`,
    `- [${referenceWords.docSet.calls[locale]}](pathname://${httpFile(locale, docSet)})`,
  ].join("\n");

const imports = [
  valueTreeImport,
  'import { Exchange } from "@site/theme/exchange.tsx";',
  'import { TryIt } from "@site/theme/try-it/try-it.tsx";',
  'import { wsConsultaExamples } from "@site/data/examples/ws-consulta-examples.ts";',
].join("\n");

const source = "data/sitefex-ws-consulta";

/** What the same call is answered where nothing is found, and where it is refused. */
const otherAnswers = (id: WsConsultaOperationId, locale: Locale) =>
  wsConsultaCalls[id].others.map(({ name, value, status, response }) =>
    page(
      (status === 200 ? words.nothingFound : words.refusedWith)[locale].replace(
        "%change%",
        `${name}=${value}`,
      ),
      ["```json", jsonText(response), "```"].join("\n"),
    ).trimEnd(),
  );

const exampleSection = ({ id }: WsConsultaCall, locale: Locale) =>
  page(
    heading(words.example[locale], "exemplo"),
    `<Exchange example={wsConsultaExamples["${id}"]} />`,
    ...otherAnswers(id, locale),
    `<InSandbox /> ${prose(words.exampleText[locale].replace("%host%", exampleHost))}`,
    heading(operationWords.tryIt[locale], "experimente"),
    `<TryIt operation="${id}" />`,
  ).trimEnd();

const furtherSections = (call: WsConsultaCall, locale: Locale) =>
  page(
    heading(words.answer[locale], "resposta"),
    answerText(call, locale),
    errorSection(call.id, locale),
    heading(words.retry[locale], "repetir"),
    retryText(call, locale),
    heading(words.more[locale], "veja-tambem"),
    readMore(call, locale),
  ).trimEnd();

function wsConsultaPage(call: ApiCall): GeneratedPage {
  const { id, method, path, title, purpose, note } = call;
  if (!isCall(call)) throw new Error(`"${id}" is no call of WS Consulta.`);
  return {
    docSet,
    slug: call.page,
    kind: id === "version" ? "reference" : "api-operation",
    source,
    write: (locale) =>
      page(
        frontMatter({
          title: title[locale],
          description: `${method} ${path}: ${firstSentence(purpose[locale])}`,
          slug: `/${docSet}/${call.page}`,
          custom_edit_url: editLink(source),
        }),
        imports,
        prose([purpose, note].flatMap((text) => (text ? [text[locale]] : [])).join(" ")),
        besideEachOther({
          above: callSection(call, locale),
          code: exampleSection(call, locale),
          below: furtherSections(call, locale),
        }),
      ),
  };
}

/** A page for each call of the query web service; the guides around them are written by hand. */
export const wsConsultaPages: readonly GeneratedPage[] = callsOf(wsConsultaApi).map(wsConsultaPage);
