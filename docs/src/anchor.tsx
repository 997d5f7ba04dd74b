import useBrokenLinks from "@docusaurus/useBrokenLinks";
import type { ReactNode } from "react";
import { frameWords } from "../words/frame.ts";
import { useLocale } from "./use-locale.ts";

interface AnchorProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** A place inside a table or a list that other pages link to; the link check knows it like a heading. */
export function Anchor({ id, children }: AnchorProps) {
  useBrokenLinks().collectAnchor(id);
  return (
    <span id={id} className="anchor">
      {children}
    </span>
  );
}

const words = frameWords.illustrative;

/** Marks what was completed by us instead of read in the provider's references. */
export function Illustrative() {
  const locale = useLocale();
  return (
    <span className="brand-badge brand-badge--warning" title={words.title[locale]}>
      {words.label[locale]}
    </span>
  );
}
