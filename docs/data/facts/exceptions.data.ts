/** Values that one fact tells of another call than its own: the members of the transactions that both queries list. */
export const toldTwice = /^transactions\[\]\./;

/** Values whose size differs from the one that is printed with a call, by the end of their name, and why. */
export const sizesDecided: readonly {
  readonly name: RegExp;
  readonly size: string;
  readonly because: string;
}[] = [
  {
    name: /(?:^|\.)authorizer_id$/,
    size: "1..4",
    because:
      "Most calls are printed with 3 digits, the creation with 4, and the list of authorizers has a code of 4: what the creation takes is taken everywhere.",
  },
  {
    name: /^(?:payment|cancellation|pre_authorization|capture)\.order_id$/,
    size: "1..40",
    because:
      "Answers are printed with 20 characters and the calls that give the order with 40: an answer returns what was sent.",
  },
];

/** Notes on a routing that another note or another part of its page tells, counted from one. */
export const notesToldElsewhere: Readonly<
  Record<string, { readonly notes: readonly number[]; readonly because: string }>
> = {
  "roteamento-cieloec": { notes: [5, 6], because: "Notes 1 and 4 say the same." },
  "roteamento-mercadopago": { notes: [5, 6], because: "Notes 3 and 4 say the same." },
  "roteamento-safrapay": { notes: [2], because: "Its first note says the same." },
  "roteamento-cardse-pix": {
    notes: [4],
    because: "The fields of the creation stand in a section of their own.",
  },
};

/** Forms that only the sandbox posts, and why they are in no fact. */
export const formsOfTheSandbox: Readonly<Record<string, string>> = {
  "analysis-notification":
    "What an analysis alone comes to is told by the sandbox, with the fields that a status notice has of it.",
};
