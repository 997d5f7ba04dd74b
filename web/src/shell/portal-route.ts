import type { pt } from "@portal/shared/messages/pt.ts";
import type { PortalPath } from "@portal/shared/site.ts";
import type { ComponentType } from "react";

/** Who a page is for. `company` pages are a client's who has one; the server enforces all of it again. */
export type Access = "anyone" | "signed-in" | "company" | "support";

/** One page of the portal, in all its languages. Its code is fetched when it is first gone to. */
export interface PortalRoute {
  readonly path: PortalPath;
  readonly access: Access;
  /** Key under `shell.titles`. */
  readonly title: keyof (typeof pt)["shell"]["titles"];
  readonly load: () => Promise<{ readonly Page: ComponentType }>;
}
