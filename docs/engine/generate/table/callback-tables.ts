import { callbackIds, callbacks } from "@portal/shared/esitef/callbacks.data.ts";
import type { Shape } from "@portal/shared/esitef/schema.ts";
import { callbackFieldWords, callbackWords } from "@portal/shared/esitef/words/callbacks.data.ts";
import type { CodeTableSource } from "../../../data/code-table.ts";
import { fieldWords, sizeText } from "../field/field-words.ts";

const lengthOf = ({ size }: Shape) => (size ? sizeText({ minimum: size[0], maximum: size[1] }) : "–");

type CallbackField = keyof typeof callbackFieldWords;
const isField = (name: string): name is CallbackField => name in callbackFieldWords;

/** The fields of each form that the gateway posts, as the sandbox posts them. */
export const callbackTables: readonly CodeTableSource[] = callbackIds.map((id) => {
  const fields: Readonly<Record<string, Shape>> = callbacks[id].fields;
  return {
    id: `esitef-callback-${id}`,
    caption: callbackWords[id].title,
    columns: [fieldWords.field, fieldWords.size, fieldWords.meaning],
    anchorWord: id,
    rows: Object.keys(fields)
      .filter(isField)
      .flatMap((code) => {
        const shape = fields[code];
        return shape
          ? [
              {
                code,
                cells: [lengthOf(shape), callbackFieldWords[code]],
                ...(shape.inferred ? { inSandbox: true as const } : {}),
              },
            ]
          : [];
      }),
  };
});
