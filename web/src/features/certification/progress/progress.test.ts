import { scopeOf, selectionOf } from "@portal/shared/certification/case-rules.ts";
import { casesFor } from "@portal/shared/certification/cases.ts";
import { type CertificationStatus } from "@portal/shared/stage/certification/lifecycle.ts";
import { mayEditCase, shownStatusOf } from "../../certification-engine/shown-status.ts";
import { groupsOf, inGroupOrder } from "../case/case-groups.ts";
import { certificationProgress, isComplete, nextOpen } from "./progress.ts";

const scope = scopeOf({ transactionTypes: ["two-cards", "recharge"], modalities: ["credit-merchant"] });
const selected = selectionOf(casesFor(scope), ["two-cards", "recharge"]);
const given = {
  isWebservice: true,
  platformUsn: "261121104400001",
  testedOn: "2026-01-02",
  valueCents: 25_000,
};
const certification = {
  status: "revision" as CertificationStatus,
  attempt: 2,
  scope,
  selected,
  returns: {},
  reviews: {},
  matched: {},
  begunAt: "2026-01-02T10:00:00Z",
};
const file = (caseId: string, status: string, attempt = 2, id = "1") => ({
  caseId,
  attempt,
  status,
  id,
  fileName: "tela.png",
});

const entry = (
  caseId: string,
  known: Partial<typeof certification>,
  files: ReturnType<typeof file>[] = [],
) => {
  const found = certificationProgress({ ...certification, ...known }, files).find(
    ({ test }) => test.id === caseId,
  );
  if (!found) throw new Error(`No case ${caseId}.`);
  return found;
};

test("a case without anything is untouched, and lacks all that is asked for", () => {
  const { state, missing } = entry("card-approved", {});
  expect(state).toBe("untouched");
  expect(missing).toEqual(["isWebservice", "platformUsn", "testedOn", "valueCents"]);
});

test("a case with some of it is incomplete, and names only the rest", () => {
  const { state, missing } = entry("card-approved", { returns: { "card-approved": { platformUsn: "1" } } });
  expect(state).toBe("incomplete");
  expect(missing).toEqual(["isWebservice", "testedOn", "valueCents"]);
});

test("a case that needs screens is complete once a file of this attempt has passed the inspection", () => {
  const returns = { "timeout-approved": given };
  const state = (...files: ReturnType<typeof file>[]) => entry("timeout-approved", { returns }, files).state;
  expect(state()).toBe("incomplete");
  expect(state(file("timeout-approved", "awaiting-upload"))).toBe("incomplete");
  expect(state(file("timeout-approved", "refused"))).toBe("incomplete");
  expect(state(file("timeout-approved", "clean", 1))).toBe("incomplete");
  expect(state(file("timeout-denied", "clean"))).toBe("incomplete");
  expect(state(file("timeout-approved", "clean"))).toBe("complete");
});

test("support's verdict is what a case is called by, and what is missing is still told", () => {
  const failed = { verdict: "failed" as const, feedback: "No query.", reviewedAt: "2026-01-03T10:00:00Z" };
  const { state, missing, remarks, review } = entry("card-denied", { reviews: { "card-denied": failed } });
  expect([state, review?.feedback]).toEqual(["failed", "No query."]);
  expect(missing).toHaveLength(4);
  expect(isComplete({ remarks, missing })).toBe(false);
});

test("a case that failed before counts as filled in while support looks at it again", () => {
  const reviews = {
    "card-denied": { verdict: "failed" as const, feedback: "No query.", reviewedAt: "2026-01-03T10:00:00Z" },
    "card-approved": { verdict: "passed" as const, feedback: null, reviewedAt: "2026-01-03T10:00:00Z" },
  };
  const returns = { "card-denied": given, "card-approved": { cardUsns: { visa: "261121104400002" } } };
  const state = (status: CertificationStatus, caseId: string) =>
    entry(caseId, { status, returns, reviews }).state;
  expect(state("revision", "card-denied")).toBe("failed");
  expect(state("under-approval", "card-denied")).toBe("complete");
  expect(state("under-approval", "card-approved")).toBe("passed");
  expect(state("concluded", "card-denied")).toBe("failed");
});

