import type { ComponentType, ReactNode } from "react";

export interface BrandLinkProps {
  /** Path with its locale prefix, or a complete address. */
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
  readonly hrefLang?: string;
  readonly lang?: string;
  readonly "aria-current"?: "page" | "true";
  readonly "aria-label"?: string;
  readonly onClick?: () => void;
}

/**
 * How the host application follows a link: its own router for its own pages, a plain `<a>` for all else.
 * Documentation and portal are two applications on one origin, so each knows only its own paths.
 */
export type BrandLink = ComponentType<BrandLinkProps>;
