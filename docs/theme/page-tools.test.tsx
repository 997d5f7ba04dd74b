import { renderToStaticMarkup } from "react-dom/server";
import { markdownAddress } from "./addresses/machine-addresses.ts";
import { PageTools } from "./page-tools.tsx";

test.each([
  ["/docs/e-sitef/glossario", "/docs/e-sitef/glossario.md"],
  ["/es/docs/conecta+/pagamento/", "/es/docs/conecta+/pagamento.md"],
])("the Markdown of %s lies at %s", (pathname, address) => {
  expect(markdownAddress(pathname)).toBe(address);
});

test.each([
  ["/docs/e-sitef/glossario", "Copiar página", "Abrir como Markdown"],
  ["/en/docs/e-sitef/glossario", "Copy page", "Open as Markdown"],
  ["/es/docs/e-sitef/glossario", "Copiar página", "Abrir como Markdown"],
])("on %s a reader copies the page or opens its Markdown", (pathname, copy, open) => {
  const html = renderToStaticMarkup(<PageTools pathname={pathname} />);
  expect(html).toContain(
    `<button type="button" class="brand-button brand-button--quiet brand-button--small">${copy}<`,
  );
  const [, link = ""] = html.split(`href="${pathname}.md" type="text/markdown">`);
  expect(link.replace(/<\/a>.*|<[^>]+>/gs, "")).toBe(open);
});

test("nothing is announced before something was copied", () => {
  expect(renderToStaticMarkup(<PageTools pathname="/docs/e-sitef/glossario" />)).toContain("></output>");
});
