import type { Page } from "@playwright/test";

interface Walk {
  steps: number;
  /** What could not be seen while it had the focus. */
  readonly hidden: string[];
  /** Whoever tabs has come to the end of the page. */
  isOver: boolean;
}

declare global {
  interface Window {
    tabWalk?: { readonly walk: Walk; readonly end: () => void };
  }
}

/**
 * Begins as if nobody had been on the page yet, at its top. From then on each key looks at what the one before led to:
 * whether it is out of the window, or wholly behind something that is fixed or sticks to the window's edge.
 */
const begin = (page: Page) =>
  page.evaluate(() => {
    const walk: Walk = { steps: 0, hidden: [], isOver: false };
    const withParents = (element: Element | null): Element[] =>
      element ? [element, ...withParents(element.parentElement)] : [];
    const hidden = (focused: Element): string | undefined => {
      const box = focused.getBoundingClientRect();
      const onTop = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const covers = withParents(onTop).find((other) => {
        if (other.contains(focused) || focused.contains(other)) return false;
        if (!["fixed", "sticky"].includes(getComputedStyle(other).position)) return false;
        const over = other.getBoundingClientRect();
        // A picture or a mark of its own height that stands beside the page covers nothing.
        if (over.width < window.innerWidth / 2 || over.height === 0) return false;
        const visible = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)] as const;
        return visible[0] >= over.top && visible[1] <= over.bottom;
      });
      const isOutside = box.bottom <= 0 || box.top >= window.innerHeight;
      if (!isOutside && !covers) return undefined;
      const name = [focused.getAttribute("name"), focused.id, focused.textContent].find(Boolean);
      return `${focused.tagName} ${name} ${isOutside ? "out of the window" : `behind ${covers?.className}`}`;
    };
    const look = () => {
      const focused = document.activeElement;
      walk.isOver ||= !focused || focused === document.body;
      if (walk.isOver || !focused) return;
      walk.steps += 1;
      const found = hidden(focused);
      if (found !== undefined) walk.hidden.push(found);
    };
    const start = document.createElement("span");
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
    window.scrollTo(0, 0);
    let keys = 0;
    const onKey = () => {
      // The first one finds nothing to look at yet.
      if (keys > 0) look();
      keys += 1;
    };
    window.addEventListener("keydown", onKey, { capture: true });
    const end = () => {
      window.removeEventListener("keydown", onKey, { capture: true });
      look();
      delete window.tabWalk;
    };
    window.tabWalk = { walk, end };
  });

const isOver = (page: Page) => page.evaluate(() => window.tabWalk?.walk.isOver ?? true);

const end = (page: Page) =>
  page.evaluate(() => {
    const { walk, end: stop } = window.tabWalk ?? {};
    stop?.();
    if (!walk) throw new Error("The page was left on the way through it.");
    return walk;
  });

const mostSteps = 120;
const stride = 10;

/** Through a page from its top, with Tab held down: the keys of a stride follow each other without a pause. */
export async function tabThrough(page: Page): Promise<Walk> {
  await begin(page);
  for (let step = 0; step < mostSteps && !(await isOver(page)); step += stride) {
    await Promise.all(Array.from({ length: stride }, () => page.keyboard.down("Tab")));
  }
  await page.keyboard.up("Tab");
  return end(page);
}
