import Original from "@theme-original/MDXComponents";
import { Anchor, Illustrative } from "../../anchor.tsx";
import { PortalLink } from "../../site-link.tsx";
import { TableFrame } from "../../table-frame.tsx";

/** What every page may use without importing it. */
export default { ...Original, Anchor, Illustrative, PortalLink, table: TableFrame };
