/** @jest-environment jsdom */
import { act, fireEvent, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { pt, screen, show } from "../../../testing/show.tsx";
import { lazyPart } from "./lazy-part.tsx";

const Found = () => <p>The part.</p>;

/** A part whose code arrives only from that try on. */
function partFrom(try_: number) {
  let tries = 0;
  return lazyPart(async () => {
    tries += 1;
    if (tries < try_) throw new TypeError("Failed to fetch dynamically imported module");
    return Found;
  });
}

beforeEach(() => {
  // React tells of every error that a boundary has caught.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

const draw = (Part: ReturnType<typeof partFrom>) =>
  show(
    <>
      <input aria-label="Name" />
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );

const networkReturns = () => act(async () => fireEvent(window, new Event("online")));

test("a part that did not arrive comes by itself once the network is back, and takes no focus", async () => {
  const { person } = draw(partFrom(3));
  await screen.findByRole("alert");
  await person.type(screen.getByRole("textbox"), "typed");
  await networkReturns();
  expect(screen.getByRole("alert").textContent).toContain(pt.shell.part.failed);
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  await networkReturns();
  expect(await screen.findByText("The part.")).not.toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("textbox")).toHaveProperty("value", "typed");
});

test("whoever asks for it in vain goes on from the same button, and may load the page anew", async () => {
  const { person } = draw(partFrom(3));
  await screen.findByRole("alert");
  await person.click(screen.getByRole("button", { name: pt.shell.ui.retry }));
  expect(screen.getByRole("alert").textContent).toContain(pt.shell.part.stillFailing);
  const again = screen.getByRole("button", { name: pt.shell.ui.retry });
  await waitFor(() => expect(document.activeElement).toBe(again));
  expect(screen.getByRole("button", { name: pt.shell.part.reload })).not.toBeNull();
  await person.click(again);
  expect(await screen.findByText("The part.")).not.toBeNull();
});
