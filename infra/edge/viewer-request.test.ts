import { runInNewContext } from "node:vm";
import { allDocSets, withdrawnPages } from "@portal/shared/documentation/doc-sets.ts";
import { portalPaths } from "@portal/shared/site.ts";
import * as fc from "fast-check";
import { edgeFunctionCode, siteAddresses } from "./edge-function.ts";
import { type EdgeRedirect, type EdgeRequest, viewerRequest } from "./viewer-request.ts";

const { prefixes } = siteAddresses;
const portalPage = "/portal/index.html";

const ask = (
  uri: string,
  querystring: EdgeRequest["querystring"] = {},
  headers: EdgeRequest["headers"] = {},
) => viewerRequest({ uri, querystring, headers }, siteAddresses);

const isRedirect = (answer: EdgeRequest | EdgeRedirect): answer is EdgeRedirect => "statusCode" in answer;

/** The object that is served, or `301 <address>`. */
function served(uri: string, querystring: EdgeRequest["querystring"] = {}): string {
  const answer = ask(uri, querystring);
  return isRedirect(answer) ? `${answer.statusCode} ${answer.headers.location.value}` : answer.uri;
}

describe("portal pages", () => {
  const addresses = prefixes.flatMap((prefix) => portalPaths.map((path) => prefix + path));

  test.each(addresses)("%s is answered by the portal", (address) => {
    expect(served(address)).toBe(portalPage);
  });

  test.each(addresses)("%s/ moves to the address without the slash", (address) => {
    expect(served(`${address}/`)).toBe(`301 ${address}`);
    expect(served(`${address}/index.html`)).toBe(`301 ${address}`);
  });

  test.each(addresses.filter((address) => address !== address.toLowerCase()))(
    "%s is answered in its own capitals alone",
    (address) => {
      expect(served(address.toLowerCase())).toBe(`${address.toLowerCase()}/index.html`);
    },
  );

  test.each([
    ["a segment more than a listed address", "/login/now", "/login/now/index.html"],
    ["other capitals", "/Login", "/Login/index.html"],
    ["the default language spelled out", "/pt/login", "/pt/login/index.html"],
    ["a language that is not offered", "/fr/login", "/fr/login/index.html"],
    ["a listed address inside the documentation", "/docs/login", "/docs/login/index.html"],
    ["a prefix glued to a word", "/enlogin", "/enlogin/index.html"],
    ["the portal's own folder", "/portal", "/portal"],
    ["the portal's own folder with a slash", "/portal/", "/portal/"],
  ])("the portal does not answer %s", (_, uri, object) => {
    expect(served(uri)).toBe(object);
  });

  test("the portal's file cannot be opened under its own name", () => {
    expect(served(portalPage)).toBe("301 /portal/");
  });
});

describe("a doc set's own address", () => {
  const sets = prefixes.flatMap((prefix) => allDocSets.map(({ id }) => `${prefix}/docs/${id}`));

  test.each(sets)("%s is a page of its own", (address) => {
    const object = `${address.replaceAll("+", "%2B")}/index.html`;
    expect(served(address)).toBe(object);
    expect(served(`${address}/`)).toBe(object);
    expect(served(`${address}/index.html`)).toBe(`301 ${address}/`);
  });

  test("as the browser encodes it, and with what was asked", () => {
    expect(served("/docs/conecta%2B", { q: { value: "1" } })).toBe("301 /docs/conecta+?q=1");
  });

  test.each(["/docs/nowhere", "/docs", "/fr/docs/e-sitef", "/docs/E-Sitef"])("%s is none", (uri) => {
    expect(served(uri)).toBe(`${uri}/index.html`);
  });
});

describe("a page that was taken back", () => {
  const withdrawn = prefixes.flatMap((prefix) =>
    withdrawnPages.map(({ address, page }) => [prefix + address, prefix + page] as const),
  );

  test.each(withdrawn)("%s leads to %s", (address, page) => {
    expect(served(address)).toBe(`302 ${page}`);
    expect(served(`${address}/`, { q: { value: "1" } })).toBe(`302 ${page}?q=1`);
    expect(served(`${address}/index.html`)).toBe(`302 ${page}`);
    expect(served(`${address}.md`)).toBe(`302 ${page}.md`);
    expect(served(address.replace("+", "%2B"))).toBe(`302 ${page}`);
  });

  test("leads to its page at once, not to another redirect", () => {
    const addresses = siteAddresses.redirects.map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const { page } of siteAddresses.redirects) expect(addresses).not.toContain(page);
  });
});

