import { buildingPage } from "./building-page.ts";
import { createLiveReload } from "./live-reload.ts";

test.each([
  ["index.html", 'lang="pt-BR"', "A documentação está sendo montada", "/onboarding"],
  ["en/docs/x/index.html", 'lang="en"', "The documentation is being built", "/en/onboarding"],
  ["es/index.html", 'lang="es"', "Se está preparando la documentación", "/es/onboarding"],
])(
  "while there are no pages yet, %s says so in its language and leads to the portal",
  (key, language, heading, portal) => {
    const { source, status } = buildingPage(key);
    const content = "content" in source ? source.content : "";
    expect(status).toBe(503);
    for (const part of [language, heading, `href="${portal}"`, 'http-equiv="refresh"'])
      expect(content).toContain(part);
  },
);

test("a page loads the reload script from a file of its own, at the end of its body", () => {
  const { decorate } = createLiveReload();
  const script = '<script src="/__local/live.js" defer></script>';
  expect(decorate("<body><p>$1</p></body></html>")).toBe(`<body><p>$1</p>${script}</body></html>`);
  expect(decorate("no body")).toBe(`no body${script}`);
});
