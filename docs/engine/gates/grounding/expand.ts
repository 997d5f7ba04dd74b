/** `7..9 12` is 7, 8, 9 and 12; names stay what they are. */
export function expand(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((part) => part !== "")
    .flatMap((part) => {
      const [from, to] = part.split("..").map(Number);
      if (from === undefined || to === undefined || Number.isNaN(from) || Number.isNaN(to)) return [part];
      return Array.from({ length: to - from + 1 }, (_, step) => String(from + step));
    });
}

/** What facts have and data lack, and the other way round: the first would be kept from readers, the second is made up. */
export function differences(place: string, facts: readonly string[], data: readonly string[]): string[] {
  const [known, written] = [new Set(facts), new Set(data)];
  return [
    ...facts
      .filter((each) => !written.has(each))
      .map((each) => `${place}: the fact "${each}" is told nowhere. Tell it, or say why not in data/facts.`),
    ...data
      .filter((each) => !known.has(each))
      .map((each) => `${place}: "${each}" is in no fact. Take it out, or mark it as what it is.`),
  ];
}
