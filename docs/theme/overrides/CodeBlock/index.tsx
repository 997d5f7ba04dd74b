import type Original from "@theme/CodeBlock";
import ElementContent from "@theme/CodeBlock/Content/Element";
import StringContent from "@theme/CodeBlock/Content/String";
import { Children, type ComponentProps, isValidElement } from "react";

/**
 * The theme's own draws every block a second time once the page runs, for the colours of the dark mode. Here the
 * style sheet colours both modes, and what the server drew stays.
 */
export default function CodeBlock({ children, ...props }: ComponentProps<typeof Original>) {
  const parts = Children.toArray(children);
  if (parts.some((part) => isValidElement(part)))
    return <ElementContent {...props}>{children}</ElementContent>;
  return <StringContent {...props}>{parts.map(String).join("")}</StringContent>;
}
