import type { WrittenPage } from "../written-page.ts";

const lines = (content: string) => /^---\n([\s\S]*?)\n---\n/.exec(content)?.[1]?.split("\n") ?? [];

/** What YAML would take for something else than a text, when it is not in quotes. */
const needsQuotes = /: |:$| #|^[[\]{}>|*&!%@`,?-]/;

/** Lines of a page's front matter that stop the build, and would not stop the check: it reads them as plain text. */
export const brokenFrontMatter = ({ file, content }: WrittenPage): string[] =>
  lines(content).flatMap((line) => {
    const [, name = "", value = ""] = /^([\w-]+): (.*)$/.exec(line) ?? [];
    const isQuoted = /^"(?:[^"\\]|\\.)*"$|^'(?:[^']|'')*'$/.test(value);
    if (isQuoted || !(needsQuotes.test(value) || /^["']/.test(value))) return [];
    return [`${file}: the front matter's "${name}" is no text to YAML. Put it in double quotes.`];
  });
