/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { tryItWords as words } from "../../../words/try-it.ts";
import { byTheRules } from "./call-request.ts";
import { OutcomeChooser } from "./outcome-chooser.tsx";

jest.mock("@docusaurus/useDocusaurusContext", () => () => ({ i18n: { currentLocale: "en" } }), {
  virtual: true,
});

const choose = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });

test("a tester asks for a result and for when its answer arrives", () => {
  const onChange = jest.fn();
  const chooser = (outcome: object) => (
    <OutcomeChooser
      outcome={{ ...byTheRules, ...outcome }}
      onChange={onChange}
      errorCodes={[["131", "Invalid"]]}
    />
  );
  const asked = () => onChange.mock.lastCall?.[0];
  const { rerender } = render(chooser({}));
  choose(screen.getByLabelText(words.outcome.result.en), "decline");
  expect(asked()).toEqual({ ...byTheRules, result: "decline", code: "51" });
  choose(screen.getByLabelText(words.outcome.result.en), "error");
  expect(asked()).toEqual({ ...byTheRules, result: "error", code: "131" });
  choose(screen.getByLabelText(words.outcome.arrival.en), "delay");
  expect(asked()).toEqual({ ...byTheRules, arrival: "delay" });
  expect(screen.queryByLabelText(words.outcome.seconds.en)).toBeNull();
  rerender(chooser({ result: "decline", code: "51", arrival: "delay" }));
  choose(screen.getByLabelText(words.outcome.declineCode.en), "n7");
  expect(asked()).toMatchObject({ code: "N7" });
  choose(screen.getByLabelText(words.outcome.seconds.en), "5");
  expect(asked()).toMatchObject({ seconds: "5" });
  expect(screen.queryByLabelText(words.outcome.errorCode.en)).toBeNull();
  rerender(chooser({ result: "error", code: "131" }));
  expect(screen.getByLabelText(words.outcome.errorCode.en).textContent).toBe("131: Invalid");
});
