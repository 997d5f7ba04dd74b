import type { Locale } from "@portal/shared/locales.ts";

interface StemRules {
  /** The longest that fits is cut off, where three letters stay. */
  readonly endings: readonly string[];
  /** Cut off afterwards, where more than three letters stand: number, gender, the last vowel. */
  readonly tail: RegExp;
  /** Another spelling of an ending that tells words apart and stays: "cartões" is "cartão", and not "carta". */
  readonly plural?: readonly [RegExp, string];
}

/*
 * Endings stand without accents, because readers leave accents out; that is why the usual Snowball rules, which
 * need them, do not serve here (to them "transacoes" and "transação" are strangers). Meant is one stem for the noun,
 * its plural and its verb: autorização, autorizações, autorizar, autorizada.
 */
const rules: Record<Locale, StemRules> = {
  pt: {
    endings:
      "amentos amento imentos imento acoes acao icoes icao coes cao soes sao adores adoras ador adora adas ados ada ado idas idos ida ido aveis avel iveis ivel ando endo indo aram eram iram ar er ir ei eu iu mente eis ais ois al el ol ares ns ou".split(
        " ",
      ),
    tail: /(?:[aeo]s|[aeio]|s)$/,
    plural: [/(?:oes|aes|aos)$/, "ao"],
  },
  es: {
    endings:
      "amientos amiento imientos imiento aciones acion iciones icion ciones cion siones sion adores adoras ador adora adas ados ada ado idas idos ida ido ables able ibles ible ando iendo aron ieron ar er ir mente al ales el eles ares".split(
        " ",
      ),
    tail: /(?:[aeo]s|[aeio]|s)$/,
  },
  en: {
    endings:
      "izations ization izers izer ized izing izes ize ations ation ments ment ings ing ied ies ers er ed ions ion ly es".split(
        " ",
      ),
    tail: /(?:s|e|y)$/,
  },
};

/**
 * Words of the trade that another word's stem would be taken for: "resto" is no REST, nor "estado" the status EST.
 * The statuses of transactions, and abbreviations that pages have by themselves.
 */
const terms = new Set(
  "rest post nov con can neg inv ppn ppc pen exp est rev err aba blq ret fin abs sid nsu nit pin url demo del".split(
    " ",
  ),
);

const longestFirst = (endings: readonly string[]) => [...endings].sort((a, b) => b.length - a.length);

/** Expects a folded word; what carries a digit is a code and stays whole. */
export function makeStemmer(locale: Locale): (word: string) => string {
  const { endings, tail, plural } = rules[locale];
  const sorted = longestFirst(endings);
  const known = new Map<string, string>();
  const cut = (word: string) => {
    if (word.length < 4 || /\d/.test(word)) return word;
    const ending = sorted.find((each) => word.length - each.length >= 3 && word.endsWith(each)) ?? "";
    const root = word.slice(0, word.length - ending.length);
    if (ending === "" && plural) {
      const single = word.replace(...plural);
      if (single.endsWith(plural[1])) return single;
    }
    const short = root.length > 3 ? root.replace(tail, "") : root;
    // "cancelled" and "canceled": a doubled last letter tells nothing.
    return short.replace(/(.)\1$/, "$1");
  };
  return (word) => {
    const seen = known.get(word);
    if (seen !== undefined) return seen;
    const short = cut(word);
    const isOther = terms.has(short) && word !== short && word !== `${short}s`;
    const stem = isOther ? `~${short}` : short;
    known.set(word, stem);
    return stem;
  };
}
