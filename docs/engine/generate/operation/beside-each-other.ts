import { page } from "../markdown.ts";

const block = (name: string, content: string) =>
  page(`<div className="${name}">`, content, "</div>").trimEnd();

interface CallText {
  readonly above: string;
  readonly code: string;
  readonly below: string;
}

/** The code stands beside the text where there is room, and between its two halves where there is none. */
export const besideEachOther = ({ above, code, below }: CallText): string =>
  block(
    "call",
    page(block("call__text", above), block("call__code", code), block("call__text", below)).trimEnd(),
  );
