/** A short name that tells two cards of a brand apart. */
export const shortCardName = ({ brand, number }: { brand: string; number: string }): string =>
  `${brand} …${number.slice(-4)}`;

/** In groups of four; American Express and Diners as they are embossed, 4-6-5 and 4-6-4. */
export function groupedNumber(number: string): string {
  const embossed = /^(\d{4})(\d{6})(\d{4,5})$/.exec(number);
  if (embossed) return embossed.slice(1).join(" ");
  return number.replace(/(\d{4})(?=\d)/g, "$1 ");
}
