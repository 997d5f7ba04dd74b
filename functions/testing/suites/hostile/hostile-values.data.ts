/** What an address, a query, a header or a form can say that no documentation thinks of. */
export const hostileTexts: readonly string[] = [
  "constructor",
  "__proto__",
  "toString",
  "x".repeat(1100),
  "ç".repeat(600),
  "𠮷".repeat(300),
  "\u0000",
  "../../..",
  "#",
  "%00",
  "%ED%A0%80",
  "-1",
  "1e308",
  "20260230",
];

const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;

/** JSON as no serializer writes it: texts of a body, or of one of its members. */
export const hostileJson: readonly string[] = [
  String.raw`"\ud800"`,
  String.raw`"Jos\udfff"`,
  ...hostileTexts.slice(0, 7).map((text) => JSON.stringify(text)),
  `{"length":{"toString":1}}`,
  `{"constructor":"1","__proto__":{"length":1},"toString":null,"hasOwnProperty":1}`,
  String.raw`{"\ud800":"1"}`,
  `[[],{},[null]]`,
  "-0",
  "1e308",
  "99999999999999999999",
  "true",
  "null",
  `""`,
  deep,
];
