const plural = /\{(\w+), plural,((?:\s*(?:=\d+|\w+) \{[^{}]*\})+)\s*\}/g;
const cases = /(=\d+|\w+) \{([^{}]*)\}/g;

function choose(options: string, count: number, locale: string): string {
  const texts = new Map([...options.matchAll(cases)].map(([, name = "", text = ""]) => [name, text]));
  const category = new Intl.PluralRules(locale).select(count);
  const text = texts.get(`=${count}`) ?? texts.get(category) ?? texts.get("other") ?? "";
  return text.replaceAll("#", new Intl.NumberFormat(locale).format(count));
}

function valueOf(values: Readonly<Record<string, string | number>>, name: string): string | number {
  const value = values[name];
  // A letter with a hole in it is worse than one that is late: its event fails, and somebody is told.
  if (value === undefined) throw new Error(`The text of a letter asks for {${name}}, which it is not given.`);
  return value;
}

/**
 * The subset of ICU that mail texts use: `{name}` and `{count, plural, one {# item} other {# items}}`. The portal's
 * library would add 45 KB to the function; a test holds both to the same output.
 */
export function fillIn(
  message: string,
  values: Readonly<Record<string, string | number>>,
  locale: string,
): string {
  return message
    .replace(plural, (_match, name: string, options: string) =>
      choose(options, Number(valueOf(values, name)), locale),
    )
    .replace(/\{(\w+)\}/g, (_match, name: string) => String(valueOf(values, name)));
}
