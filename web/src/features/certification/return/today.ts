/** What a test card's expiry is today: month and year, `mm/yy`. */
export function cardExpiryOn(day: string): string {
  return `${day.slice(5, 7)}/${day.slice(2, 4)}`;
}
