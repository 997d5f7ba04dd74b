import { type Locale, locales } from "../locales.ts";
import { sameWords } from "./same-words.data.ts";

const list = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** The small words of each language; one that two languages have stands in both, and then decides nothing. */
const smallWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  pt: list(
    "a ainda além antes ao aos as até cada com como da das de desde do dos ela elas ele eles em entre essa esse este esta está foi isso já mais mas me meu muito na nas nem no nos não nós num numa o onde os ou outra outro outros outras para pela pelas pelo pelos pode podem por porém qual quando que quem se sem seu seus sobre sua suas são só também tem ter têm toda todas todo todos um uma você vocês às à é neste nesta deste desta dessa desse dele dela será serão depois",
  ),
  en: list(
    "a about after all an and any are as at be because been before but by can did do does each every for from had has have how i if in into is it its me must no not of on only or our out should so than that the their them then there they this to too until up was we were what when where which while who will with without yet you your",
  ),
  es: list(
    "a al ambos antes aún cada como con cuando cuál cuáles da de del desde después donde dos el ella ellas ellos en entonces entre es esta este esto está están fue ha hasta hay la las le lo los me mientras muy más ni no nuestro o otra otro otros otras para pero por porque puede pueden que qué quién se según si sin sino sobre son su sus también tiene tienen toda todas todavía todo todos una unas uno unos un usted ustedes y ya",
  ),
};

/** What a word betrays its language by, however seldom it is. */
const spelling: Readonly<Record<Locale, RegExp>> = {
  pt: /[ãõçêâà]|ssão$|agem$/,
  en: /(?:[^aeiou]ing|tion|tions|ness|ly)$/,
  es: /ñ|(?:ción|ciones|miento)$/,
};

/** Words without what stands in no language: addresses, abbreviations, arguments and the grammar of plurals. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replace(
      /\{\w+, (?:plural|select),|(?:=\d+|\b(?:zero|one|two|few|many|other)) ?\{|\{\w+(?:, [^{}]*)?\}/g,
      " ",
    )
    .replace(/\S+[./@]\S+|%\w+%|\b\p{Lu}{2,}\b/gu, " ")
    .toLowerCase()
    .match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];

/**
 * The language that a text is in, when its words say that it is not the one it stands for. Libraries for this are made for
 * paragraphs, weigh megabytes and guess at what a button says.
 */
export function otherLanguage(text: string, locale: Locale): Locale | undefined {
  const words = wordsOf(text);
  const count = (each: Locale) =>
    words.filter((word) => smallWords[each].has(word) || spelling[each].test(word)).length;
  const own = count(locale);
  return locales.find((other) => other !== locale && count(other) > own);
}

/** A name may well be in another language; a text as long as this is a sentence. */
const sentenceWords = 5;

/** The same of what may also be a name, such as a product's. */
export const otherLanguageOfSentence = (text: string, locale: Locale): Locale | undefined =>
  wordsOf(text).length < sentenceWords ? undefined : otherLanguage(text, locale);

/** Whether a text says the same in two languages, although not each of its words is spelt alike in both. */
export const saysTheSame = (text: string, other: string, languages: keyof typeof sameWords): boolean =>
  text === other && wordsOf(text).some((word) => word.length > 1 && !sameWords[languages].includes(word));
