import type { DescribedParameter, DescribedValue } from "../../../shared/esitef/described.ts";
import type { Shape } from "../../../shared/esitef/schema.ts";
import type { Locale } from "../../../shared/locales.ts";
import { sizeText } from "../field/field-words.ts";
import { prose } from "../markdown.ts";
import { placeText, requiredText, typeWords, operationWords as words } from "./operation-words.ts";

type Entry = DescribedValue | DescribedParameter;

interface Branch {
  readonly segment: string;
  entry?: Entry;
  readonly below: Map<string, Branch>;
}

/** `payer.phones[].ddd` is a value in a list in an object: what is described, below what only holds it. */
function treeOf(entries: readonly Entry[]): ReadonlyMap<string, Branch> {
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

const badge = " <Illustrative />";

/** The badge stands behind what was completed: that the value exists, its size, or whether it is needed. */
const marked = (text: string, shape: Shape, part: NonNullable<Shape["inferred"]>[number]) =>
  shape.inferred?.includes(part) ? `${text}${badge}` : text;

function sizeOf(shape: Shape, locale: Locale): string {
  const { size, type } = shape;
  if (!size || type === "B") return "";
  const [minimum, maximum] = size;
  return `, ${marked(sizeText({ minimum, maximum })[locale], shape, "size")}`;
}

function typeOf({ name, shape: { type } }: Entry, locale: Locale): string {
  if (!name.endsWith("[]") || type === "array") return typeWords[type][locale];
  if (type === "object") return words.listOfObjects[locale];
  return `${typeWords.array[locale]}: ${typeWords[type][locale]}`;
}

function factsOf(entry: Entry, locale: Locale): string {
  const { shape } = entry;
  const facts = [`${typeOf(entry, locale)}${sizeOf(shape, locale)}`];
  if ("need" in entry) {
    const place = placeText[entry.in]?.[locale];
    if (place) facts.push(place);
    facts.push(marked(requiredText[entry.need][locale], shape, "required"));
  }
  return facts.join(" · ");
}

/** Values that the explanation does not name already. */
function acceptedValues({ shape: { values = [] }, meaning }: Entry, locale: Locale): string {
  const isNamed = values.some((value) => meaning[locale].includes(`\`${value}\``));
  if (isNamed || values.length === 0) return "";
  const word = values.length === 1 ? words.oneValue : words.values;
  return `${word[locale]} ${values.map((value) => `\`${value}\``).join(", ")}.`;
}

function meaningOf(entry: Entry, locale: Locale): string {
  const when = "when" in entry ? entry.when?.[locale] : undefined;
  const said = [entry.meaning[locale], when, acceptedValues(entry, locale)];
  return prose(said.filter((text) => text !== undefined && text !== "").join(" "));
}

function headOf({ segment, entry }: Branch, locale: Locale): string {
  const name = `\`${segment.replace("[]", "")}\``;
  if (entry) return `${marked(name, entry.shape, "existence")} ${factsOf(entry, locale)}`;
  return `${name} ${segment.endsWith("[]") ? words.listOfObjects[locale] : typeWords.object[locale]}`;
}

const indented = (text: string) => text.replace(/^(?=.)/gm, "  ");

function lines(branches: Iterable<Branch>, locale: Locale): string {
  const items = [...branches].map((branch) => {
    const parts = [
      headOf(branch, locale),
      branch.entry && meaningOf(branch.entry, locale),
      branch.below.size > 0 && lines(branch.below.values(), locale),
    ].filter((part) => part !== undefined && part !== false && part !== "");
    return `- ${indented(parts.join("\n\n")).trimStart()}`;
  });
  return items.join("\n\n");
}

/**
 * One below the other, what an object holds inside of it: names are long, and a table would push their meaning out of
 * the window.
 */
export const valueTree = (entries: readonly Entry[], locale: Locale): string =>
  ['<div className="parameters">', lines(treeOf(entries).values(), locale), "</div>"].join("\n\n");
