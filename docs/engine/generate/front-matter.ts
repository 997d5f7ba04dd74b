const block = /^---\n([\s\S]*?)\n---\n/;

/** The value of one line, without the quotes that YAML may need. */
export function frontMatterValue(content: string, name: string): string | undefined {
  const lines = block.exec(content)?.[1]?.split("\n") ?? [];
  const line = lines.find((each) => each.startsWith(`${name}: `));
  return line?.slice(name.length + 2).replace(/^"(.*)"$/, "$1");
}

/** All digits, or digits around an e, are a number to YAML: `80e734534845` would be infinite. */
const asText = (value: string): string => (/^\d+(?:e\d+)?$/.test(value) ? `"${value}"` : value);

/** The same page with `name` set, as the last line when it was not there. */
export function withFrontMatterValue(content: string, name: string, value: string): string {
  const [whole, inside] = block.exec(content) ?? [];
  if (whole === undefined || inside === undefined) throw new Error("The page has no front matter.");
  const others = inside.split("\n").filter((line) => !line.startsWith(`${name}: `));
  return `---\n${[...others, `${name}: ${asText(value)}`].join("\n")}\n---\n${content.slice(whole.length)}`;
}

export const withoutFrontMatter = (content: string): string => content.replace(block, "");
