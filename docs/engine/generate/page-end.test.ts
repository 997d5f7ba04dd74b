import { readSupportQuestion } from "@portal/shared/documentation/support-question.ts";
import type { OpenLine } from "../../data/open/open-line.ts";
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

const line: OpenLine = {
  page: "m-sitef/a",
  field: "`timeout`",
  question: { pt: "Quanto?", en: "How long, {at} most?", es: "¿Cuánto?" },
  meanwhile: { pt: "Espere.", en: "Wait a minute.", es: "Espere." },
  owner: "support",
};

test("what is open of a page stands in one box at its end: what to do meanwhile, and the way to ask", () => {
  const lines = [line, { ...line, field: "other" }, { ...line, page: "m-sitef/b" }];
  const written = withPageEnd(file("en"), page("Text."), lines);
  expect(written.match(/## Still open here/g)).toHaveLength(1);
  expect(written.match(/Ask support/g)).toHaveLength(2);
  expect(written).toContain("Meanwhile: Wait a minute.");
  const [, to = ""] = / to="([^"]+)"/.exec(written) ?? [];
  const asked = readSupportQuestion(new URL(to, "https://a.example").searchParams);
  expect(asked).toEqual({ page: line.page, field: "timeout", question: line.question.en });
});

test("what is open of a generated page stands on it as well", () => {
  const generated = file("es").replace("/a.mdx", "/generated/x.mdx");
  const written = withPageEnd(generated, '---\nslug: "/m-sitef/a"\n---\n\nTexto.\n', [line]);
  expect(written).toContain("## Aún abierto aquí {/* #em-aberto */}");
});
