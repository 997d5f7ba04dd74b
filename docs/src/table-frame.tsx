import type { ComponentProps } from "react";

/** What scrolls must be reachable by keyboard, so that its far columns can be; browsers differ in doing it alone. */
const reachable = { tabIndex: 0 };

/** Wide tables scroll inside their own frame, never the page. */
export function TableFrame(props: ComponentProps<"table">) {
  return (
    <div className="table-frame" {...reachable}>
      <table {...props} />
    </div>
  );
}
