import { applicableCases, scopeOf } from "@portal/shared/certification/case-rules.ts";
import type { CaseReturn, CaseReview } from "@portal/shared/certification/model.ts";
import { DomainError } from "@portal/shared/errors.ts";
import type { Snapshot } from "../../platform/table/table.ts";
import { stageKeys } from "../../stage/keys.ts";
import { decideBegin, decideRestart } from "../certification-engine/attempt.ts";
import {
  decideConclude,
  decideReject,
  decideReturn,
  decideSelect,
  decideSend,
} from "../certification-engine/decide.ts";
import { begun, untested } from "../certification-engine/model.ts";
import type { CertificationItem } from "./model.ts";
import { freshChoice, certificationScript as script } from "./script.ts";

const at = "2026-11-22T12:00:00.000Z";
const by = { sub: "ana", name: "Ana Souza" };
const place = { companyId: "company", product: "online-payment", stage: "certification" } as const;

const { sk: releaseKey } = stageKeys.stage({ ...place, stage: "release" });
/** What a read finds where support has, or has not, released the stage. */
const seeing = (release: object | undefined): Snapshot => ({
  find: ({ key, schema }) => (release && key.sk === releaseKey ? schema.parse(release) : undefined),
  get: () => {
    throw new DomainError("not-found");
  },
});
const released = seeing({ status: "approved", version: 3 });
const closed = seeing(undefined);

const draft = {
  solutionModel: "rest" as const,
  transactionTypes: ["payment" as const, "two-cards" as const],
  modalities: ["credit-single" as const],
};
const cases = applicableCases(scopeOf(draft));
const mandatory = cases.filter(({ isMandatory }) => isMandatory).map(({ id }) => id);
const screened = cases.filter(({ needsScreens }) => needsScreens).map(({ id }) => id);
const optional = cases.filter(({ isMandatory }) => !isMandatory).map(({ id }) => id);

const stored: CertificationItem = {
  ...place,
  ...untested(1),
  ...freshChoice({ draft }),
  status: "open",
  version: 4,
  savedAt: at,
  begunAt: at,
  revision: 0,
};

const whole: CaseReturn = {
  isWebservice: true,
  platformUsn: "261121104499999",
  testedOn: "2026-01-15",
  valueCents: 1000,
};
/** The case that support failed, of those that ask for no screens. */
const failedId =
  cases.find(({ needsScreens, id }) => !needsScreens && mandatory.includes(id))?.id ?? "status";
const passed = { verdict: "passed", feedback: null, reviewedAt: at } as const;
const givenBack: CertificationItem = {
  ...stored,
  status: "revision",
  revision: 1,
  returns: { [failedId]: whole },
  reviews: {
    ...Object.fromEntries(stored.selected.map((id) => [id, passed])),
    [failedId]: { verdict: "failed", feedback: "O valor é outro.", reviewedAt: at },
  },
};
const before = {
  revision: 1,
  sentAt: at,
  sentBy: by,
  attempt: 1,
  selected: [...stored.selected],
  returns: { [failedId]: whole },
  files: {},
};
const sending = { place, clean: [], before, by, at };

const verdicts = (failed: readonly string[]): CaseReview[] =>
  stored.selected.map((caseId) =>
    failed.includes(caseId)
      ? { caseId, verdict: "failed", feedback: "Não passou." }
      : { caseId, verdict: "passed" },
  );

test("a certification begins once, and only where its stage is open", () => {
  const { content, writes } = decideBegin(script, { place, stored: undefined, seen: released, at });
  expect(content).toMatchObject({ attempt: 1, begunAt: at, revision: 0, returns: {} });
  expect(writes).toEqual([
    expect.objectContaining({ act: "check", seen: 0 }),
    expect.objectContaining({ act: "check", seen: 3 }),
  ]);
  const whileClosed = () => decideBegin(script, { place, stored: undefined, seen: closed, at });
  expect(whileClosed).toThrow(new DomainError("stage-locked"));
  const twice = () => decideBegin(script, { place, stored, seen: released, at });
  expect(twice).toThrow(new DomainError("action-not-allowed"));
  expect(() => begun(undefined)).toThrow(new DomainError("action-not-allowed"));
});

