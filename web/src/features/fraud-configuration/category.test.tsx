/** @jest-environment jsdom */
import { productCategories } from "@portal/shared/fraud-prevention/product-categories.data.ts";
import { locales } from "@portal/shared/locales.ts";
import { useState } from "react";
import * as z from "zod/mini";
import { screen, show } from "../../../testing/show.tsx";
import { ApiForm } from "../../ui/form/api-form.tsx";
import { useApiForm } from "../../ui/form/use-api-form.ts";
import { CategoryField } from "./category.tsx";

const schema = z.object({ category: z.string() });

function Profile() {
  const [submissions] = useState({ save: { schema, returns: schema, send: async () => ({ category: "" }) } });
  const form = useApiForm({ values: { category: "" }, submissions });
  return (
    <ApiForm form={form} aria-label="Profile">
      <CategoryField name="category" label="Category" />
    </ApiForm>
  );
}

const offered = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].map(({ value }) => value);
const chip = () => document.querySelector(".ui-chip")?.textContent;

/** What somebody types who knows the code, the word, and the word on a keyboard without accents. */
const searches = {
  pt: { code: "5732", word: "eletrônicos", plain: "eletronicos" },
  en: { code: "5732", word: "Electronics", plain: "electronics" },
  es: { code: "5732", word: "electrónica", plain: "electronica" },
} as const;

test.each(locales)("in %s a category is found by its code, by a word and without accents", async (locale) => {
  const { person } = show(<Profile />, locale);
  expect(offered()).toHaveLength(productCategories.length);
  const search = screen.getByRole("searchbox");
  const { code, word, plain } = searches[locale];
  const own = productCategories.find((category) => category.code === code)?.label[locale];
  for (const typed of [code, word, plain, own ?? ""]) {
    await person.clear(search);
    // At once: letter by letter the list is drawn anew for each.
    await person.paste(typed);
    expect([typed, offered().includes(code), offered().length < 5]).toEqual([typed, true, true]);
  }
  expect(screen.getByRole("radio", { name: `${code} ${own}` })).toBeTruthy();
});

test("what no category is called finds none, and says so", async () => {
  const { person } = show(<Profile />);
  await person.click(screen.getByRole("searchbox"));
  await person.paste("dirigível");
  expect(offered()).toEqual([]);
  expect(screen.getByText("Nenhuma opção corresponde à busca.")).toBeTruthy();
});

test("by keys alone: type, tab to what was found, choose with the space bar; it stays in sight of the next search", async () => {
  const { person } = show(<Profile />);
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  await person.keyboard("brinquedos{Enter}");
  const found = offered();
  expect(found).toEqual(["5945"]);
  await person.tab();
  await person.keyboard(" ");
  expect(chip()).toMatch(/^5945 /);
  await person.tab({ shift: true });
  await person.clear(screen.getByRole("searchbox"));
  await person.keyboard("5732");
  expect(offered().toSorted()).toEqual(["5732", "5945"]);
  expect(chip()).toMatch(/^5945 /);
});
