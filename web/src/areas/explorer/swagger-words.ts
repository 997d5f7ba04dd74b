import { isRecord } from "@portal/shared/field/record.ts";
import {
  Children,
  type ComponentClass,
  type ComponentType,
  cloneElement,
  createElement,
  type FunctionComponent,
  isValidElement,
  memo,
  type ReactElement,
  type ReactNode,
} from "react";

/** Another word for each of Swagger UI's own English ones. */
export type Words = ReadonlyMap<string, string>;

const shownProps = ["title", "placeholder", "aria-label", "label", "text"] as const;

/** Swagger UI pads some of its labels. */
const inWords = (text: string, words: Words): string => {
  const said = text.trim();
  return text.replace(said, words.get(said) ?? said);
};

/** Some labels are emphasised beginnings of a text that is drawn from Markdown: `<i>Default value</i> : 1`. */
const beginning = /^<i>([^<]+)<\/i>/;
const markdownInWords = (source: string, words: Words): string =>
  source.replace(beginning, (_, label: string) => `<i>${inWords(label, words)}</i>`);

/** A limit of a schema is a label behind or before its value: `[1, 40] characters`, `matches ^\d+$`. */
const limitClass = "json-schema-2020-12__constraint";
const limitLabel = /^matches(?= )|(?<= )characters$/;
const limitInWords = (limit: string, words: Words): string =>
  limit.replace(limitLabel, (label) => inWords(label, words));

type Props = Readonly<Record<string, unknown>>;

function propsInWords(props: Props, words: Words): Props {
  const shown = shownProps.flatMap((name) => {
    const text = props[name];
    return typeof text === "string" ? [[name, inWords(text, words)]] : [];
  });
  const { source } = props;
  const drawn = typeof source === "string" ? { source: markdownInWords(source, words) } : {};
  return { ...Object.fromEntries(shown), ...drawn };
}

const hasChildren = (element: ReactElement<Props>): element is ReactElement<{ children: ReactNode }> =>
  element.props["children"] !== undefined && typeof element.props["children"] !== "function";

const isLimit = ({ props }: ReactElement<Props>): boolean =>
  String(props["className"]).startsWith(limitClass);

type Component = ComponentType<Props>;

const isComponent = (value: unknown): value is Component => typeof value === "function";

const isMemo = (value: unknown): value is { readonly type: Component } =>
  isRecord(value) && isComponent(value["type"]);

/** Its lists and its editor have labels that nothing ties to them; the buttons of its schemas may have none. */
function named({ type, props }: ReactElement<Props>, words: Words): Props {
  if (props["aria-label"] !== undefined) return {};
  if (type === "textarea") return { "aria-label": words.get("Request body") };
  // Opens a schema by its title, which not every one has: then this is its name, and else a hint.
  if (type === "button" && props["className"] === "json-schema-2020-12-accordion") {
    return { title: words.get("Schema") };
  }
  if (type !== "select") return {};
  return { "aria-label": words.get(props["id"] === "servers" ? "Servers" : "Examples") };
}

/** It takes itself for the whole page: beside ours there would be two main parts, and two titles of the page. */
const partOfPage: Readonly<Record<string, string>> = { main: "div", h1: "h2" };

function asPart(element: ReactElement<Props>): ReactElement<Props> {
  const { type, key, props } = element;
  const other = typeof type === "string" ? partOfPage[type] : undefined;
  return other === undefined ? element : createElement<Props>(other, { ...props, key });
}

/** What a component draws, with our words in place of its own. What it hands on to others is theirs. */
export function treeInWords(drawn: ReactNode, words: Words): ReactNode {
  if (typeof drawn === "string") return inWords(drawn, words);
  if (Array.isArray(drawn)) return drawn.map((child: ReactNode) => treeInWords(child, words));
  if (!isValidElement<Props>(drawn)) return drawn;
  const node = asPart(drawn);
  const props = { ...propsInWords(node.props, words), ...named(node, words) };
  if (!hasChildren(node)) return cloneElement(node, props);
  const { children } = node.props;
  if (typeof children === "string" && isLimit(node)) {
    return cloneElement(node, props, limitInWords(children, words));
  }
  const inside = Array.isArray(children)
    ? Children.map(children, (child: ReactNode) => treeInWords(child, words))
    : treeInWords(children, words);
  return cloneElement(node, props, inside);
}

const isClass = (component: Component): component is ComponentClass<Props> =>
  "isReactComponent" in (component.prototype ?? {});

/** The same component, drawing our words; what it knows of its place in Swagger UI stays. */
function withWords(component: Component, words: Words): Component {
  if (isClass(component)) {
    return class extends component {
      override render() {
        return treeInWords(super.render(), words);
      }
    };
  }
  const draw: (props: Props, ...more: readonly unknown[]) => ReactNode | Promise<ReactNode> = component;
  // Among its components are functions that make one, and take more than what is drawn.
  const Drawn: FunctionComponent<Props> = (props: Props, ...more: readonly unknown[]) => {
    const drawn = draw(props, ...more);
    return drawn instanceof Promise ? drawn : treeInWords(drawn, words);
  };
  return Object.assign(Drawn, component);
}

/** Undefined for what draws nothing itself. */
function inOurWords(component: unknown, words: Words): unknown {
  if (isComponent(component)) return withWords(component, words);
  return isMemo(component) ? memo(withWords(component.type, words)) : undefined;
}

interface System {
  components: Record<string, unknown>;
}

/**
 * Swagger UI speaks English alone. This plugin has each of its components draw our words where it says its own; what it
 * draws of the document is left as it is. docs/papers/decisions/0049-the-explorer-draws-our-words.md
 */
export const wordsPlugin = (words: Words) => () => ({
  afterLoad(this: System) {
    for (const [name, kept] of Object.entries(this.components)) {
      // Where other plugins put something around a component, it stands first in a list with what they do to it.
      const [component, ...around]: unknown[] = Array.isArray(kept) ? kept : [kept];
      const ours = inOurWords(component, words);
      if (!ours) continue;
      this.components[name] = around.length > 0 ? [ours, ...around] : ours;
    }
  },
});
