import type { Locale } from "@portal/shared/locales.ts";
import { site } from "@portal/shared/site.ts";
import * as z from "zod/mini";
import { callExamples, callRefusals } from "../../data/call-pages.ts";
import { jsonText } from "../../data/examples/request-code/http-example.ts";
import { requestLanguages } from "../../data/examples/request-code/languages.ts";
import { hasEnvironments, inEnvironment } from "../../theme/environment/environments.ts";
import { answersOf } from "../../theme/operation/answers.ts";

const request = z.object({
  method: z.enum(["GET", "POST", "PUT", "DELETE"]),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.optional(z.json()),
  form: z.optional(z.record(z.string(), z.json())),
});
const sample = z.object({ label: z.string(), grammar: z.string(), code: z.string() });
export type Sample = z.infer<typeof sample>;

/** As the page shows an address before anybody has chosen where calls go. */
const unchosen = (url: string): string =>
  hasEnvironments(url) ? inEnvironment("sandbox", url, url, site.url) : url;

/** A request as the page carries it, in every language that the page has a tab for. */
export function requestSamples(json: string): Sample[] {
  const { body, form, url, ...rest } = request.parse(JSON.parse(json));
  const example = { ...rest, url: unchosen(url), ...(body !== undefined && { body }), ...(form && { form }) };
  return requestLanguages.map(({ label, grammar, write }) => ({ label, grammar, code: write(example) }));
}

/** The call of an operation in every language, and every answer that its page has a tab for. */
export function callSamples(name: string, locale: Locale) {
  const [example, refused] = [callExamples[name], callRefusals[name]];
  if (!example || !refused) throw new Error(`A page shows the call "${name}", which has no example.`);
  const { status: _status, response: _response, ...sent } = example;
  return {
    request: requestSamples(JSON.stringify(sent)),
    answers: answersOf({ example, refused }, locale).map(({ label, hint, response }) => ({
      label: [label, hint].filter(Boolean).join(": "),
      grammar: "json",
      code: jsonText(response),
    })),
  };
}

export const listedSamples = (json: string): Sample[] => z.array(sample).parse(JSON.parse(json));
