import { hedgeInCode, hedgeProblems, hedgesOfPages } from "./hedges.ts";
import type { WrittenPage } from "./written-page.ts";

const page = (locale: WrittenPage["locale"], content: string, generated = false): WrittenPage => ({
  locale,
  docSet: "e-sitef",
  slug: "a",
  file: `${locale}/a.mdx`,
  content: `---\ntitle: "a"\n---\n\n${content}\n`,
  generated,
  tableText: "",
});

test.each([
  ["pt", "O prazo não é público."],
  ["pt", "Nenhuma página pública diz o prazo."],
  ["pt", "Inferido do nome do campo."],
  ["pt", "Que ele só serve uma vez é inferência nossa."],
  ["pt", "O guia público não traz exemplo."],
  ["pt", "A causa foi deduzida do nome do código."],
  ["pt", "Peça a chave ao fornecedor."],
  ["en", "Public pages do not tell the time limit."],
  ["en", "It is not publicly known."],
  ["en", "Our copy ends here."],
  ["en", "That it is good only once is our inference."],
  ["en", "The name is public."],
  ["en", "The vendor's example has two lines."],
  ["es", "El plazo no es público."],
  ["es", "Ninguna página pública lo dice."],
  ["es", "Que sirva una sola vez es inferencia nuestra."],
  ["es", "La causa se deduce del nombre del código."],
  ["es", "Es la recomendación del proveedor."],
] as const)(
  "a page in %s that says %j tells where it comes from, which its reader cannot use",
  (locale, text) => {
    const found = hedgesOfPages([page(locale, text)]);
    expect(hedgeProblems(found)).toEqual([expect.stringContaining(`${locale}/a.mdx`)]);
  },
);

test.each([
  ["pt", "Instale a chave pública. A API pública responde num endereço público, numa página de pagamento."],
  ["en", "Install the public key. The public API answers at a public address of the network."],
  ["es", "Instale la clave pública. La API pública responde en una dirección pública."],
  ["pt", "O sandbox confia só na lista pública de autoridades, e o provedor do antifraude responde depois."],
  ["es", "El proveedor del antifraude responde después, con las autoridades públicas al día."],
] as const)("keys, interfaces and addresses may be public in %s", (locale, text) => {
  expect(hedgesOfPages([page(locale, text)]).size).toBe(0);
});

test("what search engines show is read as well, and a generated page by the data that it is made of", () => {
  const described = {
    ...page("pt", "Texto."),
    content: '---\ndescription: "Não é público."\n---\n\nTexto.\n',
  };
  expect(hedgesOfPages([described]).get("pt/a.mdx")).toBe("é públic");
  expect(hedgesOfPages([page("pt", "Não é público.", true)]).size).toBe(0);
});

test("texts of the data are found in every language, whatever names them, and comments are not", () => {
  expect(hedgeInCode('{ pt: "O prazo", en: "The limit is not public", es: "El plazo" }')).toBe("not public");
  expect(hedgeInCode("{\n    pt:\n      `O prazo, não é público`,\n}")).toBe("é públic");
  expect(
    hedgeInCode('const rows = [["VLTROCO", "Dinero para el cliente. El formato no es público."]];'),
  ).toBe("es públic");
  expect(hedgeInCode('const mark = { source: "inferred" };')).toBe(undefined);
  expect(
    hedgeInCode('/** No public page says it. */\n{ pt: "O prazo", en: "The limit", es: "El plazo" }'),
  ).toBe(undefined);
});
