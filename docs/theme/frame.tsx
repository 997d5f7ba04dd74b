import { type ComponentProps, useEffect, useState } from "react";
import { findDrawer, loadDrawer } from "./diagram/drawer.ts";
import { servedDiagram } from "./diagram/served-diagrams.ts";
import { useLocale } from "./use-locale.ts";

/** What scrolls must be reachable by keyboard, so that its far side can be; browsers differ in doing it alone. */
const reachable = { tabIndex: 0 };

/** Wide content scrolls inside its own frame, never the page. */
export const TableFrame = (props: ComponentProps<"table">) => (
  <div className="frame frame--table" {...reachable}>
    <table {...props} />
  </div>
);

/** An empty corner of a table heads nothing. */
export const TableHead = ({ children, ...rest }: ComponentProps<"th">) => {
  const Cell = children === undefined ? "td" : "th";
  return (
    <Cell {...(children !== undefined && { scope: "col" })} {...rest}>
      {children}
    </Cell>
  );
};

/** A diagram comes drawn with its page; only one that is reached without loading a page is drawn in the browser. */
export function DiagramFrame({ value }: { readonly value: string }) {
  const locale = useLocale();
  const [draw, setDrawer] = useState(findDrawer);
  const served = servedDiagram(value);

  useEffect(() => {
    if (served !== undefined || draw) return;
    loadDrawer().then(
      (loaded) => setDrawer(() => loaded),
      () => {
        // The text around a diagram says what it shows.
      },
    );
  }, [served, draw]);

  return (
    <div
      className="frame frame--diagram"
      data-diagram={value}
      {...reachable}
      dangerouslySetInnerHTML={{ __html: served ?? draw?.(value, locale) ?? "" }}
    />
  );
}
