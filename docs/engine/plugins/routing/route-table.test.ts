import { routeTables } from "./route-table.ts";

const generated = {
  routes: `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/', component: ComponentCreator('/', 'h1'), exact: true },
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'd1'),
    routes: [
      {
        path: '/docs/a',
        component: ComponentCreator('/docs/a', 's1'),
        ownTable: "a",
        routes: [
          { path: '/docs/a/one', component: ComponentCreator('/docs/a/one', 'p1'), exact: true, sidebar: "a" },
          { path: '/docs/a/two', component: ComponentCreator('/docs/a/two', 'p2'), exact: true, sidebar: "a" }
        ]
      }
    ]
  },
  { path: '*', component: ComponentCreator('*') },
];
`,
  registry: `export default {
  "c0": [() => import(/* webpackChunkName: "c0" */ "@site/theme/pages/index.tsx"), "@site/theme/pages/index.tsx", require.resolveWeak("@site/theme/pages/index.tsx")],
  "c1": [() => import(/* webpackChunkName: "c1" */ "@theme/DocsRoot"), "@theme/DocsRoot", require.resolveWeak("@theme/DocsRoot")],
  "c2": [() => import(/* webpackChunkName: "c2" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "m1": [() => import(/* webpackChunkName: "m1" */ "@site/content/a/one.mdx"), "@site/content/a/one.mdx", require.resolveWeak("@site/content/a/one.mdx")],
  "m2": [() => import(/* webpackChunkName: "m2" */ "@site/content/a/two.mdx"), "@site/content/a/two.mdx", require.resolveWeak("@site/content/a/two.mdx")],
  "x1": [() => import(/* webpackChunkName: "x1" */ "@generated/context.json"), "@generated/context.json", require.resolveWeak("@generated/context.json")],};
`,
  chunkNames: {
    "/-h1": { __comp: "c0" },
    "/docs-d1": { __comp: "c1", __context: { plugin: "x1" } },
    "/docs/a-s1": { __comp: "c1" },
    "/docs/a/one-p1": { __comp: "c2", content: "m1" },
    "/docs/a/two-p2": { __comp: "c2", content: "m2" },
  },
};

test("what every page loads names a doc set, and where its table is, but none of its pages", () => {
  const main = routeTables(generated).get("routes");
  expect(main).toContain(
    '{ path: "/docs/a", component: lazyTable(() => import(/* webpackChunkName: "table-a" */ "./a.js")) }',
  );
  expect(main).toContain('"__context": { "plugin": load_x1 }');
  expect(main).toContain('import("@theme/NotFound")');
  expect(main).not.toContain("/docs/a/one");
});

test("a doc set's table names all of its pages, and a component that they share once", () => {
  const table = routeTables(generated).get("a") ?? "";
  expect(table).toContain(
    'path: "/docs/a/one", component: lazyRoute({ "__comp": load_c2, "content": load_m1 })',
  );
  expect(table).toContain(
    'path: "/docs/a/two", component: lazyRoute({ "__comp": load_c2, "content": load_m2 })',
  );
  expect(table.match(/@theme\/DocItem/g)).toHaveLength(1);
  expect(table).toContain('"sidebar": "a"');
});

test("an address below the doc sets that none of them has is missing, inside the documentation's frame", () => {
  expect(routeTables(generated).get("routes")).toContain('import("@theme/NotFound/Content")');
});

test("a route whose files are unknown fails the build", () => {
  expect(() => routeTables({ ...generated, chunkNames: {} })).toThrow(
    "No modules are known for the route /-h1.",
  );
});