test("mandatory cases stay selected, and a case that the configuration does not ask for cannot be", () => {
  expect(decideSelect(script, stored, []).content.selected).toEqual(mandatory);
  expect(decideSelect(script, stored, optional).content.selected).toEqual(cases.map(({ id }) => id));
  expect(() => decideSelect(script, stored, ["pix"])).toThrow(new DomainError("invalid-input"));
});

test("a case that support passed keeps its return, a failed one is filled in again", () => {
  const passedId = stored.selected.find((id) => id !== failedId) ?? "";
  const given = { return: { ...whole, valueCents: 2000 } };
  expect(() => decideReturn(script, givenBack, passedId, given)).toThrow(
    new DomainError("action-not-allowed"),
  );
  const { content, facts } = decideReturn(script, givenBack, failedId, given);
  expect(content.returns).toEqual({ [failedId]: given.return });
  expect(facts).toEqual({ caseId: failedId });
});

test("what was never filled in cannot be sent", () => {
  expect(() => decideSend(script, stored, sending)).toThrow(new DomainError("certification-incomplete"));
});

test("a failed case cannot come again as it was, and with another value is corrected", () => {
  expect(() => decideSend(script, givenBack, sending)).toThrow(new DomainError("nothing-corrected"));
  const corrected = { ...givenBack, returns: { [failedId]: { ...whole, valueCents: 2000 } } };
  expect(decideSend(script, corrected, sending)).toMatchObject({
    content: { revision: 2 },
    ticket: { sentAt: at },
    facts: { caseIds: [failedId], corrections: { open: 0, changed: 1, answered: 0 } },
  });
});

test("what is sent with a case that support has not seen may leave a failed one as it was", () => {
  const [newId = ""] = mandatory.filter((id) => id !== failedId && !screened.includes(id));
  const { [newId]: _, ...reviews } = givenBack.reviews;
  const returns = { ...givenBack.returns, [newId]: { ...whole, platformUsn: "261121104499998" } };
  const seenBefore = { ...before, selected: before.selected.filter((id) => id !== newId) };
  const withNew = { ...givenBack, returns, reviews };
  expect(decideSend(script, withNew, { ...sending, before: seenBefore })).toMatchObject({
    facts: { caseIds: [], corrections: { open: 1, changed: 0, answered: 0 } },
  });
  expect(() => decideSend(script, withNew, sending)).toThrow(new DomainError("nothing-corrected"));
});

test("support gives a verdict on every case, and a rejection says what to correct", () => {
  const some = { reviews: verdicts([]).slice(1) };
  expect(() => decideReject(script, stored, some, at)).toThrow(new DomainError("review-incomplete"));
  const silent = { reviews: verdicts([]) };
  expect(() => decideReject(script, stored, silent, at)).toThrow(new DomainError("invalid-input"));
  const { content } = decideReject(script, stored, { reviews: verdicts([failedId]) }, at);
  expect(content.reviews[failedId]).toEqual({ verdict: "failed", feedback: "Não passou.", reviewedAt: at });
});

test("no certification concludes with a mandatory case that failed", () => {
  const failed = { reviews: verdicts([failedId]) };
  expect(() => decideConclude(script, stored, failed, at)).toThrow(new DomainError("mandatory-case-failed"));
  const { content } = decideConclude(script, stored, { comment: "Tudo certo.", reviews: verdicts([]) }, at);
  expect(content.review).toEqual({ comment: "Tudo certo.", reviewedAt: at });
});

test("a restart keeps the attempt as it was, and the next one counts on", () => {
  const { content, writes, ticket } = decideRestart(script, { place, stored: givenBack, seen: released, at });
  expect(content).toMatchObject({ attempt: 2, revision: 1, returns: {}, reviews: {} });
  expect(ticket).toEqual({ sentAt: null });
  const archived = { attempt: 1, status: "revision", archivedAt: at, returns: givenBack.returns };
  expect(writes).toContainEqual(
    expect.objectContaining({ act: "append", item: expect.objectContaining(archived) }),
  );
});
