/** @jest-environment jsdom */
import { act } from "@testing-library/react";
import { screen, show } from "../../../../testing/show.tsx";
import { notify } from "../notify.ts";
import { Toasts } from "./toasts.tsx";

test("a notice is read with its detail", async () => {
  show(<Toasts />);
  expect(screen.queryByText("Saved")).toBeNull();
  act(() => notify.error("Not saved", "No connection"));
  expect(await screen.findByText("Not saved")).toBeTruthy();
  expect(screen.getByText("No connection")).toBeTruthy();
});
