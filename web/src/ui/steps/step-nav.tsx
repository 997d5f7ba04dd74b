import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { CheckIcon } from "../icons.tsx";
import "./step-nav.css";

export interface NavStep {
  readonly id: string;
  /** A page of the portal, or an anchor of this one. */
  readonly href: string;
  readonly label: string;
  /** How it stands, or what it still lacks. */
  readonly detail: ReactNode;
  readonly state: "done" | "adjust" | "open" | "ahead";
}

interface StepNavProps {
  readonly label: string;
  readonly lead?: ReactNode;
  readonly steps: readonly NavStep[];
  readonly current: string | undefined;
  /** What the current one is: the page that is open, or the part of a page that is in view. */
  readonly currentIs: "step" | "location";
  readonly isNumbered?: boolean;
}

/** The parts of something that is filled in, and how each stands: a column beside it, a strip on a phone. */
export function StepNav({ label, lead, steps, current, currentIs, isNumbered = false }: StepNavProps) {
  const strip = useStrip(current);
  return (
    <nav className="ui-steps__nav" aria-label={label}>
      {lead && <p className="ui-steps__lead">{lead}</p>}
      <ol ref={strip}>
        {steps.map(({ id, href, label: name, detail, state }, index) => (
          <li key={id} data-state={state}>
            <StepLink href={href} aria-current={id === current ? currentIs : undefined}>
              <span className="ui-steps__mark" aria-hidden="true">
                {state === "done" ? <CheckIcon /> : isNumbered && index + 1}
              </span>
              <span>
                {name}
                <span className="ui-steps__detail">{detail}</span>
              </span>
            </StepLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface StepLinkProps {
  readonly href: string;
  readonly "aria-current": "step" | "location" | undefined;
  readonly children: ReactNode;
}

function StepLink({ href, children, ...rest }: StepLinkProps) {
  if (!href.startsWith("#")) {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

/** On a phone the strip keeps the current step in its middle; nothing but the strip moves. */
function useStrip(current: string | undefined) {
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const link = list?.querySelector<HTMLElement>("[aria-current]");
    if (!list || !link || current === undefined) return;
    list.scrollTo({ left: link.offsetLeft + link.offsetWidth / 2 - list.clientWidth / 2 });
  }, [current]);
  return strip;
}
