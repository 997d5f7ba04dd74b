import type { Country } from "@portal/shared/country.ts";

interface PhoneForms {
  readonly code: string;
  /** The ways to group the digits after the country's code; the first that fits is used. */
  readonly forms: readonly (readonly [RegExp, string])[];
}

const phoneForms: Partial<Record<Country, PhoneForms>> = {
  BR: { code: "55", forms: [[/^(\d{2})(\d{4,5})(\d{4})$/, "($1) $2-$3"]] },
  AR: {
    code: "54",
    forms: [
      [/^9(11)(\d{4})(\d{4})$/, "9 $1 $2-$3"],
      [/^9(\d{3})(\d{3})(\d{4})$/, "9 $1 $2-$3"],
      [/^(11)(\d{4})(\d{4})$/, "($1) $2-$3"],
      [/^(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3"],
    ],
  },
  MX: {
    code: "52",
    forms: [
      [/^(33|55|56|81)(\d{4})(\d{4})$/, "$1 $2 $3"],
      [/^(\d{3})(\d{3})(\d{4})$/, "$1 $2 $3"],
    ],
  },
};

function grouped(national: string, { forms }: PhoneForms): string | undefined {
  const form = forms.find(([pattern]) => pattern.test(national));
  return form && national.replace(...form);
}

/** With the code of the country that it begins with, whichever that is. */
function formatAbroad(digits: string): string | undefined {
  for (const known of Object.values(phoneForms)) {
    const { code } = known;
    const shown = digits.startsWith(code) ? grouped(digits.slice(code.length), known) : undefined;
    if (shown !== undefined) return `+${code} ${shown}`;
  }
  return undefined;
}

/** A phone as its country writes it, with or without country code; what fits none stays as it is. */
export function formatPhone(typed: string, country: Country = "BR"): string {
  const digits = typed.replace(/[\s().+-]/g, "");
  const home = phoneForms[country];
  return (home && grouped(digits, home)) ?? formatAbroad(digits) ?? typed;
}

/** What a link dials: a plus only where the number brings its country's code, otherwise it would call another country. */
export const dialled = (digits: string): string =>
  formatPhone(digits).startsWith("+") ? `+${digits}` : digits;
