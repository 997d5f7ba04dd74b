import { en } from "@portal/shared/messages/en.ts";
import { Component, createElement, memo, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { labelNames, swaggerLabels } from "./swagger-labels.ts";
import { treeInWords, wordsPlugin } from "./swagger-words.ts";

const plugin = wordsPlugin(
  new Map([
    ["Execute", "Executar"],
    ["Filter", "Filtrar"],
    ["Default value", "Valor padrão"],
    ["characters", "caracteres"],
    ["matches", "padrão"],
  ]),
);

const isComponent = (value: unknown): value is () => ReactNode => typeof value === "function";

/** As Swagger UI does it: the plugin gets all components, and each draws the others by their names. */
function drawn(components: Record<string, unknown>, name: string): string {
  const system = { components };
  plugin().afterLoad.call(system);
  const [component] = [system.components[name]].flat();
  if (!isComponent(component)) throw new Error(`There is no ${name}.`);
  return renderToStaticMarkup(createElement(component));
}

class Button extends Component {
  override render() {
    return (
      <div>
        <input placeholder="Filter" />
        {[<b key="one">Execute</b>, " Execute "]}
        <i>{["Execute them all"]}</i>
      </div>
    );
  }
}

const Markdown = ({ source }: { source: string }) => <p>{source}</p>;

test("components of both kinds draw our words where they say their own, and nothing else changes", () => {
  const expected =
    '<div><input placeholder="Filtrar"/><b>Executar</b> Executar <i>Execute them all</i></div>';
  expect(drawn({ Button }, "Button")).toBe(expected);
  expect(drawn({ Button: () => new Button({}).render() }, "Button")).toBe(expected);
  // As it is kept where another plugin puts something around it.
  expect(drawn({ Button: [Button, () => Button] }, "Button")).toBe(expected);
});

test("a function among them that makes a component gets all that it is called with", () => {
  const withWord = (Inside: () => ReactNode, word: string) => () => (
    <p>
      {word} <Inside />
    </p>
  );
  const system = { components: { withWord } };
  plugin().afterLoad.call(system);
  const Made = system.components.withWord(() => <b>Execute</b>, "Default");
  expect(renderToStaticMarkup(<Made />)).toBe("<p>Default <b>Execute</b></p>");
});

test("a label that begins a text of Markdown is ours, and its value as it was", () => {
  const Row = () => <Markdown source="<i>Default value</i> : Execute" />;
  expect(drawn({ Row }, "Row")).toBe("<p>&lt;i&gt;Valor padrão&lt;/i&gt; : Execute</p>");
});

test("the label of a schema's limit is ours, and its value as it was", () => {
  const Limit = memo(({ limit }: { limit: string }) => (
    <span className="json-schema-2020-12__constraint json-schema-2020-12__constraint--string">{limit}</span>
  ));
  const system = { components: { Limit } };
  plugin().afterLoad.call(system);
  const shown = (limit: string) =>
    renderToStaticMarkup(<system.components.Limit limit={limit} />).replaceAll(/<[^>]*>/g, "");
  expect(shown("[1, 40] characters")).toBe("[1, 40] caracteres");
  expect(shown("matches ^characters$")).toBe("padrão ^characters$");
});

test("the English catalog says what Swagger UI says, so that no label is looked for under another name", () => {
  expect(en.explorer.labels).toEqual(swaggerLabels);
  expect(labelNames).toEqual(Object.keys(en.explorer.labels));
});

test("what takes itself for the whole page is a part of ours: one main part, one title", () => {
  const Base = () => (
    <main id="operations">
      <h1 className="title">Execute</h1>
    </main>
  );
  expect(drawn({ Base }, "Base")).toBe('<div id="operations"><h2 class="title">Executar</h2></div>');
});

test("lists, the editor and a schema without a title get a name of ours, and keep one that they have", () => {
  const words = new Map(
    ["Servers", "Examples", "Request body", "Schema"].map((word) => [word, `our ${word}`]),
  );
  const named = (part: ReactNode) =>
    renderToStaticMarkup(treeInWords(part, words)).match(/(?:aria-label|title)="[^"]*"/g);
  expect(named(createElement("select", { id: "servers" }))).toEqual(['aria-label="our Servers"']);
  expect(named(createElement("select", { id: "others" }))).toEqual(['aria-label="our Examples"']);
  expect(named(createElement("select", { "aria-label": "kept" }))).toEqual(['aria-label="kept"']);
  expect(named(createElement("textarea"))).toEqual(['aria-label="our Request body"']);
  expect(named(createElement("button", { className: "json-schema-2020-12-accordion" }))).toEqual([
    'title="our Schema"',
  ]);
  expect(named(createElement("button", { className: "other" }))).toBeNull();
  expect(named(createElement("input"))).toBeNull();
});
