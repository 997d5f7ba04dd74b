/** Lower case without accents, so that "credito" finds "Crédito". */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether every typed word occurs in the text. */
export function matches(text: string, typed: string): boolean {
  const hay = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}
