import { TextDecoder, TextEncoder } from "node:util";

/**
 * What this DOM leaves out of a browser's modal: opening and closing, Escape as a request to close, and the focus,
 * which goes back to where it was. That the page behind is out of reach is left to the browser tests.
 */
function standInForModals(): void {
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    before.set(this, document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const earlier = before.get(this);
    if (earlier instanceof HTMLElement) earlier.focus();
  };
  document.addEventListener("keydown", ({ key }) => {
    const open = [...document.querySelectorAll("dialog[open]")].at(-1);
    if (key === "Escape") open?.dispatchEvent(new Event("cancel", { cancelable: true }));
  });
}

const mediaNever = (media: string): object =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null });

/** Nothing is on the screen where there is none. */
class NothingSeen {
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
}

/** What the router makes of every step; no request leaves from here. */
class RoutedRequest {
  readonly method = "GET";
  readonly url: string;
  readonly signal: AbortSignal | undefined;

  constructor(url: string | URL, { signal }: { signal?: AbortSignal } = {}) {
    this.url = String(url);
    this.signal = signal;
  }
}

// Tests without a page have all of this from Node.
if (typeof document !== "undefined") {
  standInForModals();
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  Object.assign(globalThis, {
    TextDecoder,
    TextEncoder,
    Request: RoutedRequest,
    matchMedia: mediaNever,
    IntersectionObserver: NothingSeen,
    structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)),
  });
}
