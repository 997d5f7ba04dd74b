/** Text of the data becomes MDX: braces and angle brackets would be read as code; words in backticks stay. */
export function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith("`") ? part : part.replace(/[{}<]/g, (mark) => `\\${mark}`)))
    .join("");
}

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

/** Ids are the same in every language, so that a link survives the language switch. */
export const heading = (text: string, id: string) => `## ${text} {/* #${id} */}`;

/** JSON strings are YAML strings. */
export function frontMatter(entries: Readonly<Record<string, string | boolean>>): string {
  const lines = Object.entries(entries).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ["---", ...lines, "---"].join("\n");
}

export const page = (...parts: readonly (string | false | undefined)[]) =>
  `${parts.filter((part) => part !== false && part !== undefined && part !== "").join("\n\n")}\n`;

/** The first sentence, for search results and link previews. */
export const firstSentence = (text: string) => /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, ".") ?? text;
