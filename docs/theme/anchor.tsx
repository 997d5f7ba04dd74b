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

/** Beside a value that the sandbox decides. Quiet: its page explains it once, at the end. */
export function InSandbox() {
  const locale = useLocale();
  const { label, title } = frameWords.inSandbox;
  return (
    <span className="in-sandbox" title={title[locale]}>
      {label[locale]}
    </span>
  );
}
