import type { Locale } from "../../locales.ts";
import { type CallbackId, callbackAnswer, callbackIds, callbacks } from "../callbacks.data.ts";
import type { Shape } from "../schema.ts";
import { callbackFieldWords, callbackWords } from "../words/callbacks.data.ts";
import { openApiWords as words } from "./document-words.ts";
import { type JsonSchema, limits, plain } from "./json-schema.ts";
import { pageOf } from "./path-item.ts";

type FieldName = keyof typeof callbackFieldWords;
const isField = (name: string): name is FieldName => name in callbackFieldWords;

function formSchema(id: CallbackId, locale: Locale): JsonSchema {
  const fields: Readonly<Record<string, Shape>> = callbacks[id].fields;
  const properties = Object.entries(fields).map(([name, shape]): [string, JsonSchema] => [
    name,
    {
      type: "string",
      ...(isField(name) ? { description: plain(callbackFieldWords[name][locale]) } : {}),
      ...limits(shape),
      ...(shape.inferred && { "x-in-sandbox": shape.inferred }),
    },
  ]);
  return { type: "object", properties: Object.fromEntries(properties) };
}

/** The forms that a store's server receives, by their names. */
export const webhooks = (locale: Locale) =>
  Object.fromEntries(
    callbackIds.map((id) => {
      const { title, purpose, when } = callbackWords[id];
      const post = {
        operationId: id
          .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
          .replace(/^3ds/, "threeDs"),
        summary: title[locale],
        description: plain(`${purpose[locale]} ${when[locale]}`),
        externalDocs: { url: pageOf(callbacks[id].page, locale) },
        security: [],
        requestBody: {
          required: true,
          content: { "application/x-www-form-urlencoded": { schema: formSchema(id, locale) } },
        },
        responses: { [String(callbackAnswer)]: { description: words.received[locale] } },
      };
      return [id, { post }];
    }),
  );
