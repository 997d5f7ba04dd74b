import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";

interface HeaderMenuProps {
  readonly label: ReactNode;
  /** Said by screen readers in place of `label` when that is only an abbreviation. */
  readonly accessibleLabel?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A button that discloses links, after the ARIA disclosure-navigation pattern: plain links in reading
 * order, Escape returns to the button, leaving with Tab closes. Give it the address as `key`, so that
 * following a link closes it.
 */
export function HeaderMenu({ label, accessibleLabel, className = "", children }: HeaderMenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return undefined;
    // Safari gives a clicked button no focus, so `blur` alone would leave the menu open there.
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [open]);

  const closeWhenFocusLeaves = (event: FocusEvent<HTMLDivElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <div ref={root} className={`brand-menu ${className}`} onBlur={closeWhenFocusLeaves}>
      <button
        ref={button}
        type="button"
        className="brand-menu__button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={accessibleLabel}
        onClick={() => setOpen(!open)}
      >
        {label}
        <svg className="brand-menu__chevron" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="m2.5 4.5 3.5 3.5 3.5-3.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      <div id={panelId} className="brand-menu__panel" hidden={!open}>
        {children}
      </div>
    </div>
  );
}
