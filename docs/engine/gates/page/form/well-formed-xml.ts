const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>|<!DOCTYPE[^>]*>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;
const loose = /<|&(?!(?:\w+|#\d+|#x[\da-f]+);)/i;

/** Why the text is no XML: names its tag, for whoever wrote the example. */
export function xmlProblem(text: string): string | undefined {
  const open: string[] = [];
  let elements = 0;
  for (const [, closes, name = "", , empty] of text.matchAll(token)) {
    if (name === "") continue;
    if (!closes) elements += open.length === 0 ? 1 : 0;
    if (closes) {
      const expected = open.pop();
      if (expected !== name)
        return `</${name}> closes ${expected === undefined ? "nothing" : `<${expected}>`}`;
    } else if (!empty) open.push(name);
  }
  const [stray] = loose.exec(text.replace(token, "")) ?? [];
  if (stray) return `"${stray}" stands there that begins no tag and no entity`;
  if (open.length > 0) return `<${open.at(-1)}> is not closed`;
  return elements === 1 ? undefined : `it has ${elements} root elements instead of one`;
}
