import Mermaid from "@theme/Mermaid";
import { type ComponentProps, useEffect, useRef, useState } from "react";

/** What scrolls must be reachable by keyboard, so that its far side can be; browsers differ in doing it alone. */
const reachable = { tabIndex: 0 };

/** Wide content scrolls inside its own frame, never the page. */
export const TableFrame = (props: ComponentProps<"table">) => (
  <div className="frame frame--table" {...reachable}>
    <table {...props} />
  </div>
);

/**
 * The drawing library weighs as much as the rest of a page, so it is fetched only for a diagram that comes near
 * the window. Printing draws them all.
 */
export function DiagramFrame(props: ComponentProps<typeof Mermaid>) {
  const frame = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const want = () => setWanted(true);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) want();
      },
      { rootMargin: "400px" },
    );
    if (frame.current) observer.observe(frame.current);
    window.addEventListener("beforeprint", want);
    return () => {
      observer.disconnect();
      window.removeEventListener("beforeprint", want);
    };
  }, []);

  return (
    <div ref={frame} className="frame frame--diagram" data-diagram={props.value} {...reachable}>
      {wanted && <Mermaid {...props} />}
    </div>
  );
}
