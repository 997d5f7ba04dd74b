/** @jest-environment jsdom */
import * as z from "zod/mini";
import { pt, screen, showKnowing } from "../../../testing/show.tsx";
import { ApiError } from "../../lib/api/api-error.ts";
import { readsOf } from "../../lib/api/read.ts";
import type { Submission } from "../../lib/api/submission.ts";
import { Button } from "../../ui/button.tsx";
import { ApiForm } from "../../ui/form/api-form.tsx";
import { CheckboxGroup } from "../../ui/form/field/choices.tsx";
import { TextField } from "../../ui/form/field/text-field.tsx";
import { SubmitButton } from "../../ui/form/submit-bar.tsx";
import { BeginButton, RestartButton } from "./act-button.tsx";
import { CasePanel } from "./case-panel.tsx";
import { keepUnder } from "./keep.ts";
import { FoundCases } from "./match/found-cases.tsx";
import { useMatchesOf } from "./match/use-matches.ts";
import { ReturnForm } from "./return-form.tsx";
import { returnSubmissionOf } from "./return-submission.ts";
import { NotBegun, ReturnsPlace, useFilledIn } from "./returns-place.tsx";
import type { AnyCertification, CertificationScreens } from "./screens.ts";
import { SendButton, SendFailure, useSend } from "./send.tsx";
import { CertificationStatusBadge } from "./status-badge.tsx";
import { useSelectionForm } from "./use-selection-form.ts";

/** A product of two cases, in the words of one that there is. */
const words = "fraud-certification";
const said = pt[words];

const now: AnyCertification = {
  companyId: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
  version: 4,
  status: "open",
  isUnlocked: true,
  begunAt: "2026-11-20T10:00:00.000Z",
  attempt: 1,
  selected: ["first"],
  returns: {},
  reviews: {},
  review: null,
  matched: {},
  occurrence: null,
};
const later = { ...now, version: 5 };
const schema = z.pipe(
  z.looseObject({ version: z.number() }),
  z.transform(({ version }): AnyCertification => ({ ...now, version })),
);

const act = jest.fn<Promise<AnyCertification>, [AnyCertification, string, unknown?]>();
const sent = jest.fn<void, [unknown]>();
const submission = (body: z.ZodMiniType): Submission<AnyCertification> => ({
  schema: body,
  returns: schema,
  send: async (typed) => {
    sent(typed);
    return later;
  },
});
const keptUnder = ["third", now.companyId];
const screens: CertificationScreens<AnyCertification> = {
  words,
  product: "fraud-prevention",
  schema,
  returnsPage: "/anti-fraud/certification/send-test",
  act,
  select: () => submission(z.object({ version: z.number(), caseIds: z.array(z.string()) })),
  saveReturn: (_, caseId) =>
    submission(
      z.object({
        version: z.number(),
        return: z.object({ case: z.literal(caseId), valueCents: z.number() }),
      }),
    ),
  keep: keepUnder(words, "fraud-prevention", () => keptUnder),
};

beforeEach(() => {
  act.mockReset().mockResolvedValue(later);
  sent.mockReset();
});

test("it begins by its own act, and what is answered is kept", async () => {
  const { person, client } = showKnowing(<BeginButton screens={screens} certification={now} />, []);
  await person.click(screen.getByRole("button", { name: said.ready.begin }));
  expect(act).toHaveBeenCalledWith(now, "begin");
  expect(client.getQueryData(keptUnder)).toEqual(later);
});

test("a restart asks first, and says what becomes of a conclusion", async () => {
  const { person } = showKnowing(
    <RestartButton screens={screens} certification={{ ...now, status: "concluded" }} />,
    [],
  );
  await person.click(screen.getByRole("button", { name: said.restart.action }));
  expect(act).not.toHaveBeenCalled();
  expect(screen.getByRole("alertdialog").textContent).toContain(said.restart.concludedLead);
  await person.click(screen.getByRole("button", { name: said.restart.confirm }));
  expect(act).toHaveBeenCalledWith(expect.anything(), "restart");
});

test("whatever else is read of it, of its production and of its stages is read again after an act", () => {
  const { client } = showKnowing(null, []);
  const read = (feature: Parameters<typeof readsOf>[0]) => {
    const { queryKey } = readsOf(feature, { companyId: now.companyId }, "x");
    client.setQueryData(queryKey, {});
    return () => client.getQueryState(queryKey)?.isInvalidated;
  };
  const reads = [read(words), read("history"), read("occurrence")];
  screens.keep(client, later);
  expect(reads.map((isOutdated) => isOutdated())).toEqual([true, true, true]);
  expect(client.getQueryState(keptUnder)?.isInvalidated).toBe(false);
});

function Sending({ onIncomplete }: { readonly onIncomplete?: () => void }) {
  const sending = useSend(screens, now);
  return (
    <>
      {sending.failure && <SendFailure words={words} failure={sending.failure} />}
      <SendButton
        words={words}
        sending={sending}
        onIncomplete={onIncomplete}
        renderDialog={({ onConfirm }) => <Button onClick={() => void onConfirm()}>Sure</Button>}
      />
    </>
  );
}

test("it is sent once somebody is sure, and a failure stands beside the button", async () => {
  act.mockRejectedValue(new ApiError("version-conflict"));
  const { person } = showKnowing(<Sending />, []);
  await person.click(screen.getByRole("button", { name: said.summary.send }));
  await person.click(screen.getByRole("button", { name: "Sure" }));
  expect(act).toHaveBeenCalledWith(now, "send", { idempotencyKey: expect.any(String) });
  expect(screen.getByRole("alert").textContent).toContain(said.notifyFailed);
  expect(screen.queryByRole("button", { name: "Sure" })).toBeNull();
});

