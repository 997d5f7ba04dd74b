import { scopeOf } from "@portal/shared/certification/case-rules.ts";
import { casesFor } from "@portal/shared/certification/cases.ts";
import type { EvidenceFile } from "@portal/shared/evidence/model.ts";
import { judge } from "../verdicts.ts";
import { remainingOf } from "./remaining.ts";

const draft = {
  solutionModel: "rest" as const,
  transactionTypes: ["payment" as const],
  authorizers: [],
  bankTransferBoleto: [],
  modalities: ["credit-merchant" as const],
};
const asked = casesFor(draft).find(({ amountCents }) => amountCents === 25_000);
if (!asked) throw new Error("Some case asks for 250.00.");
const { id } = asked;
const amountCents = 25_000;

const at = "2026-11-20T10:00:00Z";
const given = { platformUsn: "261121104400001", testedOn: "2026-11-21", valueCents: amountCents };
const sent = (change: { valueCents?: number; isMatched?: boolean; isBlank?: boolean }) => ({
  scope: scopeOf(draft),
  selected: [id],
  returns: change.isBlank ? {} : { [id]: { ...given, valueCents: change.valueCents ?? amountCents } },
  matched: change.isMatched ? { [id]: { proving: [], at } } : {},
  attempt: 1,
  begunAt: at,
});
const file: EvidenceFile = {
  id: "01FILE",
  product: "online-payment",
  caseId: id,
  attempt: 1,
  fileName: "screen.png",
  contentType: "image/png",
  sizeBytes: 100,
  status: "clean",
  refusal: null,
  createdAt: at,
  inspectedAt: at,
};

const cases = [{ id }];
const none = { files: [], opened: new Set<string>() };

describe("what passes without anybody looking at it again", () => {
  test("is a case of which nothing is pointed out", () => {
    expect(remainingOf(sent({}), cases, {}, none)).toEqual({ clear: [id], remarked: [], unopened: [] });
  });

  test("is no case with 251.00 where 250.00 is asked for", () => {
    const other = sent({ valueCents: 25_100 });
    expect(remainingOf(other, cases, {}, none)).toEqual({ clear: [], remarked: [id], unopened: [] });
  });

  test("is no case of which nothing was filled in", () => {
    expect(remainingOf(sent({ isBlank: true }), cases, {}, none)).toMatchObject({ remarked: [id] });
  });

  test("is no case with a file that nobody opened, nor one whose files are not known yet", () => {
    const files = [file];
    expect(remainingOf(sent({}), cases, {}, { ...none, files })).toMatchObject({ unopened: [id] });
    const opened = new Set([file.id]);
    expect(remainingOf(sent({}), cases, {}, { files, opened })).toMatchObject({ clear: [id] });
    expect(remainingOf(sent({}), cases, {}, { ...none, files: undefined })).toMatchObject({ unopened: [id] });
  });

  test("is a case that recorded calls prove, and none that has a verdict", () => {
    const proved = sent({ isMatched: true });
    expect(remainingOf(proved, cases, {}, { ...none, files: [file] })).toMatchObject({ clear: [id] });
    const judged = judge({}, id, { verdict: "failed" });
    expect(remainingOf(proved, cases, judged, none)).toEqual({ clear: [], remarked: [], unopened: [] });
  });
});
