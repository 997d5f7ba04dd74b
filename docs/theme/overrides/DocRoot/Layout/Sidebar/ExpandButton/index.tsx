import { translate } from "@docusaurus/Translate";
import type Original from "@theme/DocRoot/Layout/Sidebar/ExpandButton";
import IconArrow from "@theme/Icon/Arrow";
import type { ComponentProps } from "react";

/** The theme's own opens the sidebar at any key, so that nobody gets past it with Tab. */
export default function ExpandButton({ toggleSidebar }: ComponentProps<typeof Original>) {
  const label = translate({ id: "theme.docs.sidebar.expandButtonAriaLabel", message: "Expand sidebar" });
  return (
    <button
      type="button"
      className="sidebar-expand"
      title={label}
      aria-label={label}
      onClick={() => toggleSidebar()}
    >
      <IconArrow />
    </button>
  );
}
