import * as z from "zod/mini";
import { requestLanguages } from "../data/examples/request-code/languages.ts";

const request = z.object({
  method: z.enum(["GET", "POST", "PUT", "DELETE"]),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.optional(z.json()),
  form: z.optional(z.record(z.string(), z.json())),
});
const sample = z.object({ label: z.string(), grammar: z.string(), code: z.string() });
export type Sample = z.infer<typeof sample>;

/** A request as the page carries it, in every language that the page has a tab for. */
export function requestSamples(json: string): Sample[] {
  const { body, form, ...rest } = request.parse(JSON.parse(json));
  const example = { ...rest, ...(body !== undefined && { body }), ...(form && { form }) };
  return requestLanguages.map(({ label, grammar, write }) => ({ label, grammar, code: write(example) }));
}

export const listedSamples = (json: string): Sample[] => z.array(sample).parse(JSON.parse(json));
