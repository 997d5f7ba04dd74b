import { useLocation } from "@docusaurus/router";
import Original from "@theme-original/DocItem/Content";
import type { ComponentProps } from "react";
import { PageTools } from "../../../page-tools.tsx";

export default function DocItemContent(props: ComponentProps<typeof Original>) {
  const { pathname } = useLocation();
  return (
    <>
      {/* A new page starts without the last one's message. */}
      <PageTools key={pathname} pathname={pathname} />
      <Original {...props} />
    </>
  );
}
