import { attributePath } from "./expression.ts";
import type { Filter } from "./table.ts";

const maxWords = 10;
/** Keeps a name's sort key far below DynamoDB's 1024 bytes, whatever its script. */
const maxNameCharacters = 60;

/** Lower case without accents: how a text is stored to be searched, and how it is searched for. */
export const searchable = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The words somebody typed, as `searchable` leaves them. */
export const searchWords = (text: string): string[] =>
  searchable(text).split(/\s+/).filter(Boolean).slice(0, maxWords);

/** Where something stands in a list by name; the id keeps two of one name apart. */
export const namePosition = (name: string, id: string): string =>
  `${Array.from(searchable(name)).slice(0, maxNameCharacters).join("")}#${id}`;

/** Attributes that must equal what is asked for, and one that must contain every word of `text`. */
export function filterOf(
  exact: Readonly<Record<string, string | undefined>>,
  searched: string,
  text = "",
): Filter | undefined {
  const conditions = [
    ...Object.entries(exact).flatMap(([path, value]) =>
      value === undefined ? [] : [{ path, value, isWord: false }],
    ),
    ...searchWords(text).map((value) => ({ path: searched, value, isWord: true })),
  ].map(({ path, value, isWord }, index) => {
    const { expression, names } = attributePath(path);
    const parameter = `:f${index}`;
    const test = isWord ? `contains(${expression}, ${parameter})` : `${expression} = ${parameter}`;
    return { test, names, values: { [parameter]: value } };
  });
  if (conditions.length === 0) return undefined;
  return {
    expression: conditions.map(({ test }) => test).join(" AND "),
    names: Object.assign({}, ...conditions.map(({ names }) => names)),
    values: Object.assign({}, ...conditions.map(({ values }) => values)),
  };
}
