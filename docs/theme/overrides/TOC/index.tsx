import { translate } from "@docusaurus/Translate";
import type Original from "@theme/TOC";
import TOCItems from "@theme/TOCItems";
import { type ComponentProps, useId } from "react";
import styles from "./toc.module.css";

/** The theme's own has neither a name nor a landmark. Its highlighter finds the links by these classes. */
export default function TOC({ className, ...items }: ComponentProps<typeof Original>) {
  const titleId = useId();
  return (
    <nav className={`${styles.contents} thin-scrollbar ${className ?? ""}`} aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {translate({ id: "theme.TOCCollapsible.toggleButtonLabel", message: "On this page" })}
      </p>
      <TOCItems
        {...items}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
