import type { Locale } from "@portal/shared/locales.ts";

const listed: Record<Locale, string> = {
  pt: "a o as os um uma uns umas e ou de do da dos das em no na nos nas num numa por pelo pela para pra com sem que se ao aos como qual quais quando onde e ser esta este essa esse isto isso ja todo toda todos todas meu minha seu sua eu posso pode preciso quero tenho tem faco fazer faz sei saber",
  en: "a an the and or of in on at by for to from with without is are be as it its this that these those how what when where which do does already every each all my your i we you me us our can could should will would have has need want if up there got get did know",
  es: "a el la los las un una unos unas y o u de del al en por para con sin que se como cual cuales cuando donde es ser esta este esa ese esto eso ya todo toda todos todas mi su lo yo puedo puede necesito quiero tengo tiene hago hacer hay si fue saber",
};

/** Words too frequent to tell pages apart, folded. */
export const stopWords = (locale: Locale): ReadonlySet<string> => new Set(listed[locale].split(" "));