test("a case that failed is called corrected or answered once it differs from what support had before it", () => {
  const failed = { verdict: "failed" as const, feedback: "No query.", reviewedAt: "2026-01-03T10:00:00Z" };
  const sent = {
    revision: 1,
    attempt: 2,
    sentAt: "2026-01-02T12:00:00Z",
    sentBy: { sub: "1", name: "Ana" },
    selected: ["card-denied" as const],
    returns: { "card-denied": given },
    files: {},
  };
  const stateWith = (now: object, files: ReturnType<typeof file>[] = [], attempt = 2) =>
    certificationProgress(
      { ...certification, reviews: { "card-denied": failed }, returns: { "card-denied": now } },
      files,
      { ...sent, attempt },
    ).find(({ test }) => test.id === "card-denied")?.state;
  expect(stateWith(given)).toBe("failed");
  expect(stateWith({ ...given, platformUsn: "261121104400099" })).toBe("changed");
  expect(stateWith({ ...given, notes: "The bank was down." })).toBe("answered");
  expect(stateWith(given, [file("card-denied", "clean")])).toBe("changed");
  // A file that is still inspected, or was refused, corrects nothing.
  expect(stateWith(given, [file("card-denied", "awaiting-upload")])).toBe("failed");
  expect(stateWith({ platformUsn: "261121104400099" })).toBe("incomplete");
  // A return of another attempt is not compared.
  expect(stateWith({ ...given, platformUsn: "261121104400099" }, [], 1)).toBe("failed");
});

test("cases are met in the order of their groups, none lost, none twice", () => {
  const progress = certificationProgress(certification, []);
  const ordered = inGroupOrder(progress).map(({ test }) => test.id);
  expect(ordered.toSorted()).toEqual([...selected].toSorted());
  // The script has two cards last; people look for it among the cards.
  expect(ordered.indexOf("two-cards")).toBeLessThan(ordered.indexOf("timeout-approved"));
  expect(groupsOf(progress).map(({ block }) => block)).toEqual(["card", "status", "recharge"]);
});

test("what has not begun is locked or ready; what has begun is what its lifecycle says", () => {
  expect(shownStatusOf({ status: "open", begunAt: null, isUnlocked: false })).toBe("locked");
  expect(shownStatusOf({ status: "open", begunAt: null, isUnlocked: true })).toBe("ready");
  // Reopening the configuration does not close a certification that has begun.
  const begunAt = "2026-01-02T10:00:00Z";
  expect(shownStatusOf({ status: "revision", begunAt, isUnlocked: false })).toBe("revision");
});

test("a case that passed stays as support saw it, and nothing is edited in support's turn", () => {
  const passed = { verdict: "passed" as const, feedback: null, reviewedAt: "2026-01-03T10:00:00Z" };
  const begun = {
    ...certification,
    companyId: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
    product: "online-payment" as const,
    version: 3,
    isUnlocked: true,
    begunAt: "2026-01-02T10:00:00Z",
    isScopeOutdated: false,
    review: null,
    savedAt: null,
    savedBy: null,
    revision: 1,
    occurrence: null,
    reviews: { "card-approved": passed },
  };
  expect(mayEditCase({ ...begun, status: "revision" }, "card-approved")).toBe(false);
  expect(mayEditCase({ ...begun, status: "revision" }, "card-denied")).toBe(true);
  expect(mayEditCase({ ...begun, status: "under-approval" }, "card-denied")).toBe(false);
  expect(mayEditCase({ ...begun, status: "open", begunAt: null }, "card-denied")).toBe(false);
});

test("after a case comes the next one that still wants something, and nothing once all is filled in", () => {
  const whole = (caseId: string) => {
    const number = 261_121_104_400_000 + selected.indexOf(caseId) * 10;
    return { ...given, platformUsn: String(number), cardUsns: { visa: String(number + 1) } };
  };
  const after = (caseId: string, known: Partial<typeof certification>) => {
    const progress = certificationProgress({ ...certification, ...known }, [
      file("timeout-approved", "clean"),
      file("timeout-denied", "clean"),
    ]);
    const current = progress.find(({ test }) => test.id === caseId);
    return current && nextOpen(progress, current)?.test.id;
  };
  const all = Object.fromEntries(selected.map((id) => [id, whole(id)]));
  const [first = "", second = "", third = ""] = selected;
  expect(after(first, {})).toBe(second);
  expect(after(first, { returns: { [second]: whole(second) } })).toBe(third);
  expect(after(third, { returns: { ...all, [second]: {} } })).toBe(second);
  expect(after(first, { returns: all })).toBeUndefined();
  const failed = { verdict: "failed" as const, feedback: "No query.", reviewedAt: "2026-01-03T10:00:00Z" };
  const reviews = { [first]: failed, [third]: failed };
  expect(after(first, { returns: all, reviews })).toBe(third);
  expect(after(third, { returns: all, reviews })).toBeUndefined();
});

test("a case with the number of another is not complete, and says so in the list", () => {
  const returns = { "card-denied": given, "card-cancel": given };
  const { state, missing, remarks } = entry("card-denied", { returns });
  expect([state, missing]).toEqual(["faulty", []]);
  expect(isComplete({ missing, remarks })).toBe(false);
  expect(remarks).toMatchObject([{ code: "number-repeated", caseIds: ["card-cancel"] }]);
});
