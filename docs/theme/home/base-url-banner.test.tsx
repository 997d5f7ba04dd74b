import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { renderToStaticMarkup } from "react-dom/server";
import { BaseUrlBanner } from "./base-url-banner.tsx";

const script = readFileSync(join(__dirname, "../../static/base-url-banner.js"), "utf8");

/** Runs the script on a home page at `pathname`; says what became of the banner. */
function bannerAt(pathname: string, docusaurus?: object) {
  const elements = {
    "base-url-banner": { hidden: true },
    "base-url-suggestion": { textContent: "" },
  };
  const document = {
    addEventListener: (_: string, listener: () => void) => listener(),
    getElementById: (id: keyof typeof elements) => elements[id],
  };
  runInNewContext(script, { document, window: { location: { pathname }, docusaurus } });
  return {
    shown: !elements["base-url-banner"].hidden,
    suggested: elements["base-url-suggestion"].textContent,
  };
}

test.each([
  ["pt", "/", "Base configurada: <code>/</code>"],
  ["en", "/en/", "Configured base: <code>/en/</code>"],
  ["es", "/es/", "Base configurada: <code>/es/</code>"],
] as const)(
  "in %s the banner names the configured base and stays hidden at first",
  (locale, baseUrl, text) => {
    const html = renderToStaticMarkup(<BaseUrlBanner locale={locale} baseUrl={baseUrl} />);
    expect(html).toMatch(/^<div id="base-url-banner" role="alert" hidden=""/);
    expect(html).toContain(text);
    expect(html).toContain('<code id="base-url-suggestion"></code>');
  },
);

test("a page whose scripts did not arrive suggests its own path as the base", () => {
  expect(bannerAt("/portal/en/")).toEqual({ shown: true, suggested: "/portal/en/" });
  expect(bannerAt("/portal")).toEqual({ shown: true, suggested: "/portal/" });
});

test("a page that works shows no banner", () => {
  expect(bannerAt("/", {})).toEqual({ shown: false, suggested: "" });
});

test("the home page alone has it, where the site is told to show it", () => {
  const theme = join(__dirname, "..");
  const files = readdirSync(theme, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const sourceOf = (file: string) => readFileSync(join(theme, file), "utf8");
  const users = files.filter((file) => sourceOf(file).includes("<BaseUrlBanner"));
  expect(users).toEqual([join("pages", "index.tsx")]);
  expect(sourceOf("pages/index.tsx")).toMatch(/\{site\.showBaseUrlBanner && \([^]*<BaseUrlBanner/);
});
