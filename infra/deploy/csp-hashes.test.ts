import { createHash } from "node:crypto";
import { hashesOf } from "./csp-hashes.ts";

const hash = (script: string) => `sha256-${createHash("sha256").update(script).digest("base64")}`;

test("a script in a page's text is let through by its exact text", () => {
  const theme = 'document.documentElement.setAttribute("data-theme","light")';
  expect(hashesOf([`<head><script>${theme}</script></head>`])).toEqual([hash(theme)]);
  expect(hashesOf([`<script>${theme} </script>`])).not.toEqual([hash(theme)]);
});

test("a script that many pages carry is listed once", () => {
  expect(hashesOf(["<script>a()</script>", "<script>a()</script><script>b()</script>"])).toEqual(
    [hash("a()"), hash("b()")].toSorted(),
  );
});

test("modules count, even where the page names their type without quotes", () => {
  expect(hashesOf(["<script type=module>a()</script>", '<script type="module">b()</script>'])).toHaveLength(
    2,
  );
});

test("files and data need no permission of their own", () => {
  const page =
    '<script defer src="/assets/main.js"></script><script type=application/ld+json>{"a":1}</script><script></script>';
  expect(hashesOf([page])).toEqual([]);
});
