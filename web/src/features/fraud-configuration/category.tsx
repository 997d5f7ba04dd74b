import { productCategories } from "@portal/shared/fraud-prevention/product-categories.data.ts";
import { useChoiceDisplay } from "../../ui/form/field/choice.ts";
import type { FieldProps } from "../../ui/form/field/field.tsx";
import { SearchChoice } from "../../ui/form/field/search-choice.tsx";

/** A category is found by its code as well as by its name. */
const categories = productCategories.map(({ code, label }) => ({
  id: code,
  label: { pt: `${code} ${label.pt}`, en: `${code} ${label.en}`, es: `${code} ${label.es}` },
}));

export const CategoryField = (props: FieldProps) => <SearchChoice {...props} choices={categories} />;

/** The code with its name; one that is no more in the list stays alone. */
export const CategoryName = ({ code }: { code: string }) => useChoiceDisplay(categories)(code) || code;
