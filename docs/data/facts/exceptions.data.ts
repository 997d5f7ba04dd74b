/** Facts that a table does not repeat, and why. By list of the library. */
export const saidByItsName: Readonly<Record<string, { readonly codes: string; readonly because: string }>> = {
  fieldTypes: {
    codes: "524 525 527 567 628 629 630 1106 2013 2329 2330",
    because: "What is known of these says no more than their names do.",
  },
};

/** Values that one fact tells of another call than its own: the members of the transactions that both queries list. */
export const toldTwice = /^transactions\[\]\./;

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