test("while something is missing the button leads there and asks nothing", async () => {
  const onIncomplete = jest.fn();
  const { person } = showKnowing(<Sending onIncomplete={onIncomplete} />, []);
  await person.click(screen.getByRole("button", { name: said.summary.send }));
  expect(onIncomplete).toHaveBeenCalled();
  expect(screen.queryByRole("button", { name: "Sure" })).toBeNull();
  expect(screen.getByText(said.summary.notYet)).toBeInstanceOf(HTMLElement);
});

test("what a test brought is sent as the case's, with money as cents", async () => {
  const onSaved = jest.fn();
  const asSent = (given: Readonly<Record<string, unknown>>) => ({ ...given, case: "first" });
  const { person } = showKnowing(
    <ReturnForm
      screens={screens}
      certification={now}
      caseId="first"
      submission={() => returnSubmissionOf(screens, now, { caseId: "first", country: "BR", asSent })}
      valuesOf={({ version }) => ({ version, return: { valueCents: "" } })}
      note=""
      evidence={<p>Files</p>}
      onward="Onward"
      onSaved={onSaved}
    >
      <TextField name="return.valueCents" label="Amount" />
    </ReturnForm>,
    [],
  );
  expect(screen.getByText(said.sendTest.proposed)).toBeInstanceOf(HTMLElement);
  await person.type(screen.getByLabelText("Amount"), "12,34");
  await person.click(screen.getByRole("button", { name: "Onward" }));
  expect(sent).toHaveBeenCalledWith({ version: 4, return: { case: "first", valueCents: 1234 } });
  expect(onSaved).toHaveBeenCalledWith(later, true);
});

function Selection() {
  const form = useSelectionForm(screens, now);
  return (
    <ApiForm form={form} aria-label="Cases">
      <CheckboxGroup
        name="caseIds"
        label="Cases"
        choices={["first", "second"].map((id) => ({ id, label: { pt: id, en: id, es: id } }))}
      />
      <SubmitButton form={form} intent="select">
        Choose
      </SubmitButton>
    </ApiForm>
  );
}

test("which cases are sent next is chosen on the version that is shown", async () => {
  const { person } = showKnowing(<Selection />, []);
  await person.click(screen.getByRole("checkbox", { name: "second" }));
  await person.click(screen.getByRole("button", { name: "Choose" }));
  expect(sent).toHaveBeenCalledWith({ version: 4, caseIds: ["first", "second"] });
});

function Filling({ certification }: { readonly certification: AnyCertification }) {
  const { filled, onUsed } = useFilledIn(certification);
  const use = useMatchesOf<AnyCertification, string>(screens.keep, {
    words: "fraud-match",
    use: async () => later,
    onUsed,
  });
  return (
    <>
      <FoundCases
        words="fraud-match"
        certification={now}
        openIds={["first"]}
        provedIds={["first"]}
        use={use}
      />
      <output>{filled}</output>
    </>
  );
}

test("a form begins anew once what was filled in is what is shown, and not before", async () => {
  const { person } = showKnowing(<Filling certification={now} />, []);
  await person.click(screen.getByRole("button"));
  expect(screen.getByRole("status").textContent).toBe("0");
});
test("then it does", async () => {
  const { person } = showKnowing(<Filling certification={later} />, []);
  await person.click(screen.getByRole("button"));
  expect(screen.getByRole("status").textContent).toBe("5");
});

const filesOf = (known: { readonly isPending?: boolean; readonly error?: Error }) =>
  showKnowing(
    <ReturnsPlace
      words={words}
      evidence={{ isPending: false, error: null, refetch: () => undefined, ...known }}
      shown="first"
    >
      <p>Cases</p>
    </ReturnsPlace>,
    [],
  );

test("results are filled in once it is known which files there are", () => {
  filesOf({ isPending: true });
  expect(screen.queryByText("Cases")).toBeNull();
});
test("files that could not be read are told, and keep nobody from filling in", () => {
  filesOf({ error: new ApiError("network") });
  expect(screen.getByText(said.summary.evidenceFailed)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("Cases")).toBeInstanceOf(HTMLElement);
});

const showCase = (isEditable: boolean) =>
  showKnowing(
    <CasePanel
      words={words}
      isEditable={isEditable}
      needsFile
      facts={<p>Facts</p>}
      match={null}
      evidence={<p>Files</p>}
      renderForm={(files) => <form aria-label="Form">{files}</form>}
      view={<p>Given</p>}
    />,
    [],
  );

test("a case that may be filled in has its files within its form, and says that it needs one", () => {
  showCase(true);
  expect(screen.getByRole("form").textContent).toContain("Files");
  expect(screen.getByText(said.sendTest.evidenceNeeded)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText("Given")).toBeNull();
});
test("one that may not is read, with its files below", () => {
  showCase(false);
  expect(screen.getByText("Given")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("Files")).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(said.sendTest.evidenceNeeded)).toBeNull();
});

test("before it begins the way leads to where it does, and its state is told in its own words", () => {
  showKnowing(
    <>
      <CertificationStatusBadge words={words} status="ready" />
      <NotBegun words={words} to="/anti-fraud/certification" />
    </>,
    [],
  );
  expect(screen.getByText(said.status.ready)).toBeInstanceOf(HTMLElement);
  const way = screen.getByRole("link", { name: said.sendTest.notBegun.action });
  expect(way.getAttribute("href")).toBe("/anti-fraud/certification");
});
