import { withPageEnd } from "./page-end.ts";

const file = (locale: string) => `/docs/i18n/${locale}/docusaurus-plugin-content-docs/current/m-sitef/a.mdx`;
const page = (text: string) => `---\ntitle: "A"\n---\n\n${text}\n`;

test("a page whose values carry the sandbox's mark explains it once, below its text, in its language", () => {
  const written = withPageEnd(file("es"), page("Un valor <InSandbox /> y otro. <InSandbox />"));
  expect(written.match(/in-sandbox-legend/g)).toHaveLength(1);
  expect(written).toContain("marca lo que decide el sandbox");
});

test("a page without the mark, and what is no page of the documentation, stay as they are", () => {
  const plain = page("Un valor.");
  expect(withPageEnd(file("es"), plain)).toBe(plain);
  expect(withPageEnd("/docs/theme/pages/privacidade.mdx", page("<InSandbox />"))).toBe(page("<InSandbox />"));
});
