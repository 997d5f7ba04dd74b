import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";
import Original from "@theme-original/MDXComponents";
import { PortalLink } from "../../site-link.tsx";

/** What every page may use without importing it. */
export default { ...Original, PortalLink, Tabs, TabItem };
