import Mermaid from "@theme/Mermaid";
import type { ComponentProps, ReactNode } from "react";

/** What scrolls must be reachable by keyboard, so that its far side can be; browsers differ in doing it alone. */
const reachable = { tabIndex: 0 };

/** Wide content scrolls inside its own frame, never the page. */
function Frame({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  return (
    <div className={`frame ${className}`} {...reachable}>
      {children}
    </div>
  );
}

export const TableFrame = (props: ComponentProps<"table">) => (
  <Frame className="frame--table">
    <table {...props} />
  </Frame>
);

export const DiagramFrame = (props: ComponentProps<typeof Mermaid>) => (
  <Frame className="frame--diagram">
    <Mermaid {...props} />
  </Frame>
);
