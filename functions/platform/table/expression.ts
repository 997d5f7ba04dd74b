/**
 * Spells a path such as `ticket.client` with placeholders, so that no attribute can be one of DynamoDB's reserved
 * words.
 */
export function attributePath(path: string): { expression: string; names: Record<string, string> } {
  const parts = path.split(".");
  return {
    expression: parts.map((part) => `#${part}`).join("."),
    names: Object.fromEntries(parts.map((part) => [`#${part}`, part])),
  };
}
