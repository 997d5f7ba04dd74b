import type { Segment } from "./answer.ts";
import { excerpt, highlight } from "./excerpt.ts";

const shown = (segments: readonly Segment[]) =>
  segments.map(({ text, marked }) => (marked ? `[${text}]` : text)).join("");
const any = (...words: string[]) => {
  const wanted = new Set(words);
  return (form: string) => wanted.has(form);
};

test("matching words are marked as they are written, accents and all", () => {
  expect(shown(highlight("Configuração técnica", any("configuracao")))).toBe("[Configuração] técnica");
});

test("a name made of several words is marked as a whole", () => {
  expect(shown(highlight("envie authorizer_id", any("authorizer")))).toBe("envie [authorizer_id]");
});

test("a text without a match is shown from its beginning", () => {
  expect(shown(excerpt("Curto e sem relação.", any("nada")))).toBe("Curto e sem relação.");
});

test("a long text is cut where most of the words stand together", () => {
  const filler = "palavra comum que não diz nada ".repeat(20);
  const text = `${filler}prazo. ${filler}O prazo do cancelamento é de um dia. ${filler}`;
  const cut = shown(excerpt(text, any("prazo", "cancelamento")));
  expect(cut).toContain("[prazo] do [cancelamento]");
  expect(cut.startsWith("… ")).toBe(true);
  expect(cut.endsWith(" …")).toBe(true);
  expect(cut.length).toBeLessThan(200);
});
