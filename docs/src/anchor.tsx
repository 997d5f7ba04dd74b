import useBrokenLinks from "@docusaurus/useBrokenLinks";
import type { ReactNode } from "react";
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

const words = {
  label: { pt: "valor ilustrativo", en: "illustrative value", es: "valor ilustrativo" },
  title: {
    pt: "Nome ou valor completado por nós; confirme com o suporte antes de depender dele.",
    en: "A name or value that we completed; confirm it with support before relying on it.",
    es: "Nombre o valor que completamos; confírmelo con soporte antes de depender de él.",
  },
} as const;

/** Marks what was completed by us instead of read in the provider's references. */
export function Illustrative() {
  const locale = useLocale();
  return (
    <span className="brand-badge brand-badge--warning" title={words.title[locale]}>
      {words.label[locale]}
    </span>
  );
}
