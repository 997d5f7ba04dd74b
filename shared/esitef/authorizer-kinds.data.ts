/** Every value of `authorizer_id`, by what it takes. Which kind each is was completed by this product; the names are the documentation's. */
const authorizersByKind = {
  card: [
    1, 2, 3, 4, 5, 6, 9, 12, 13, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 29, 30, 31, 32, 33, 34,
    35, 36, 37, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 52, 53, 59, 60, 61, 93, 116, 122, 127, 160, 161, 162,
    192, 218, 267, 285, 287, 411, 412, 413, 414, 430, 431, 441, 442, 444,
  ],
  transfer: [8, 408],
  "private-label": [38, 86, 115, 163, 193, 201, 202, 250, 266, 271],
  voucher: [
    50, 51, 70, 71, 74, 75, 207, 209, 210, 211, 223, 224, 225, 245, 246, 279, 280, 281, 282, 283, 284, 289,
    409, 445,
  ],
  debit: [221, 286, 288],
  wallet: [400, 401, 402, 405, 406, 407, 410],
  boleto: [404, 2601],
  pix: [440],
} as const;

export type AuthorizerKind = keyof typeof authorizersByKind;

const isKind = (name: string): name is AuthorizerKind => name in authorizersByKind;
const kinds = new Map(
  Object.entries(authorizersByKind).flatMap(([kind, codes]) =>
    isKind(kind) ? codes.map((code) => [String(code), kind] as const) : [],
  ),
);

/** The gateway takes a code with zeros before it: `002` is `2`. */
export const authorizerCode = (written: string): string => written.replace(/^0+(?=\d)/, "");

/** Undefined for a code that no page names. */
export const authorizerKind = (written: string): AuthorizerKind | undefined =>
  kinds.get(authorizerCode(written));
