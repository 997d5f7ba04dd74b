/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { type CallSheet } from "../../../data/e-sitef/call-sheet.ts";
import { tryItWords as words } from "../../../words/try-it.ts";
import { codes, sheet } from "../testing/sheet.ts";
import { CallForm } from "./call-form.tsx";
import { byTheRules } from "./call-request.ts";
import { OutcomeChooser } from "./outcome-chooser.tsx";
import { useCall } from "./use-call.ts";

jest.mock("@docusaurus/useDocusaurusContext", () => () => ({ i18n: { currentLocale: "en" } }), {
  virtual: true,
});
jest.mock(
  "@docusaurus/Link",
  () =>
    ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
  { virtual: true },
);

const nothing = () => undefined;
const state = {
  access: undefined,
  created: undefined,
  isCreating: false,
  freshSession: async () => undefined,
};
const acts = { check: nothing, create: nothing, keep: nothing, refused: nothing };
function Form({ of = sheet }: { readonly of?: CallSheet }) {
  return <CallForm call={useCall(of, { ...state, ...acts })} codes={codes} />;
}
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });
beforeEach(() => sessionStorage.clear());

test("fields come by need, closed values are chosen, and what nobody needs is folded away", () => {
  render(<Form />);
  const query = screen.getByRole("group", { name: words.form.query.en });
  const names = [...query.querySelectorAll("label code")].map(({ textContent }) => textContent);
  expect(names).toEqual(["confirm", "store", "page"]);
  const choices = (name: RegExp) => [...field(name).querySelectorAll("option")].map(({ value }) => value);
  expect(choices(/^confirm/)).toEqual(["", "true", "false"]);
  expect(choices(/^method/)).toEqual(["", "credit", "debit", "pix"]);
  expect(field(/^amount/).inputMode).toBe("numeric");
  expect(field(/^store/).inputMode).toBe("text");
  expect(field(/^extra/).tagName).toBe("TEXTAREA");
  const more = screen.getByText(words.form.more.en.replace("%count%", "4")).closest("details");
  expect(more?.open).toBe(false);
  expect(more?.contains(field(/^note/))).toBe(true);
  expect(more?.contains(field(/^installments/))).toBe(false);
  const main = [...screen.getByRole("group", { name: words.form.body.en }).querySelectorAll("label code")];
  expect(main.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    "amount",
    "installments",
    "method",
    "card.holder",
  ]);
  expect(field(/^card\.holder/).closest("details")?.open).toBe(true);
  expect(field(/^buyer\.name/).closest("details")?.open).toBe(false);
});

test("a list takes members one by one and gives the last one back", () => {
  render(<Form />);
  const remove = (at: number) => words.form.remove.en.replace("%name%", `items[${at}]`);
  const add = words.form.add.en.replace("%name%", "items");
  expect(screen.queryByRole("button", { name: remove(0), hidden: true })).toBeNull();
  const pressHidden = (name: string) => fireEvent.click(screen.getByRole("button", { name, hidden: true }));
  pressHidden(add);
  pressHidden(add);
  type(field(/^items\[1\]\.sku/), "B");
  expect(field(/^items\[1\]\.sku/).value).toBe("B");
  pressHidden(remove(1));
  expect(screen.queryByLabelText(/^items\[1\]\.sku/)).toBeNull();
  expect(screen.getByLabelText(/^items\[0\]\.sku/)).toBeInstanceOf(HTMLElement);
});

test("an interface that only tells what happened leaves nothing to decide", () => {
  render(<Form of={{ ...sheet, product: "sitefex-ws-consulta" }} />);
  expect(screen.queryByRole("group", { name: words.outcome.title.en })).toBeNull();
});

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
  type(screen.getByLabelText(words.outcome.result.en), "decline");
  expect(asked()).toEqual({ ...byTheRules, result: "decline", code: "51" });
  type(screen.getByLabelText(words.outcome.result.en), "error");
  expect(asked()).toEqual({ ...byTheRules, result: "error", code: "131" });
  type(screen.getByLabelText(words.outcome.arrival.en), "delay");
  expect(asked()).toEqual({ ...byTheRules, arrival: "delay" });
  expect(screen.queryByLabelText(words.outcome.seconds.en)).toBeNull();
  rerender(chooser({ result: "decline", code: "51", arrival: "delay" }));
  type(screen.getByLabelText(words.outcome.declineCode.en), "n7");
  expect(asked()).toMatchObject({ code: "N7" });
  type(screen.getByLabelText(words.outcome.seconds.en), "5");
  expect(asked()).toMatchObject({ seconds: "5" });
  expect(screen.queryByLabelText(words.outcome.errorCode.en)).toBeNull();
  rerender(chooser({ result: "error", code: "131" }));
  expect(screen.getByLabelText(words.outcome.errorCode.en).textContent).toBe("131: Invalid");
});
