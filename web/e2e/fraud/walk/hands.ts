import type { Locator, Page } from "@playwright/test";

/** How somebody works a page. */
export interface Hands {
  readonly write: (target: Locator, text: string) => Promise<void>;
  /** One of a group of radio buttons or checkboxes, by its place in it. */
  readonly choose: (options: Locator, index: number) => Promise<void>;
  /** A button or a link. */
  readonly press: (target: Locator) => Promise<void>;
}

export const mouse: Hands = {
  write: (target, text) => target.fill(text),
  choose: (options, index) => options.nth(index).check(),
  press: (target) => target.click(),
};

const mostSteps = 80;
const stride = 4;

/**
 * Tab until the target has the focus, as somebody does who has no mouse. Several keys are pressed at a time: what comes
 * after the target was reached does nothing there.
 */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const stay = await target.evaluateHandle((element) => {
    const hold = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === "Tab") event.preventDefault();
    };
    element.addEventListener("keydown", hold);
    return { end: () => element.removeEventListener("keydown", hold) };
  });
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < mostSteps && !(await isThere()); step += stride) {
    for (let key = 0; key < stride; key += 1) await page.keyboard.press("Tab");
  }
  if (!(await isThere())) throw new Error(`${mostSteps} times Tab do not lead to ${target.toString()}.`);
  await stay.evaluate(({ end }) => end());
}

export const keyboard = (page: Page): Hands => ({
  write: async (target, text) => {
    await tabTo(page, target);
    // What stands in it is selected as it is reached by Tab.
    await page.keyboard.type(text);
  },
  choose: async (options, index) => {
    await tabTo(page, options.first());
    if (index === 0) await page.keyboard.press("Space");
    for (let step = 0; step < index; step += 1) await page.keyboard.press("ArrowDown");
  },
  press: async (target) => {
    await tabTo(page, target);
    await page.keyboard.press("Enter");
  },
});
