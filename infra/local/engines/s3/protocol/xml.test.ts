import * as fc from "fast-check";
import { childrenOf, leaf, node, parseXml, positiveOf, textOf, xmlDocument } from "./xml.ts";

test("any text that XML can carry comes back as it was written", () => {
  const forbidden = /[\p{Cc}\ufffe\uffff]/u;
  const text = fc.string({ unit: "grapheme" }).filter((value) => !forbidden.test(value));
  fc.assert(
    fc.property(fc.array(fc.oneof(text, fc.constant("line\r\nend\t")), { minLength: 1 }), (values) => {
      const root = parseXml(
        xmlDocument("Delete", [
          node(
            "Object",
            values.map((value) => leaf("Key", value)),
          ),
        ]),
      );
      expect(childrenOf(root.children[0], "Key").map((key) => key.text)).toEqual(values);
    }),
  );
});

test("entities, attributes and empty elements are understood", () => {
  const root = parseXml(
    '<?xml version="1.0"?>\n<a xmlns="http://x/"><b>&lt;&#x41;&#66;&amp;amp;&quot;&apos;&gt;</b><c/><d n="1" /></a>',
  );
  expect(textOf(root, "b")).toBe("<AB&amp;\"'>");
  expect(textOf(root, "c")).toBe("");
  expect(textOf(root, "d")).toBe("");
  expect(textOf(root, "e")).toBeUndefined();
});

test.each([
  "",
  "text",
  "<a>",
  "</a>",
  "<a></b>",
  "<a/><b/>",
  "<a><b></a></b>",
  "<a",
  "<a>&unknown;</a>",
  "<a>&#x110000;</a>",
  '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>',
  "<a><![CDATA[x]]></a>",
])("%p is malformed", (source) => {
  expect(() => parseXml(source)).toThrow("not well-formed");
});

test.each(["0", "-1", "1.5", "x", "9999999999"])("%p is no positive count", (days) => {
  expect(() => positiveOf(parseXml(node("r", [leaf("Days", days)])), "Days")).toThrow("not well-formed");
});
