import { site } from "@portal/shared/site.ts";
import { supportLetter } from "./support-letter.ts";

const asked = {
  page: "e-sitef/ambientes",
  field: "timeout & cia",
  question: "Quanto tempo o gateway espera?",
};
const words = { subject: "Documentação: timeout & cia", page: "Página", field: "Campo", company: "Empresa" };
const letterOf = (company: string | undefined) =>
  new URL(supportLetter(asked, "/es/docs/e-sitef/ambientes", company, words));

test("a question from the documentation is a letter to support with page, field and company filled in", () => {
  const letter = letterOf("Aurora");
  expect(letter.pathname).toBe(site.supportEmail);
  expect(letter.searchParams.get("subject")).toBe(words.subject);
  expect(letter.searchParams.get("body")).toBe(
    [
      asked.question,
      "",
      `Página: ${site.url}/es/docs/e-sitef/ambientes`,
      "Campo: timeout & cia",
      "Empresa: Aurora",
    ].join("\n"),
  );
});

test("who has no company yet asks as well, and no mail program shows a plus for a space", () => {
  const letter = letterOf(undefined);
  expect(letter.searchParams.get("body")).not.toContain("Empresa");
  expect(letter.href).not.toContain("+");
});
