/** @jest-environment jsdom */
import type { RecordedCall } from "@portal/shared/sandbox/model.ts";
import { sandboxRoutes } from "@portal/shared/sandbox/routes.data.ts";
import { render } from "@testing-library/react";
import { pt, screen, showKnowing } from "../../../../testing/show.tsx";
import { CodeText } from "../code-text.tsx";
import { callQuery } from "../queries.ts";
import { CallDetail } from "./call-detail.tsx";
import { JsonText } from "./json-text.tsx";

const example = sandboxRoutes.getCall.answer;
if (!example) throw new Error("The route shows no call.");
const place = { companyId: "company", merchantId: "SBX7Q2M9KD4T1WZ" };
const words = pt.sandbox.calls;

const showCall = (changes: Partial<RecordedCall> = {}, mayAct = true) => {
  const call: RecordedCall = { ...example, ...changes };
  showKnowing(
    <CallDetail
      place={place}
      country="BR"
      callId={call.id}
      addressOf={({ transaction }) => `/elsewhere?transaction=${transaction}`}
      mayAct={mayAct}
      onOpen={() => undefined}
    />,
    [[callQuery(place, call.id), call]],
  );
};

test("a call shows what was sent and answered, by whom, and leads to its transaction", () => {
  showCall();
  expect(screen.getByRole("heading", { name: /^POST / }).textContent).toMatch(/^POST \S*\/v1\/transactions$/);
  expect(screen.getByText(words.originOf.program)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("link", { name: example.transactionId ?? "" }).getAttribute("href")).toBe(
    `/elsewhere?transaction=${example.transactionId}`,
  );
  expect(screen.queryByRole("heading", { name: words.query })).toBeNull();
});

test("a query is shown where there was one, and an outcome that was forced", () => {
  showCall({ query: '{"page":"2"}', outcome: "declined", transactionId: null, origin: "portal" });
  expect(screen.getByRole("heading", { name: words.query })).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("x-sandbox-outcome")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(words.originOf.portal)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(words.transaction)).toBeNull();
});

test("who runs the store sends it again; who reads along copies it, with a name that says its verb once", () => {
  showCall();
  expect(screen.getByRole("button", { name: pt.sandbox.again.send })).toBeInstanceOf(HTMLElement);
});
test("support only copies it", () => {
  showCall({}, false);
  expect(screen.queryByRole("button", { name: pt.sandbox.again.send })).toBeNull();
  expect(screen.getByRole("button", { name: "Copiar curl" })).toBeInstanceOf(HTMLElement);
});

test("a text of JSON is all there, indented, its names told from its values; one that was cut stays as it is", () => {
  const shown = (text: string) => {
    const { container } = render(<JsonText text={text} />);
    const marked = [...container.querySelectorAll<HTMLElement>("[data-kind]")];
    return [container.textContent, marked.map((each) => `${each.dataset.kind} ${each.textContent}`)];
  };
  const value = { a: "x:", b: [1, true] };
  expect(shown(JSON.stringify(value))).toEqual([
    JSON.stringify(value, null, 2),
    ['name "a"', 'value "x:"', 'name "b"', "value 1", "value true"],
  ]);
  expect(shown('{"a":1, "b')).toEqual(['{"a":1, "b', ['name "a"', "value 1"]]);
});

test("what is sent as it is stands out of its sentence", () => {
  const { container } = render(<CodeText text="Envie `nit` de novo" />);
  expect(container.innerHTML).toBe("Envie <code>nit</code> de novo");
});
