/** @jest-environment jsdom */
import { useState } from "react";
import { pt, screen, show } from "../../../testing/show.tsx";
import { Button } from "../button.tsx";
import { ConfirmDialog, Dialog } from "./dialog.tsx";

function Terms() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Terms</Button>
      {isOpen && (
        <Dialog title="The terms" onClose={() => setOpen(false)}>
          <p>All of them.</p>
        </Dialog>
      )}
    </>
  );
}

test("a dialog takes the focus, closes on Escape and gives the focus back", async () => {
  const { person } = show(<Terms />);
  const opener = screen.getByRole("button", { name: "Terms" });
  await person.click(opener);
  const dialog = screen.getByRole("dialog", { name: "The terms" });
  expect(document.activeElement).toBe(dialog);
  await person.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test("a dialog closes by its own button", async () => {
  const { person } = show(<Terms />);
  await person.click(screen.getByRole("button", { name: "Terms" }));
  await person.click(screen.getByRole("button", { name: pt.shell.ui.close }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("what was confirmed once is not confirmed again while it is on its way", async () => {
  const confirm = jest.fn(() => new Promise(() => undefined));
  const { person } = show(
    <ConfirmDialog title="Leave?" confirmLabel="Leave" onConfirm={confirm} onCancel={() => undefined}>
      It cannot be taken back.
    </ConfirmDialog>,
  );
  expect(screen.getByRole("alertdialog", { name: "Leave?" }).textContent).toContain(
    "It cannot be taken back.",
  );
  await person.dblClick(screen.getByRole("button", { name: "Leave" }));
  expect(confirm).toHaveBeenCalledTimes(1);
});
