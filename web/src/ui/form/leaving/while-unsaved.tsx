import { useEffect, useEffectEvent } from "react";
import { useHeldInput } from "./unsaved-input.ts";

/** Longer than a save takes; then one leaves without it, and the browser asks. */
const patienceMilliseconds = 2000;

/** Where a press on a link leads in this tab by itself; what the router takes over it has prevented by then. */
function followedOut(event: MouseEvent): string | undefined {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const isPlain = button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
  const isOut =
    link?.origin === window.location.origin && link.target === "" && !link.hasAttribute("download");
  const isPlace = link?.getAttribute("href")?.startsWith("#");
  return event.defaultPrevented || !isPlain || !isOut || isPlace ? undefined : link.href;
}

/** The documentation is another document, before which the browser would ask: a form that saves itself does so first. */
function useSaveBeforeLeaving(when: boolean, onSave: WhileUnsavedProps["onSave"]): void {
  const save = useEffectEvent(async () => onSave?.());
  const isOn = when && onSave !== undefined;
  useEffect(() => {
    if (!isOn) return undefined;
    const leave = async (event: MouseEvent) => {
      const href = followedOut(event);
      if (href === undefined) return;
      event.preventDefault();
      const patience = new Promise((resolve) => setTimeout(resolve, patienceMilliseconds));
      await Promise.race([save(), patience]);
      window.location.assign(href);
    };
    const listen = (event: MouseEvent) => void leave(event);
    document.addEventListener("click", listen);
    return () => document.removeEventListener("click", listen);
  }, [isOn]);
}

interface WhileUnsavedProps {
  readonly isUnsaved: boolean;
  readonly onSave: (() => Promise<boolean>) | undefined;
}

/** What goes on for as long as a form holds unsaved input. */
export function WhileUnsaved({ isUnsaved, onSave }: WhileUnsavedProps): null {
  useHeldInput(isUnsaved);
  useSaveBeforeLeaving(isUnsaved, onSave);
  return null;
}
