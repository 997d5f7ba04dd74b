import { otherEnglish } from "./english.data.ts";

export interface FoundEnglish {
  readonly found: string;
  readonly write: string;
}

/** Names of an interface stand in backticks, and are spelled as the interface spells them. */
const inBackticks = /`[^`\n]*`/g;

/** What an American reader would stumble over in an English text, with what stands there instead. */
export function foundIn(text: string): readonly FoundEnglish[] {
  const prose = text.replaceAll(inBackticks, "``");
  return otherEnglish.flatMap(({ never, write }) => {
    const [found] = never.exec(prose) ?? [];
    return found ? [{ found, write }] : [];
  });
}
