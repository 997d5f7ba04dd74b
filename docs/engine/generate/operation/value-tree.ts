import type { DescribedParameter, DescribedValue } from "@portal/shared/esitef/described.ts";
import type { Shape } from "@portal/shared/esitef/schema.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { acceptedValues } from "../field/accepted-values.ts";
import { sizeText } from "../field/field-words.ts";
import { prose } from "../markdown.ts";
import { placeText, requiredText, typeWords, operationWords as words } from "./operation-words.ts";

type ListedValue = DescribedValue | DescribedParameter;

interface Branch {
  readonly segment: string;
  entry?: ListedValue;
  readonly below: Map<string, Branch>;
}

/** `payer.phones[].ddd` is a value in a list in an object: what is described, below what only holds it. */
function treeOf(entries: readonly ListedValue[]): ReadonlyMap<string, Branch> {
  const root: Branch = { segment: "", below: new Map() };
  for (const entry of entries) {
    let branch = root;
    for (const segment of entry.name.split(".")) {
      const next = branch.below.get(segment) ?? { segment, below: new Map() };
      branch.below.set(segment, next);
      branch = next;
    }
    branch.entry = entry;
  }
  return root.below;
}

const badge = " <InSandbox />";

/** The mark stands behind what the sandbox decides: the value or its name, its size, or whether it is needed. */
const marked = (text: string, shape: Shape, ...parts: NonNullable<Shape["inferred"]>[number][]) =>
  parts.some((part) => shape.inferred?.includes(part)) ? `${text}${badge}` : text;

const named = (segment: string, shape: Shape) => marked(`\`${segment}\``, shape, "existence", "name");

function sizeOf(shape: Shape, locale: Locale): string {
  const { size, type } = shape;
  if (!size || type === "B") return "";
  const [minimum, maximum] = size;
  return `, ${marked(sizeText({ minimum, maximum })[locale], shape, "size")}`;
}

function typeOf({ name, shape: { type } }: ListedValue, locale: Locale): string {
  if (!name.endsWith("[]") || type === "array") return typeWords[type][locale];
  if (type === "object") return words.listOfObjects[locale];
  return `${typeWords.array[locale]}: ${typeWords[type][locale]}`;
}

function factsOf(entry: ListedValue, locale: Locale): string {
  const { shape } = entry;
  const facts = [`${typeOf(entry, locale)}${sizeOf(shape, locale)}`];
  if ("need" in entry) {
    const place = placeText[entry.in]?.[locale];
    if (place) facts.push(place);
    const need = `<span className="need need--${entry.need}">${requiredText[entry.need][locale]}</span>`;
    facts.push(marked(need, shape, "required"));
  }
  return facts.join(" · ");
}

function meaningOf(entry: ListedValue, locale: Locale): string {
  const said = [entry.meaning[locale], acceptedValues(entry, locale)];
  return prose(said.filter((text) => text !== "").join(" "));
}

/** On what it depends, apart from what it is. */
function conditionOf(entry: ListedValue, locale: Locale): string | undefined {
  const when = "when" in entry ? entry.when?.[locale] : undefined;
  return when && `**${words.condition[locale]}** ${prose(when)}`;
}

function headOf({ segment, entry }: Branch, locale: Locale): string {
  const name = segment.replace("[]", "");
  if (entry) return `${named(name, entry.shape)} ${factsOf(entry, locale)}`;
  return `\`${name}\` ${segment.endsWith("[]") ? words.listOfObjects[locale] : typeWords.object[locale]}`;
}

const needRank = { yes: 0, conditional: 1, no: 2 } as const;
type Need = keyof typeof needRank;

/** An object is needed as much as what it holds. */
function needOf({ entry, below }: Branch): Need | undefined {
  const own = entry && "need" in entry ? [entry.need] : [];
  const needs = [...own, ...[...below.values()].flatMap((each) => needOf(each) ?? [])];
  return needs.toSorted((one, other) => needRank[one] - needRank[other])[0];
}

/** What every call needs comes first; otherwise they stay as they are. */
const neededFirst = (branches: Iterable<Branch>): Branch[] =>
  [...branches].toSorted((one, other) => needRank[needOf(one) ?? "yes"] - needRank[needOf(other) ?? "yes"]);

const all = (branches: Iterable<Branch>): Branch[] =>
  [...branches].flatMap((branch) => [branch, ...all(branch.below.values())]);

/** Stays as it is while the parameter is called so, in every language. */
const anchorOf = (list: ListName, path: string) =>
  `${list}-${path.replaceAll("[]", "").replaceAll(/[^A-Za-z0-9_]+/g, "-")}`;

type ListName = "parametro" | "resposta";

/** What a page with such a list must import. */
export const valueTreeImport =
  'import { Members, Parameter, Parameters } from "@site/theme/operation/parameters.tsx";';

interface ListPlace {
  readonly list: ListName;
  /** The names of the objects around, with a dot at the end. */
  readonly inside: string;
}

/** Objects that every call needs stand open, as does what an answer holds; the reader opens the others. */
function members(branch: Branch, place: ListPlace, locale: Locale): string {
  if (branch.below.size === 0) return "";
  const inside = `${place.inside}${branch.segment}.`;
  const isOpen = place.list === "resposta" ? place.inside === "" : needOf(branch) === "yes";
  const name = branch.segment.replace("[]", "");
  return [
    `<Members of="${name}" count={${all(branch.below.values()).length}}${isOpen ? " open" : ""}>`,
    lines(branch.below.values(), { ...place, inside }, locale),
    "</Members>",
  ].join("\n\n");
}

function lines(branches: Iterable<Branch>, place: ListPlace, locale: Locale): string {
  const items = neededFirst(branches).map((branch) => {
    const path = `${place.inside}${branch.segment}`;
    const need = needOf(branch);
    return [
      `<Parameter id="${anchorOf(place.list, path)}" name="${path}"${need ? ` need="${need}"` : ""}>`,
      headOf(branch, locale),
      branch.entry && meaningOf(branch.entry, locale),
      branch.entry && conditionOf(branch.entry, locale),
      members(branch, place, locale),
      "</Parameter>",
    ]
      .filter((part) => part !== undefined && part !== "")
      .join("\n\n");
  });
  return items.join("\n\n");
}

/** From here on it is faster to hide what is optional than to read past it. */
const longList = 6;

function hiddenOf(branches: readonly Branch[]): number {
  return all(branches).filter((branch) => branch.entry && needOf(branch) !== "yes").length;
}

/**
 * One below the other, what an object holds folded inside of it: names are long, and a table would push their meaning
 * out of the window.
 */
export function valueTree(entries: readonly ListedValue[], list: ListName, locale: Locale): string {
  const branches = [...treeOf(entries).values()];
  const hidden = list === "parametro" && entries.length >= longList ? hiddenOf(branches) : 0;
  return [
    `<Parameters${hidden > 0 ? ` total={${hidden}}` : ""}>`,
    lines(branches, { list, inside: "" }, locale),
    "</Parameters>",
  ].join("\n\n");
}
