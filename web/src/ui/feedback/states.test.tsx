/** @jest-environment jsdom */
import { pt, screen, show } from "../../../testing/show.tsx";
import { Skeleton } from "./states.tsx";

test("what is on its way says so to everybody, not only to a screen reader", () => {
  show(<Skeleton />);
  expect(screen.getByText(pt.shell.ui.loading).closest(".brand-visually-hidden")).toBeNull();
});
