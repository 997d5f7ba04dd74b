import Original from "@theme-original/MDXComponents";
import { Anchor, Illustrative } from "../../anchor.tsx";
import { DiagramFrame, TableFrame } from "../../frame.tsx";
import type { pageComponents } from "../../page-components.ts";
import { PortalLink } from "../../site-link.tsx";

const own = { Anchor, Illustrative, PortalLink } satisfies Record<(typeof pageComponents)[number], unknown>;

export default { ...Original, ...own, table: TableFrame, mermaid: DiagramFrame };
