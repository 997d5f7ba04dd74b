import type { RouteConfig } from "@docusaurus/types";
import { followTasks, splitByDocSet, withoutPageList } from "./doc-sets-plugin.ts";

const page = (path: string, sidebar: string): RouteConfig => ({
  path,
  component: "@theme/DocItem",
  exact: true,
  sidebar,
});
const link = (docId: string) => ({
  type: "link",
  href: `/docs/${docId}`,
  label: docId,
  docId,
  unlisted: false,
});

const root: RouteConfig = {
  path: "/docs",
  component: "@theme/DocsRoot",
  routes: [
    {
      path: "/docs",
      component: "@theme/DocVersionRoot",
      props: {
        version: {
          label: "Próxima",
          docs: { "a/one": {}, "b/two": {} },
          docsSidebars: {
            a: [{ type: "category", label: "Início", items: [link("a/one")] }],
            b: [link("b/two")],
          },
        },
      },
      routes: [
        {
          path: "/docs",
          component: "@theme/DocRoot",
          routes: [page("/docs/a/one", "a"), page("/docs/b/two", "b"), page("/docs/a/three", "a")],
        },
      ],
    },
  ],
};

test("every doc set has a route of its own, with its own pages", () => {
  const sets = splitByDocSet(root).routes ?? [];
  expect(sets.map(({ path, ownTable }) => ({ path, ownTable }))).toEqual([
    { path: "/docs/a", ownTable: "a" },
    { path: "/docs/b", ownTable: "b" },
  ]);
  expect(sets[0]?.routes?.[0]).toMatchObject({
    path: "/docs/a",
    component: "@theme/DocRoot",
    routes: [{ path: "/docs/a/one" }, { path: "/docs/a/three" }],
  });
});

test("a doc set carries its own sidebar, without what only cards of pages would read", () => {
  const [first] = splitByDocSet(root).routes ?? [];
  expect(first?.props?.version).toEqual({
    label: "Próxima",
    docs: {},
    docsSidebars: {
      a: [
        { type: "category", label: "Início", items: [{ type: "link", href: "/docs/a/one", label: "a/one" }] },
      ],
    },
  });
});

test("pages that are hidden from the sidebar stay hidden", () => {
  const hidden = structuredClone(root);
  const version = hidden.routes?.[0]?.props?.version;
  Object.assign(version ?? {}, { docsSidebars: { b: [{ ...link("b/two"), unlisted: true }] } });
  const second = splitByDocSet(hidden).routes?.[1];
  expect(second?.props?.version).toMatchObject({ docsSidebars: { b: [{ unlisted: true }] } });
});

test("a version begins with the overview of online payment, whatever stands first in a sidebar", () => {
  const start = { id: "e-sitef/home-quickstart" };
  const versions = [{ name: "current", mainDocId: "e-sitef/index", docs: [{ id: "e-sitef/index" }, start] }];
  expect(withoutPageList({ versions })).toEqual({
    versions: [{ name: "current", mainDocId: start.id, docs: [start] }],
  });
});

test("data of the whole site keeps a version's first page and no list of all", () => {
  const data = {
    path: "/docs",
    versions: [{ name: "current", mainDocId: "a/one", docs: [{ id: "a/one" }, { id: "b/two" }] }],
  };
  expect(withoutPageList(data)).toEqual({
    path: "/docs",
    versions: [{ name: "current", mainDocId: "a/one", docs: [{ id: "a/one" }] }],
  });
});

test("what comes next is the task's next step, and a step to a missing page is no step", () => {
  const doc = (id: string) => ({ id, title: id, permalink: `/docs/${id}` });
  const docs = [doc("a/pay"), doc("a/confirm"), doc("a/refund")];
  followTasks(docs, { a: { pay: "refund" } });
  expect(docs.map((each) => "next" in each && each.next)).toEqual([
    { title: "a/refund", permalink: "/docs/a/refund" },
    false,
    false,
  ]);
  expect(() => followTasks(docs, { a: { pay: "refnd" } })).toThrow('there is no page "refnd" in a');
});
