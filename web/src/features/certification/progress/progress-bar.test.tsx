/** @jest-environment jsdom */
import { screen, show } from "../../../../testing/show.tsx";
import { ProgressBar } from "./progress-bar.tsx";

const bar = () => screen.getByRole<HTMLProgressElement>("progressbar");

test("the bar is as long as the share of cases that are complete, and says so in words", () => {
  show(<ProgressBar complete={3} total={12} />);
  expect(bar().position).toBe(0.25);
  expect(bar().getAttribute("aria-label")).toMatch(/3 de 12/);
});

test("it is full when every case is, also when there is only one", () => {
  show(<ProgressBar complete={1} total={1} />);
  expect(bar().max).toBe(1);
  expect(bar().position).toBe(1);
});

test("without any case it is empty, and not a bar without an end", () => {
  show(<ProgressBar complete={0} total={0} />);
  expect(bar().max).toBe(1);
  expect(bar().getAttribute("max")).toBe("1");
  expect(bar().position).toBe(0);
});
