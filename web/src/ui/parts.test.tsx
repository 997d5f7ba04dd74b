/** @jest-environment jsdom */
import { fireEvent, render } from "@testing-library/react";
import type { SubmitEvent } from "react";
import { pt, screen, show, showKnowing, within } from "../../testing/show.tsx";
import { SendCorrections } from "./feedback/send-corrections.tsx";
import { DocsLink } from "./form/docs-link.tsx";
import { useFieldSentence } from "./form/field/field-sentence.ts";
import { focusField } from "./form/field/focus-field.ts";
import { sendWholeCode } from "./form/field/whole-code.ts";
import { inWords } from "./in-words.tsx";
import { Guidelines } from "./list/guidelines.tsx";
import { type NavStep, StepNav } from "./steps/step-nav.tsx";
import { useTopOnChange } from "./steps/use-top-on-change.ts";
import { useFocusOnChange } from "./use-focus-on-change.ts";

describe("the question before corrections are sent", () => {
  const words = pt.correction.send;
  const acts = { onConfirm: jest.fn(), onCancel: jest.fn() };
  const ask = (counted: readonly [open: number, changed: number, answered: number] | undefined) => {
    const [open = 0, changed = 0, answered = 0] = counted ?? [];
    return show(
      <SendCorrections
        title="Enviar?"
        confirmLabel="Enviar"
        cancelLabel="Voltar"
        count={counted && { open, changed, answered }}
        unchanged={["CNPJ", "Nome"]}
        untouchedLead="Corrija algo."
        {...acts}
      >
        <p>Mais</p>
      </SendCorrections>,
    );
  };
  const dialog = () => screen.getByRole("alertdialog");

  test("sends nothing where nothing was corrected or answered", async () => {
    const { person } = ask([2, 0, 0]);
    expect(dialog().textContent).toContain(words.untouched);
    expect(dialog().textContent).toContain("Corrija algo.");
    expect(screen.queryByRole("button", { name: "Enviar" })).toBeNull();
    await person.click(screen.getByRole("button", { name: "Voltar" }));
    expect(acts.onCancel).toHaveBeenCalledTimes(1);
  });

  test.each([
    [[1, 1, 0], true],
    [[1, 0, 1], true],
    [[0, 2, 0], false],
    [[0, 0, 0], false],
    [undefined, false],
  ] as const)(
    "with %j of them open, changed and answered, names what returns unchanged: %s",
    async (counted, isPartial) => {
      acts.onConfirm.mockClear();
      const { person } = ask(counted);
      expect(screen.queryByText(words.unchanged) !== null).toBe(isPartial);
      expect(screen.queryByText("CNPJ") !== null).toBe(isPartial);
      expect(screen.getByText("Mais")).toBeTruthy();
      await person.click(screen.getByRole("button", { name: isPartial ? words.anyway : "Enviar" }));
      expect(acts.onConfirm).toHaveBeenCalledTimes(1);
    },
  );
});

describe("the parts of what is filled in", () => {
  const step = (id: string, href: string, state: NavStep["state"]): NavStep => ({
    id,
    href,
    state,
    label: id,
    detail: `${id} detail`,
  });
  const steps = [
    step("one", "#one", "done"),
    step("two", "/two", "adjust"),
    step("three", "/three", "ahead"),
  ];
  const nav = (current: string | undefined, more: object = {}) =>
    show(<StepNav label="Etapas" steps={steps} current={current} currentIs="step" {...more} />, "pt");
  const marks = () =>
    screen.getAllByRole("listitem").map((item) => item.querySelector("[aria-hidden]")?.textContent);

  test("say how each stands, and which one is open", () => {
    nav("two", { lead: "Resta uma" });
    expect(screen.getByText("Resta uma")).toBeTruthy();
    expect(screen.getAllByRole("listitem").map((item) => item.dataset.state)).toEqual([
      "done",
      "adjust",
      "ahead",
    ]);
    expect(screen.getByRole("link", { current: "step" }).getAttribute("href")).toBe("/two");
    expect(screen.getByRole("link", { name: /^one/ }).getAttribute("href")).toBe("#one");
    expect(marks()).toEqual(["", "", ""]);
    expect(document.querySelectorAll("svg")).toHaveLength(1);
  });

  test("have numbers where their order counts, but for those that are done", () => {
    nav("one", { isNumbered: true, currentIs: "location" });
    expect(marks()).toEqual(["", "2", "3"]);
    expect(screen.getByRole("link", { current: "location" }).textContent).toContain("one detail");
  });

  test("keep the open one in the middle of a narrow strip", () => {
    const scrolled = jest.spyOn(Element.prototype, "scrollTo").mockImplementation(() => undefined);
    const width = jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(60);
    const left = jest.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockReturnValue(200);
    const frame = jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(100);
    nav("two");
    expect(scrolled).toHaveBeenCalledWith({ left: 180 });
    scrolled.mockClear();
    nav(undefined);
    expect(scrolled).not.toHaveBeenCalled();
    for (const spy of [scrolled, width, left, frame]) spy.mockRestore();
  });
});

