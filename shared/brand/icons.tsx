import type { ReactNode } from "react";

/** A line drawing on a grid of 20, in the colour of the text around it; never the only bearer of a meaning. */
export function Icon({
  className = "",
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <svg
      className={`brand-icon ${className}`}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Sun and moon are both in the page; `header.css` shows one by theme, so nothing flickers before hydration. */
export const SunIcon = () => (
  <Icon className="brand-icon--light">
    <circle cx="10" cy="10" r="3.6" />
    <path d="M10 2v1.6M10 16.4V18M2 10h1.6M16.4 10H18M4.3 4.3l1.2 1.2M14.5 14.5l1.2 1.2M4.3 15.7l1.2-1.2M14.5 5.5l1.2-1.2" />
  </Icon>
);

export const MoonIcon = () => (
  <Icon className="brand-icon--dark">
    <path d="M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3Z" />
  </Icon>
);

export const GlobeIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="7.4" />
    <path d="M2.6 10h14.8M10 2.6c2 2.1 3 4.6 3 7.4s-1 5.3-3 7.4c-2-2.1-3-4.6-3-7.4s1-5.3 3-7.4Z" />
  </Icon>
);

export const ContactIcon = () => (
  <Icon className="brand-icon--small">
    <path d="M7 5h8v8M15 5 5 15" />
  </Icon>
);

export const MenuIcon = ({ open }: { readonly open: boolean }) => (
  <Icon>{open ? <path d="m5 5 10 10M15 5 5 15" /> : <path d="M3 6h14M3 10h14M3 14h14" />}</Icon>
);
