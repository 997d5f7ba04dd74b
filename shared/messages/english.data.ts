/** A way to write English that our texts do not use, and what stands there instead. */
export interface OtherEnglish {
  readonly write: string;
  readonly never: RegExp;
}

/** The texts are American, since most who read English here write code in it. */
const spelling: readonly OtherEnglish[] = [
  // The field of the interface is `installments`, so a second spelling reads as a second thing.
  { write: "installment", never: /\binstalments?\b/iu },
  // Names of networks are theirs: Cheque Pré, CHEQUE CASH.
  { write: "check", never: /\bcheques?\b(?! Pré| cash)/iu },
  { write: "canceled, canceling", never: /\bcancell(?:ed|ing|er)\b/iu },
  {
    write: "-led, -ling, -ler",
    never: /\b(?:label|model|travel|signal|total|level|channel)l(?:ed|ing|ers?)\b/iu,
  },
  { write: "fulfill, enroll, installment", never: /\b(?:fulfil|enrol)s?\b/iu },
  { write: "-or", never: /\b\w*(?:colour|behaviour|favour|honour|neighbour|flavour)\w*/iu },
  { write: "-er", never: /\b(?:centre[sd]?|(?:kilo|centi|milli)?metres?|litres?|theatres?)\b/iu },
  { write: "catalog, dialog, analog", never: /\b(?:catalogue|dialogue|analogue)[sd]?\b/iu },
  { write: "-se", never: /\b(?:licence|defence|offence|pretence)s?\b/iu },
  { write: "practice", never: /\bpractis(?:e[sd]?|ing)\b/iu },
  { write: "program", never: /\bprogrammes?\b/iu },
  { write: "gray", never: /\bgrey\w*/iu },
  { write: "judgment, acknowledgment", never: /\b(?:judge|acknowledge)ments?\b/iu },
  { write: "-yze", never: /\banalys(?:e[dr]?|ing)\b/iu },
  {
    write: "-ize, -ization",
    never:
      /\b\w*(?:author|organ|recogn|initial|final|custom|minim|maxim|optim|normal|serial|synchron|summar|standard|util|token|capital|priorit|real|categor|emphas|apolog|local|central|special|visual|general|item|random|digit)is(?:e[dsr]?|ing|ations?)\b/iu,
  },
  { write: "learned, spelled", never: /\b(?:learnt|spelt|burnt|dreamt)\b/iu },
  { write: "while, among", never: /\b(?:whilst|amongst)\b/iu },
  { write: "toward, afterward, backward", never: /\b(?:towards|afterwards|backwards|forwards)\b/iu },
  { write: "forever", never: /\bfor ever\b/iu },
  { write: "postal code", never: /\bpost ?codes?\b/iu },
  { write: "gasoline, gas station", never: /\bpetrol\b|\bfilling stations?\b/iu },
  { write: "truck", never: /\blorr(?:y|ies)\b/iu },
  { write: "last name", never: /\bsurnames?\b/iu },
  { write: "checking account", never: /\bcurrent accounts?\b/iu },
];

/** An amount in the notation of Brazil is another amount to whoever reads English: `1.234` is about one. */
const money: readonly OtherEnglish[] = [
  {
    write: "R$ 1,234.50",
    never: /(?:R\$|ARS|US\$)[\s\u00a0]?(?:\d[\d.]*,\d{2}(?!\d)|\d{1,3}(?:\.\d{3})+(?!\d))/u,
  },
  { write: "a space after R$", never: /R\$\d/u },
];

/** Turns of Portuguese in English words. */
const turns: readonly OtherEnglish[] = [
  {
    write: "the noun again, or 's",
    never: /\b(?:that|those) of\b/iu,
  },
  { write: "value, field, data", never: /\bdatum\b/iu },
];

export const otherEnglish: readonly OtherEnglish[] = [...spelling, ...money, ...turns];