test("guidelines lead to pages of the documentation in the reader's language", () => {
  const points = [{ id: "a", title: "Assinatura", text: "Confira." }];
  const readings = [{ label: "Webhooks", path: "/docs/e-sitef/webhooks" as const }];
  show(
    <Guidelines title="Olhamos" lead="Em cada teste" readingsLabel="Leia" {...{ points, readings }} />,
    "es",
  );
  const region = screen.getByRole("region", { name: "Olhamos" });
  expect(within(region).getByRole("heading", { level: 3 }).textContent).toBe("Assinatura");
  expect(within(region).getByRole("link").getAttribute("href")).toBe("/es/docs/e-sitef/webhooks");
});

test("a page of the documentation opens beside what was typed, and says what it explains where there are several", () => {
  show(
    <>
      <DocsLink page="/docs/e-sitef/glossario" />
      <DocsLink page="/docs/e-sitef/glossario" about="NIT" />
    </>,
    "en",
  );
  const [plain, told] = screen.getAllByRole("link");
  expect(plain?.getAttribute("aria-label")).toBeNull();
  expect(told?.getAttribute("aria-label")).toMatch(/: NIT$/);
  expect([told?.getAttribute("href"), told?.getAttribute("target")]).toEqual([
    "/en/docs/e-sitef/glossario",
    "_blank",
  ]);
});

test("a form that is replaced by its result is left for the top of the page, and only then", () => {
  const top = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  function Page({ view }: { view: string }) {
    useTopOnChange(view);
    return (
      <main id="main" tabIndex={-1}>
        {view}
      </main>
    );
  }
  const { rerender } = render(<Page view="form" />);
  rerender(<Page view="form" />);
  expect(top).not.toHaveBeenCalled();
  rerender(<Page view="result" />);
  expect(top).toHaveBeenCalledWith(0, 0);
  expect(document.activeElement).toBe(screen.getByRole("main"));
  rerender(<Page view="result" />);
  expect(top).toHaveBeenCalledTimes(1);
});

test.each([
  [0, false],
  [700, true],
])(
  "what replaces the controls that are gone takes the focus; %i below the top it is brought there: %s",
  (below, isBrought) => {
    const top = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    const brought = jest.fn();
    Element.prototype.scrollIntoView = brought;
    const place = jest
      .spyOn(Element.prototype, "getBoundingClientRect")
      .mockReturnValue(new DOMRect(0, below, 1, 1));
    function Panel({ state }: { state: string }) {
      return <section ref={useFocusOnChange<HTMLElement>(state)} tabIndex={-1} aria-label={state} />;
    }
    const { rerender } = render(<Panel state="asked" />);
    expect(document.activeElement).toBe(document.body);
    rerender(<Panel state="sent" />);
    expect(document.activeElement).toBe(screen.getByRole("region"));
    expect(top).toHaveBeenLastCalledWith(0, 0);
    expect(brought.mock.calls).toEqual(isBrought ? [[{ block: "start" }]] : []);
    place.mockRestore();
  },
);

test("a part that brings its words shows something else until they are there", async () => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((done) => {
    arrive = done;
  });
  const Part = inWords("shell", () => arrival);
  showKnowing(<Part before="Carregando">Pronto</Part>, []);
  expect(screen.getByText("Carregando")).toBeTruthy();
  arrive();
  expect(await screen.findByText("Pronto")).toBeTruthy();
  expect(screen.queryByText("Carregando")).toBeNull();
});

describe("a field", () => {
  const scrolled = jest.fn();
  beforeEach(() => {
    Element.prototype.scrollIntoView = scrolled;
    document.body.innerHTML =
      '<fieldset id="group"><label>A</label><input id="first" /></fieldset><input id="alone" /><fieldset id="bare" tabindex="-1"></fieldset>';
  });

  test.each([
    ["alone", "alone"],
    ["group", "first"],
    ["bare", "bare"],
  ])("%s is brought into view with the cursor in %s", (id, focused) => {
    focusField(id);
    expect(document.activeElement?.id).toBe(focused);
    expect(scrolled).toHaveBeenLastCalledWith({ block: "center" });
  });

  test.each([
    ["123456", "123456"],
    ["123 45-6", "123456"],
    ["12345", undefined],
    ["1234567", undefined],
  ])("with the mailed code %j in it sends %s", (typed, sent) => {
    const submit = jest.fn((event: SubmitEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <input aria-label="code" onInput={sendWholeCode} />
      </form>,
    );
    const input = screen.getByLabelText<HTMLInputElement>("code");
    fireEvent.input(input, { target: { value: typed } });
    expect(submit).toHaveBeenCalledTimes(sent ? 1 : 0);
    expect(input.value).toBe(sent ?? typed);
  });

  test("that is refused says why in its sentence, whatever refused it", () => {
    function Sentences() {
      const sentence = useFieldSentence();
      const refusals = [
        { type: "required" },
        { type: "too-long", message: "30" },
        { type: "of-another-library", message: "Required" },
      ];
      return refusals.map((refusal) => <p key={refusal.type}>{sentence(refusal, "Nome")}</p>);
    }
    show(<Sentences />);
    const [required, long, other] = screen.getAllByRole("paragraph").map(({ textContent }) => textContent);
    expect(required).toBe("O campo Nome é obrigatório");
    expect(long).toContain("30");
    expect(other).toBe(pt.errors.field.invalid.replace("{field}", "Nome"));
  });
});
