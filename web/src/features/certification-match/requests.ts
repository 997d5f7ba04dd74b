import type { RecipeCall } from "@portal/shared/certification-match/recipe/recipe.ts";
import { sandboxBaseOf } from "@portal/shared/esitef/sandbox-address.ts";

/** In single quotes a shell takes everything as it is but the quote itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** A call as a command; store and key are the shell's own. */
export function commandOf({ method, path, body, headers = {} }: RecipeCall, origin: string): string {
  const sent = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  return [
    `curl -sS -X ${method} ${quoted(origin + sandboxBaseOf(path) + path)}`,
    '-H "merchant_id: $MERCHANT_ID"',
    '-H "merchant_key: $MERCHANT_KEY"',
    ...sent,
    ...(body ? ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body, null, 2))}`] : []),
  ].join(" \\\n  ");
}
