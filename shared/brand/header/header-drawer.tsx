import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { type Locale } from "../../locales.ts";
import { MenuIcon } from "../icons.tsx";
import { chrome } from "../navigation.ts";

export function Drawer({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    document.documentElement.classList.add("brand-drawer-open");
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.documentElement.classList.remove("brand-drawer-open");
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [open]);

  // The drawer covers the page: focus must not wander behind it unseen.
  const closeWhenFocusLeaves = (event: FocusEvent<HTMLDivElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <div className="brand-drawer" onBlur={closeWhenFocusLeaves}>
      <button
        ref={button}
        type="button"
        className="brand-icon-button"
        aria-label={chrome.menu[locale]}
        aria-expanded={open}
        aria-controls="brand-drawer"
        onClick={() => setOpen(!open)}
      >
        <MenuIcon open={open} />
      </button>
      <div id="brand-drawer" className="brand-drawer__panel" hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}
