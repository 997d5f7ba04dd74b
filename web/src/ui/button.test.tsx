/** @jest-environment jsdom */
import { screen, show } from "../../testing/show.tsx";
import { Button, ButtonLink } from "./button.tsx";

test("a button in a form does not send it unless it says so", async () => {
  const sent = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { person } = show(
    <form onSubmit={sent}>
      <Button>Add</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await person.click(screen.getByRole("button", { name: "Add" }));
  expect(sent).not.toHaveBeenCalled();
  await person.click(screen.getByRole("button", { name: "Send" }));
  expect(sent).toHaveBeenCalledTimes(1);
});

test("a busy button does nothing when it is pressed, says that it is disabled, and keeps the focus", async () => {
  const act = jest.fn();
  const { person } = show(
    <Button isBusy onClick={act}>
      Save
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Save" });
  await person.click(button);
  await person.keyboard("{Enter}");
  expect(act).not.toHaveBeenCalled();
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(button);
});

test("each variant has its own look, and small ones are small", () => {
  show(
    <>
      <Button variant="primary">a</Button>
      <Button size="small">b</Button>
      <Button variant="danger">c</Button>
      <Button variant="link">d</Button>
      <Button variant="icon" aria-label="e" className="place" />
    </>,
  );
  expect(screen.getAllByRole("button").map(({ className }) => className)).toEqual([
    "brand-button brand-button--primary",
    "brand-button brand-button--secondary brand-button--small",
    "brand-button ui-button--danger",
    "ui-link",
    "ui-icon-button place",
  ]);
});

test("a link that looks like a button leads to where it says", () => {
  show(
    <>
      <ButtonLink href="/company">Company</ButtonLink>
      <ButtonLink href="mailto:help@example.com">Write</ButtonLink>
    </>,
  );
  expect(screen.getByRole("link", { name: "Company" }).getAttribute("href")).toBe("/company");
  expect(screen.getByRole("link", { name: "Write" }).getAttribute("href")).toBe("mailto:help@example.com");
});
