import { dialogModules, followUps, meetings } from "./opened/dialogs.ts";
import { tell } from "./opened/meeting.ts";
import { signedIn } from "./people.ts";
import { expect, test } from "./portal-test.ts";

test("every dialog of the portal is met here, or by the test that its place names", () => {
  expect([...Object.keys(meetings), ...Object.keys(followUps)].sort()).toEqual([...dialogModules()].sort());
});

for (const [module, { email, path, told, opener, before }] of Object.entries(meetings)) {
  test(`closing the dialog of ${module} gives the focus back to what opened it`, async ({ page, watch }) => {
    watch.expectRefusals(409, 500);
    await page.setViewportSize({ width: 1440, height: 800 });
    if (told) await tell(page, told);
    const person = await signedIn(page, "pt", email, path);
    const opens = await opener(person);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await before?.(person);
      await expect(opens).toBeVisible();
      await opens.focus();
      await page.keyboard.press("Enter");
      const dialog = page.locator("dialog[open]");
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(":focus").or(dialog.and(page.locator(":focus")))).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(opens, `${width} px`).toBeFocused();
    }
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
}