describe("documentation pages", () => {
  test.each([
    ["/", "/index.html"],
    ["/en", "/en/index.html"],
    ["/es/", "/es/index.html"],
    ["/docs/e-sitef/glossario", "/docs/e-sitef/glossario/index.html"],
    ["/en/docs/e-sitef/glossario/", "/en/docs/e-sitef/glossario/index.html"],
    ["/docs/sitef-conciliador/layout-3.0", "/docs/sitef-conciliador/layout-3.0/index.html"],
    // The portal's page is `AnalysisModel`, as it is written; this one is missing.
    ["/es/anti-fraud/analysismodel", "/es/anti-fraud/analysismodel/index.html"],
  ])("%s is the page %s", (uri, object) => {
    expect(served(uri)).toBe(object);
  });

  test.each([
    "/assets/js/main.0f3a.js",
    "/portal-assets/entry-BxYz12_-.js",
    "/logo.svg",
    "/404.html",
    "/en/404.html",
    "/sitemap.xml",
    "/es/llms.txt",
    "/en/docs/sitef-conciliador/layout-3.0.md",
    "/config.json",
    "/.well-known/security.txt",
  ])("the file %s is left alone", (uri) => {
    expect(served(uri)).toBe(uri);
  });

  test.each([
    ["/index.html", "301 /"],
    ["/en/index.html", "301 /en/"],
    ["/docs/e-sitef/glossario/index.html", "301 /docs/e-sitef/glossario/"],
  ])("%s loses its file name", (uri, answer) => {
    expect(served(uri)).toBe(answer);
  });

  test("a plus sign reaches the bucket as a plus sign", () => {
    expect(served("/docs/conecta+/introducao")).toBe("/docs/conecta%2B/introducao/index.html");
    expect(served("/docs/conecta%2B/introducao.md")).toBe("/docs/conecta%2B/introducao.md");
    expect(served("/docs/conecta+/img/fluxo+2.png")).toBe("/docs/conecta%2B/img/fluxo%2B2.png");
  });

  test("a page has one address, with the plus sign as it is written", () => {
    expect(served("/docs/conecta+/introducao/index.html")).toBe("301 /docs/conecta+/introducao/");
    expect(served("/docs/conecta%2B/introducao/index.html")).toBe("301 /docs/conecta+/introducao/");
    expect(served("/en/docs/conecta%2b/introducao", { a: { value: "1" } })).toBe(
      "301 /en/docs/conecta+/introducao?a=1",
    );
  });
});

describe("who asks for Markdown", () => {
  const accepting = (value: string) => ({ accept: { value } });
  const servedTo = (accept: string, uri: string) => {
    const answer = ask(uri, {}, accepting(accept));
    return isRedirect(answer) ? `${answer.statusCode} ${answer.headers.location.value}` : answer.uri;
  };

  test.each([
    ["/docs/e-sitef/glossario", "/docs/e-sitef/glossario.md"],
    ["/en/docs/e-sitef/glossario/", "/en/docs/e-sitef/glossario.md"],
    ["/es/docs/e-sitef", "/es/docs/e-sitef.md"],
    ["/docs/conecta+/introducao", "/docs/conecta%2B/introducao.md"],
    ["/docs/sitef-conciliador/layout-3.0", "/docs/sitef-conciliador/layout-3.0.md"],
  ])("gets the text of %s", (uri, object) => {
    for (const accept of [
      "text/markdown",
      "text/markdown, text/html;q=0.8",
      "text/plain, TEXT/Markdown;q=0.5",
    ])
      expect(servedTo(accept, uri)).toBe(object);
  });

  test.each([
    ["/docs", "/docs/index.html"],
    ["/docs/", "/docs/index.html"],
    ["/login", portalPage],
    ["/docs/e-sitef/feed.xml", "/docs/e-sitef/feed.xml"],
    ["/docs/e-sitef/glossario/index.html", "301 /docs/e-sitef/glossario/"],
  ])("gets %s as everybody does", (uri, answer) => {
    expect(servedTo("text/markdown", uri)).toBe(answer);
  });

  test.each([
    "text/html,application/xhtml+xml,*/*;q=0.8",
    "*/*",
    "text/markdown;q=0, text/html",
    "text/markdownish",
  ])("is not who accepts %s", (accept) => {
    expect(servedTo(accept, "/docs/e-sitef/glossario")).toBe("/docs/e-sitef/glossario/index.html");
  });
});

describe("redirects", () => {
  test("keep the query, repeated and empty parameters included", () => {
    const query = {
      code: { value: "a%20b" },
      tag: { value: "1", multiValue: [{ value: "1" }, { value: "2" }] },
      draft: { value: "" },
    };
    expect(served("/login/", query)).toBe("301 /login?code=a%20b&tag=1&tag=2&draft");
  });

  test.each(["//evil.example/index.html", "/\\evil.example/index.html", "///evil.example/index.html"])(
    "%s does not lead to another site",
    (uri) => {
      expect(served(uri)).toBe("301 /evil.example/");
    },
  );

  test("never lead to another site, whatever is asked for", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("", "/", "/index.html"), (text, end) => {
        const answer = ask(`/${text}${end}`);
        if (!isRedirect(answer)) return;
        const { origin } = new URL(answer.headers.location.value, "https://portal.example");
        expect(origin).toBe("https://portal.example");
      }),
    );
  });
});

test("the API's addresses are never touched", () => {
  for (const uri of ["/api/account", "/api/companies/1+1/", "/api/index.html"]) expect(served(uri)).toBe(uri);
});

describe("the deployed script", () => {
  const code = edgeFunctionCode("pages");

  test("fits into CloudFront's 10 KB", () => {
    expect(Buffer.byteLength(code)).toBeLessThan(10_240);
  });

  test("answers as the source does", () => {
    const uris = [
      "/",
      "/en/login",
      "/login/",
      "/docs/conecta+/x",
      "/es/docs/conecta+/pagamento",
      "/docs/a/index.html",
      "/logo.svg",
      "//x/index.html",
    ];
    for (const uri of uris) {
      const event = { request: { uri, querystring: {}, headers: {} } };
      const answer: unknown = runInNewContext(`${code};JSON.stringify(handler(event))`, { event });
      expect(answer).toBe(JSON.stringify(ask(uri)));
    }
  });

  test("needs no module system, which CloudFront has not", () => {
    expect(code).not.toMatch(/\bexport\b|\bimport\b|\brequire\b/);
  });
});
