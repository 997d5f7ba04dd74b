/** @jest-environment jsdom */
import { site } from "@portal/shared/site.ts";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { ownStore } from "../data/e-sitef/call-sheet.ts";
import { refusedExamples } from "../data/e-sitef/failure/refused-examples.data.ts";
import { paymentDo } from "../data/examples/esitef-payment-examples.ts";
import { operationPageWords as words } from "../words/operation-page.ts";
import { signatureCheckWords } from "../words/signature-check.ts";
import { CodeSamples, LibrarySamples } from "./code-samples.tsx";
import { CaseCall } from "./components/case-call.tsx";
import { Exchange } from "./exchange.tsx";
import { CallAddress } from "./operation/call-address.tsx";
import { CallExample } from "./operation/call-example.tsx";
import { Members, Parameter, Parameters } from "./operation/parameters.tsx";
import { SignatureCheck } from "./signature-check/signature-check.tsx";
import type { Verdict } from "./signature-check/verdict.ts";

jest.mock("@docusaurus/useDocusaurusContext", () => () => ({ i18n: { currentLocale: "en" } }), {
  virtual: true,
});
jest.mock("@docusaurus/useBrokenLinks", () => () => ({ collectAnchor: () => undefined }), { virtual: true });
jest.mock(
  "@docusaurus/Link",
  () =>
    ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
  { virtual: true },
);
jest.mock(
  "@theme/CodeBlock",
  () =>
    ({ title, language, children }: { title?: string; language: string; children: string }) => (
      <pre title={title} data-language={language}>
        {children}
      </pre>
    ),
  { virtual: true },
);
jest.mock(
  "@theme/Tabs",
  () =>
    ({ children }: { children: string }) => <div>{children}</div>,
  {
    virtual: true,
  },
);
jest.mock(
  "@theme/TabItem",
  () =>
    ({ label, children }: { label: string; children: string }) => (
      <section aria-label={label}>{children}</section>
    ),
  { virtual: true },
);
let verdict: Verdict;
jest.mock("./signature-check/verdict.ts", () => ({
  freshSeconds: 300,
  verdictOn: async () => verdict,
  exampleOf: async () => ({ secret: "whsec_1", headers: "webhook-id: 1", body: "a=1" }),
}));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const labels = () => screen.getAllByRole("region").map((each) => each.getAttribute("aria-label"));
const sample = (name: string) => screen.getByRole("region", { name }).textContent ?? "";

describe("the call of a page", () => {
  const refused = refusedExamples["payment-do"];
  if (!refused) throw new Error("No call has a refused answer.");
  const declined = { status: 200, response: { code: "0" } } as const;
  const call = { name: "payment-do", example: paymentDo, refused };

  test("shows what is answered: done, declined where somebody can decline it, and refused for a wrong value", () => {
    const { unmount } = render(<CallExample call={{ ...call, refused: { ...refused, declined } }} />);
    const answers = (name: Readonly<Record<"en", string>>, status: number) => `${status} ${name.en}`;
    expect(labels()).toEqual(
      expect.arrayContaining([
        answers(words.approved, paymentDo.status),
        answers(words.declined, declined.status),
      ]),
    );
    expect(screen.getByText(refused.invalid.name, { exact: false })).toBeInstanceOf(HTMLElement);
    unmount();
    render(<CallExample call={{ ...call, refused: { invalid: { ...refused.invalid, status: 404 } } }} />);
    const shown = labels();
    expect(shown).toContain(answers(words.accepted, paymentDo.status));
    expect(shown).toContain(answers(words.refused, 404));
    expect(shown.filter((label) => label?.includes(words.declined.en))).toEqual([]);
  });

  test("goes to the sandbox of this site, or where the reader wants, in every sample and address", () => {
    render(
      <>
        <Exchange example={paymentDo} />
        <CallAddress method="POST" address={paymentDo.url} />
      </>,
    );
    const here = paymentDo.url.replace(`https://${site.testHost}`, `${window.location.origin}/sandbox`);
    expect(screen.getByText(`POST ${here}`)).toBeInstanceOf(HTMLElement);
    fireEvent.click(screen.getByRole("radio", { name: words.environment.production.en }));
    const there = paymentDo.url.replace(site.testHost, site.productionHost);
    expect(screen.getByText(`POST ${there}`)).toBeInstanceOf(HTMLElement);
    expect(document.querySelector('pre[data-language="bash"]')?.textContent).toContain(there);
    expect(localStorage.getItem("examples.environment")).toBe("production");
    fireEvent.click(screen.getByRole("radio", { name: words.environment.sandbox.en }));
    expect(localStorage.getItem("examples.environment")).toBeNull();
  });

  test("of another product goes where its example says, and nobody is asked", () => {
    const example = { ...paymentDo, url: "https://psp.example.com/gateway/token", response: undefined };
    render(<Exchange example={example} />);
    expect(screen.queryByRole("radio")).toBeNull();
    expect(document.querySelector("[data-request]")).not.toBeNull();
    expect(document.body.textContent).toContain(example.url);
  });

  test("has the store of who is signed in, and the example's own for anybody else", async () => {
    const { unmount } = render(<Exchange example={paymentDo} />);
    expect(document.body.textContent).toContain(ownStore);
    unmount();
    localStorage.setItem("CognitoIdentityServiceProvider.client.LastAuthUser", "ana");
    sessionStorage.setItem("examples.merchantId.ana", "SBX7");
    render(<Exchange example={paymentDo} />);
    expect((await screen.findAllByText(/SBX7/)).length).toBeGreaterThan(0);
    expect(document.body.textContent).not.toContain(ownStore);
  });

  test("comes with one sample for each language", () => {
    const { unmount } = render(<CodeSamples samples={{ curl: "curl -X", python: "print()" }} />);
    expect(sample("Shell")).toBe("curl -X");
    expect(sample("Python")).toBe("print()");
    expect(labels()).not.toContain("cURL");
    unmount();
    render(<LibrarySamples samples={{ c: "int main", pascal: "begin", csharp: "var", java: "final" }} />);
    expect(["C", "Delphi", "C#", "Java"].map(sample)).toEqual(["int main", "begin", "var", "final"]);
  });
});

