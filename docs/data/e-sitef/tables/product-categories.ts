import { productCategories } from "@portal/shared/fraud-prevention/product-categories.data.ts";
import * as z from "zod/mini";
import { codeTable } from "../../code-table.ts";
import { localized } from "../../schema.ts";

/** A merchant category; the portal's form offers the same list. */
const productCategory = z.strictObject({
  code: z.string().check(z.regex(/^\d{4}$/)),
  label: localized,
});

export const categoryTable = codeTable({
  file: "../shared/fraud-prevention/product-categories.data.ts",
  schema: productCategory,
  entries: productCategories,
  key: "code",
  facts: { uncollected: "The product chose them from ISO 18245." },
  shown: [
    {
      id: "product-categories",
      caption: { pt: "Categorias de produto", en: "Product categories", es: "Categorías de producto" },
      columns: [[{ pt: "Categoria", en: "Category", es: "Categoría" }, ({ label }) => label]],
    },
  ],
});
