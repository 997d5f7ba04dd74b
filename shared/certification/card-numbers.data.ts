interface CardNumber {
  readonly brand: string;
  readonly number: string;
}

/** Every published card of the certification environment and of its 3DS simulator; they work nowhere else. */
export const cardNumbers = {
  visa: { brand: "Visa", number: "4000000000000044" },
  "visa-19": { brand: "Visa", number: "4563470000000000004" },
  mastercard: { brand: "Mastercard", number: "5000000000000001" },
  "mastercard-19": { brand: "Mastercard", number: "5390000000000000009" },
  amex: { brand: "American Express", number: "376400000000016" },
  hipercard: { brand: "Hipercard", number: "6062820000000001" },
  diners: { brand: "Diners", number: "36345600000001" },
  elo: { brand: "Elo", number: "6362970000457013" },
  "sodexo-cultura": { brand: "Sodexo Cultura", number: "6060700124765016" },
  "sodexo-alimentacao": { brand: "Sodexo Alimentação", number: "6033890000000007" },
  "sodexo-refeicao": { brand: "Sodexo Refeição", number: "6060713339142012" },
  "alelo-cultura": { brand: "Alelo Cultura", number: "5090160000002016" },
  "alelo-refeicao": { brand: "Alelo Refeição", number: "4058741111111111111" },
  "3ds-visa": { brand: "Visa", number: "4551820000009478" },
  "3ds-mastercard": { brand: "Mastercard", number: "5555555555555555" },
  "3ds-elo": { brand: "Elo", number: "5091490000009011" },
  "3ds-amex": { brand: "American Express", number: "3766001349171000" },
  "3ds-mastercard-not-enrolled": { brand: "Mastercard", number: "5251743209931344" },
} as const satisfies Readonly<Record<string, CardNumber>>;

export type TestCardId = keyof typeof cardNumbers;

/** Some cards are printed in a second form as well; both are taken. */
export const alsoPrinted: Readonly<Record<string, string>> = {
  "606282000000001": "6062820000000001",
  "509016000002016": "5090160000002016",
  "6091490000009011": "5091490000009011",
  "5091490000009011": "6091490000009011",
};

/** Every number that the documentation prints for tests. */
export const publishedNumbers: ReadonlySet<string> = new Set([
  ...Object.values(cardNumbers).map(({ number }) => number),
  ...Object.keys(alsoPrinted),
]);