describe("the parameters of a call", () => {
  const list = (
    <Parameters total={7}>
      <Parameter id="card" name="card" need="no">
        <Members of="card" count={1}>
          <Parameter id="card-number" name="card.number" need="yes">
            A number
          </Parameter>
        </Members>
      </Parameter>
    </Parameters>
  );
  const fold = () => screen.getByText("A number").closest("details");

  test("can be cut to those that every call needs, and say how many that hides", () => {
    render(list);
    const only = screen.getByRole("checkbox", { name: words.onlyRequired.en });
    expect(document.querySelector("[data-only]")).toBeNull();
    fireEvent.click(only);
    expect(document.querySelector("[data-only]")?.getAttribute("data-only")).toBe("required");
    expect(screen.getByRole("status").textContent).toBe(words.hidden.en.replace("%count%", "7"));
    expect(localStorage.getItem("parameters.onlyRequired")).toBe("yes");
    fireEvent.click(only);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  test("are unfolded for the address that names one of them, and stay folded for any other", () => {
    window.history.replaceState(null, "", "#elsewhere");
    const { unmount } = render(list);
    expect(fold()?.open).toBe(false);
    window.history.replaceState(null, "", "#card-number");
    fireEvent(window, new Event("hashchange"));
    expect(fold()?.open).toBe(true);
    unmount();
    render(list);
    expect(fold()?.open).toBe(true);
  });

  test("say what an object holds, and a name is copied with one press", async () => {
    const writeText = jest.fn(async () => undefined);
    Object.assign(navigator, { clipboard: { writeText } });
    render(list);
    expect(fold()?.querySelector("summary")?.textContent).toContain("1");
    const copy = screen.getByRole("button", { name: words.copy.en.replace("%name%", "card.number") });
    await act(async () => fireEvent.click(copy));
    expect(writeText).toHaveBeenCalledWith("card.number");
    expect(copy.getAttribute("aria-label")).toBe(words.copied.en.replace("%name%", "card.number"));
    fireEvent.blur(copy);
    expect(copy.getAttribute("aria-label")).toBe(words.copy.en.replace("%name%", "card.number"));
  });
});

test("the link of a certification case carries its request when it is followed, made of this day", () => {
  render(
    <CaseCall test="card-cancel" place={0}>
      Send
    </CaseCall>,
  );
  const link = screen.queryByRole("link", { name: "Send" });
  if (!link) throw new Error("The case has no call.");
  const before = link.getAttribute("href");
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(link);
  expect(before).toMatch(/^\/en\/docs\/.*#/);
  expect(link.getAttribute("href")?.length).toBeGreaterThan(before?.length ?? 0);
});

test("a case that there is not has no link", () => {
  const { container } = render(
    <CaseCall test="no-case" place={0}>
      Send
    </CaseCall>,
  );
  expect(container.innerHTML).toBe("");
});

describe("the check of a signature", () => {
  const said = () => screen.getByRole("status");
  const check = () => fireEvent.click(screen.getByRole("button", { name: signatureCheckWords.check.en }));

  test.each<[Verdict, string, boolean]>([
    [{ kind: "ours", seconds: 4 }, "ours", true],
    [{ kind: "old", seconds: -900 }, "900", false],
    [{ kind: "missing", header: "webhook-id" }, "webhook-id", false],
    [{ kind: "not-ours" }, "not-ours", false],
  ])("of a notification says %j", async (given, told, isValid) => {
    verdict = given;
    render(<SignatureCheck />);
    fireEvent.click(screen.getByRole("button", { name: signatureCheckWords.open.en }));
    fireEvent.click(await screen.findByRole("button", { name: signatureCheckWords.example.en }));
    const { valid, invalid, field } = signatureCheckWords;
    await within(said()).findByText((isValid ? valid : invalid).en);
    expect(said().getAttribute("data-verdict")).toBe(given.kind);
    if (told !== given.kind) expect(said().textContent).toContain(told);
    const secret = screen.getByLabelText<HTMLTextAreaElement>(field.secret.en);
    expect(secret.value).toBe("whsec_1");
    fireEvent.change(secret, { target: { value: "another" } });
    expect(said().textContent).toBe("");
    check();
    expect(await within(said()).findByText((isValid ? valid : invalid).en)).toBeInstanceOf(HTMLElement);
  });
});
