import type { Page } from "@playwright/test";

/** As if nobody had been on the page yet: at its top, and the first Tab leads to what comes first. */
const beginAtTop = (page: Page) =>
  page.evaluate(() => {
    const start = document.createElement("span");
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
    window.scrollTo(0, 0);
  });

/**
 * What is fixed or sticks to the window's edge and lies wholly over the element that has the focus, if anything does;
 * null when nothing has the focus: whoever tabs has come to the end of the page.
 */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const box = focused.getBoundingClientRect();
    const covers = [...document.querySelectorAll("body *")].find((other) => {
      if (other.contains(focused) || focused.contains(other)) return false;
      if (!["fixed", "sticky"].includes(getComputedStyle(other).position)) return false;
      const over = other.getBoundingClientRect();
      // A picture or a mark of its own height that stands beside the page covers nothing.
      if (over.width < window.innerWidth / 2 || over.height === 0) return false;
      const visible = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)] as const;
      return visible[0] >= over.top && visible[1] <= over.bottom;
    });
    const onTop = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const isOutside = box.bottom <= 0 || box.top >= window.innerHeight;
    if (!isOutside && !(covers && covers.contains(onTop))) return undefined;
    const name = focused.getAttribute("name") ?? focused.id ?? focused.textContent;
    return `${focused.tagName} ${name} ${isOutside ? "out of the window" : `behind ${covers?.className}`}`;
  });

const mostSteps = 120;

export interface Walk {
  readonly steps: number;
  /** What cannot be seen while it has the focus. */
  readonly hidden: readonly string[];
}

/** Through a page from its top, with Tab held down. */
export async function tabThrough(page: Page): Promise<Walk> {
  const hidden: string[] = [];
  await beginAtTop(page);
  let steps = 0;
  for (; steps < mostSteps; steps += 1) {
    await page.keyboard.down("Tab");
    const covered = await coveredFocus(page);
    if (covered === null) break;
    if (covered !== undefined) hidden.push(covered);
  }
  await page.keyboard.up("Tab");
  return { steps, hidden };
}
