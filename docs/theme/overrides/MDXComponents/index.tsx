import Original from "@theme-init/MDXComponents";
import { Anchor, InSandbox } from "../../anchor.tsx";
import type { pageComponents } from "../../components/page-components.ts";
import { DiagramFrame, TableFrame, TableHead } from "../../frame.tsx";
import { PortalLink } from "../../site-link.tsx";
import { DocVersion } from "../../version/doc-version.tsx";

const own = { Anchor, DocVersion, InSandbox, PortalLink } satisfies Record<
  (typeof pageComponents)[number],
  unknown
>;

export default { ...Original, ...own, table: TableFrame, th: TableHead, mermaid: DiagramFrame };
