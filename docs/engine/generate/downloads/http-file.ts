import { operationName } from "@portal/shared/esitef/openapi/path-item.ts";
import { sandboxAddress } from "@portal/shared/esitef/sandbox-address.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { site } from "@portal/shared/site.ts";
import { isCarriedValue } from "../../../data/e-sitef/carried-values.ts";
import { jsonText } from "../../../data/examples/request-code/http-example.ts";
import { downloadWords as words } from "../../../words/downloads.ts";
import {
  exampleNewMerchant,
  given,
  handedOver,
  type RequestTemplate,
  requestStories,
} from "./request-template.ts";

const comment = (text: string): string =>
  text
    .split("\n")
    .map((line) => `# ${line}`)
    .join("\n");

/** Of what was sent so far: how often each call was, and where each value was answered last. */
interface Earlier {
  readonly times: Map<string, number>;
  readonly answered: Map<string, string>;
}

/** A call that several stories send has another name in each. */
function nameOf({ operation }: RequestTemplate, { times }: Earlier): string {
  const name = operationName(operation.example);
  const time = (times.get(name) ?? 0) + 1;
  times.set(name, time);
  return time === 1 ? name : `${name}${time}`;
}

/** The editors take a value straight from the answer of the call that gave it last. */
const chained = (text: string, { answered }: Earlier): string =>
  text.replace(/\{\{(\w+)\}\}/g, (written, name: string) => answered.get(name) ?? written);

/** What this form cannot take from any answer, so that the editor asks for it. */
const asked = (text: string, locale: Locale): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].flatMap(([, name = ""]) => name))]
    .filter(isCarriedValue)
    .map((name) => `# @prompt ${name} ${words.handedOver[locale]}`);

function requestText(story: string, template: RequestTemplate, sent: Earlier, locale: Locale): string {
  const { title, method, path, inPath, query, headers, body, gives } = template;
  const name = nameOf(template, sent);
  const search = query.map((each) => `${each.name}=${each.value}`).join("&");
  const filledPath = path.replace(/\{(\w+)\}/g, (_, parameter: string) => inPath[parameter] ?? "");
  const lines = [
    `${method} ${given.base}${filledPath}${search && `?${search}`}`,
    ...headers.map(([header, value]) => `${header}: ${header === "idempotency_key" ? "{{$guid}}" : value}`),
    ...(body === undefined ? [] : ["", jsonText(body)]),
  ];
  const text = chained(lines.join("\n"), sent);
  for (const [value, place] of Object.entries(gives)) {
    // Only a signed creation answers these, and an editor cannot sign.
    if (!handedOver.some((each) => each === value)) {
      sent.answered.set(value, `{{${name}.response.body.$.${place}}}`);
    }
  }
  return [`### ${story}: ${title[locale]}`, `# @name ${name}`, ...asked(text, locale), text].join("\n");
}

/** Requests as VS Code's REST Client, Visual Studio and their like send them. They sign nothing. */
export function httpRequests(locale: Locale): string {
  const sent: Earlier = { times: new Map(), answered: new Map() };
  const head = [
    comment(words.http[locale]),
    `@base_url = ${site.url}${sandboxAddress}`,
    "@merchant_id = ",
    "@merchant_key = {{$processEnv MERCHANT_KEY}}",
    `@new_merchant_id = ${exampleNewMerchant}`,
    '@today = {{$localDatetime "DD/MM/YYYY"}}',
    '@next_month = {{$localDatetime "DD/MM/YYYY" 30 d}}',
  ].join("\n");
  const requests = requestStories.flatMap(({ id, calls }) =>
    calls.map((each) => requestText(words.stories[id][locale], each, sent, locale)),
  );
  return `${[head, ...requests].join("\n\n")}\n`;
}
