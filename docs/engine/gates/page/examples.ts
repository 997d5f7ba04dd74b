import { Script } from "node:vm";
import { drawDiagram } from "../../../theme/diagram/drawing/draw-diagram.ts";
import { type Fence, fencesIn } from "./form/fences.ts";
import { xmlProblem } from "./form/well-formed-xml.ts";
import type { WrittenPage } from "./written-page.ts";

type Problem = (text: string) => string | undefined;

const problemOf =
  (read: (text: string) => unknown): Problem =>
  (text) => {
    try {
      read(text);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message.replace(/\.$/, "") : String(error);
    }
  };

const jsonProblem = problemOf(JSON.parse);

/** Statements of a function that may wait and return; what a module imports comes before them. */
const scriptProblem = problemOf(
  (text) => new Script(`async () => {\n${text.replaceAll(/^import .*;$/gm, "")}\n}`),
);

/** Lines of the library's configuration file. */
function iniProblem(text: string): string | undefined {
  const odd = text.split("\n").find((line) => !/^(?:\[\w+\]|\w+=.*|;.*|)$/.test(line));
  return odd === undefined ? undefined : `"${odd}" is no section, key or remark`;
}

/** Hosts and parts of a path are placeholders until a reader fills them in. */
const filledIn = (url: string) => url.replace(/%(\w+)%/g, "$1.example.com").replace(/\{\w+\}/g, "x");
const isAddress = (url: string) => (url.startsWith("/") ? !/[\s"<>]/.test(url) : URL.canParse(filledIn(url)));

function startProblem(line: string): string | undefined {
  if (/^HTTP\/\d(?:\.\d)? [1-5]\d\d(?: .*)?$/.test(line)) return undefined;
  const [, url] =
    /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) (\S+)(?: HTTP\/\d(?:\.\d)?)?$/.exec(line) ?? [];
  if (url === undefined) return `"${line}" is neither a method with an address nor a status line`;
  return isAddress(url) ? undefined : `"${url}" is no address`;
}

function bodyProblem(body: string, headers: readonly string[]): string | undefined {
  const type = headers.find((line) => /^content-type:/i.test(line)) ?? "";
  if (/json/i.test(type) || /^[{[]/.test(body)) return jsonProblem(body);
  return /xml/i.test(type) || body.startsWith("<") ? xmlProblem(body) : undefined;
}

/** One message: its first line, its headers and, after an empty line, its body. */
export function httpProblem(text: string): string | undefined {
  const [head = "", ...rest] = text.trim().split(/\r?\n\r?\n/);
  const [start = "", ...headers] = head.split(/\r?\n/);
  // Several requests below each other are a list of addresses, each of its own.
  const starts = [start, ...headers.filter((line) => /^(?:[A-Z]+ \S+|HTTP\/.*)$/.test(line))];
  const [wrong] = starts.flatMap((line) => startProblem(line) ?? []);
  if (wrong) return wrong;
  const odd = headers.find((line) => !starts.includes(line) && !/^[\w-]+: ?\S.*$/.test(line));
  if (odd !== undefined) return `"${odd}" is no header; an empty line comes before the body`;
  const body = rest.join("\n\n").trim();
  return body === "" ? undefined : bodyProblem(body, headers);
}

const readers: Readonly<Record<string, Problem>> = {
  ini: iniProblem,
  js: scriptProblem,
  json: jsonProblem,
  xml: xmlProblem,
  http: httpProblem,
  // Drawn by our own reader of Mermaid's language, which stops at what it does not know.
  mermaid: problemOf((source) => drawDiagram(source, "pt")),
};

/** Examples that a reader would copy and that no program could read. */
export const brokenExamples = ({ file, content }: WrittenPage): string[] =>
  fencesIn(content).flatMap(({ language, code, line }: Fence) => {
    const problem = readers[language]?.(code);
    return problem ? [`${file}:${line}: this ${language} example cannot be read: ${problem}.`] : [];
  });
