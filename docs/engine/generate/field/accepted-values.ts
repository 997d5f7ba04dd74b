import type { DescribedValue } from "@portal/shared/esitef/described.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { referenceWords } from "../../../words/reference.ts";

const { operation: words } = referenceWords;

/** Values that the explanation does not name already. */
export function acceptedValues(
  { shape: { values = [] }, meaning }: Pick<DescribedValue, "shape" | "meaning">,
  locale: Locale,
): string {
  const isNamed = values.some((value) => meaning[locale].includes(`\`${value}\``));
  if (isNamed || values.length === 0) return "";
  const word = values.length === 1 ? words.oneValue : words.values;
  return `${word[locale]} ${values.map((value) => `\`${value}\``).join(", ")}.`;
}
