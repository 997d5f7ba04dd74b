/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { createRef } from "react";
import { pt, screen, show } from "../../../testing/show.tsx";
import { DropZone } from "./drop-zone.tsx";

const words = pt.evidence.panel;
const onFiles = jest.fn();
const file = new File(["x"], "tela.png", { type: "image/png" });
const withFiles = { dataTransfer: { types: ["Files"], files: [file] } };

const showZone = (isFull = false) => {
  show(<DropZone isFull={isFull} onFiles={onFiles} buttonRef={createRef()} />);
  const zone = document.querySelector<HTMLElement>(".evidence-drop");
  if (!zone) throw new Error("There is nothing to drop on.");
  return zone;
};
beforeEach(() => jest.clearAllMocks());

test("files that are dropped are taken, and only files light the place up", () => {
  const zone = showZone();
  fireEvent.dragOver(zone, { dataTransfer: { types: ["text/plain"] } });
  expect(zone.dataset["over"]).toBe("false");
  fireEvent.dragOver(zone, withFiles);
  expect(zone.dataset["over"]).toBe("true");
  fireEvent.drop(zone, withFiles);
  expect(onFiles).toHaveBeenCalledWith([file]);
  expect(zone.dataset["over"]).toBe("false");
});

test("a file that misses the place does not replace the page, while a text may go where it likes", () => {
  showZone();
  expect(fireEvent.drop(document.body, withFiles)).toBe(false);
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ["text/plain"] } })).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});

test.each([true, false])(
  "beside the button stands what may be sent, or that there is no room: %s",
  (isFull) => {
    showZone(isFull);
    const note = document.getElementById(
      screen.getByRole("button", { name: words.choose }).getAttribute("aria-describedby") ?? "",
    );
    expect(/MB/.test(note?.textContent ?? "")).toBe(!isFull);
  },
);
