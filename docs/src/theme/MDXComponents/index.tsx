import Original from "@theme-original/MDXComponents";
import { Anchor, Illustrative } from "../../anchor.tsx";
import { DiagramFrame, TableFrame } from "../../frame.tsx";
import { PortalLink } from "../../site-link.tsx";

/** What every page may use without importing it. */
export default { ...Original, Anchor, Illustrative, PortalLink, table: TableFrame, mermaid: DiagramFrame };
