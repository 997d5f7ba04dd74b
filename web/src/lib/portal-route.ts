import type { PortalPath } from "@portal/shared/site.ts";
import type { ComponentType } from "react";
import type { Catalog } from "./text/i18n.ts";

/** Who a page is for. `company` pages need a client with a company; the server enforces all of it again. */
export type Access = "anyone" | "signed-in" | "client" | "company" | "support";

/** One page of the portal, in all languages. Its code is loaded when it is first opened. */
export interface PortalRoute {
  readonly path: PortalPath;
  readonly access: Access;
  /** Key under `shell.titles`. */
  readonly title: keyof Catalog["shell"]["titles"];
  readonly load: () => Promise<{ readonly Page: ComponentType }>;
}
