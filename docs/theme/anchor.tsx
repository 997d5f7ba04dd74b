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

/** Where something comes from that no public page of the provider says. */
export type Origin = "inSandbox" | "inferred";

/** Says so beside it. */
export function OriginBadge({ origin }: { readonly origin: Origin }) {
  const locale = useLocale();
  const { label, title } = frameWords[origin];
  return (
    <span className="brand-badge brand-badge--warning" title={title[locale]}>
      {label[locale]}
    </span>
  );
}

/** The sandbox does it, so it is true there. */
export const InSandbox = () => <OriginBadge origin="inSandbox" />;

/** Read off what public pages say of something near. */
export const Inferred = () => <OriginBadge origin="inferred" />;
