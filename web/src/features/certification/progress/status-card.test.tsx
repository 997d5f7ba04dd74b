/** @jest-environment jsdom */
import { type Certification, certificationSchema } from "@portal/shared/certification/model.ts";
import { certificationRoutes } from "@portal/shared/certification/routes.data.ts";
import { pt, screen, showKnowing, within } from "../../../../testing/show.tsx";
import { type CaseProgress, certificationProgress } from "./progress.ts";
import { StatusCard } from "./status-card.tsx";

const example = certificationSchema.parse(certificationRoutes.get.answer);
const words = pt.certification;

function showCard(
  changes: Partial<Certification>,
  each: (entry: CaseProgress) => CaseProgress = (one) => one,
) {
  const certification: Certification = { ...example, reviews: {}, ...changes };
  const progress = certificationProgress(certification, []).map(each);
  showKnowing(<StatusCard certification={certification} progress={progress} country="BR" />, []);
  return progress;
}
const complete = (entry: CaseProgress): CaseProgress => ({
  ...entry,
  missing: [],
  remarks: [],
  state: "complete",
});
const ways = () => screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
const returns = "/onboarding/certification/send-test";

test("a certification that is locked leads to the configuration first", () => {
  showCard({ status: "open", begunAt: null, isUnlocked: false });
  expect(screen.getByText(words.locked.title)).toBeInstanceOf(HTMLElement);
  expect(ways()).toEqual([
    [words.locked.configuration, "/onboarding/configuration"],
    [words.locked.release, "/onboarding/release"],
  ]);
  expect(screen.queryByRole("button")).toBeNull();
});

test("one that is unlocked can be begun, and says how many cases there are", () => {
  showCard({ status: "open", begunAt: null, isUnlocked: true });
  expect(screen.getByText(/ de teste, .*obrigatório/)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole("button").textContent).toBe(words.ready.begin);
});

test("while cases are filled in, the words follow how many are complete", () => {
  showCard({ status: "open" });
  expect(screen.getByText(words.open.nothing)).toBeInstanceOf(HTMLElement);
  expect(ways()[0]).toEqual([words.open.returns, returns]);
});
test("one complete case is some, not all", () => {
  showCard({ status: "open" }, (entry) => (entry.test.id === "card-denied" ? complete(entry) : entry));
  expect(screen.getByText(words.open.some)).toBeInstanceOf(HTMLElement);
});
test("once all are complete, the way leads to the sending", () => {
  showCard({ status: "open" }, complete);
  expect(screen.getByText(words.open.all)).toBeInstanceOf(HTMLElement);
  expect(ways()[0]).toEqual([words.open.review, returns]);
});

const failed = { verdict: "failed", feedback: "Sem tela.", reviewedAt: "2026-11-20T12:00:00.000Z" } as const;
const revision: Partial<Certification> = {
  status: "revision",
  reviews: { "card-denied": failed, "card-cancel": failed },
  review: { comment: "Faltam telas.", reviewedAt: failed.reviewedAt },
};

test("after a return support's words stand first, and the way leads to the first failed case", () => {
  showCard(revision);
  expect(screen.getByText("Faltam telas.")).toBeInstanceOf(HTMLElement);
  expect(document.querySelector(".ui-alert--warning")).toBeInstanceOf(HTMLElement);
  const list = within(screen.getByRole("list", { name: words.revision.failed }));
  expect(list.getAllByRole("listitem")).toHaveLength(2);
  expect(ways().at(-2)).toEqual([words.revision.returns, `${returns}?case=card-denied`]);
});

test("once each failed case was corrected, it is said, and the way leads to the sending", () => {
  showCard(revision, (entry) =>
    entry.review ? { ...complete(entry), correction: "changed", state: "changed" } : entry,
  );
  expect(screen.getByText(words.revision.allDone)).toBeInstanceOf(HTMLElement);
  expect(document.querySelector(".ui-alert--success")).toBeInstanceOf(HTMLElement);
  expect(ways().at(-2)).toEqual([words.open.review, returns]);
});

test("while support looks at it, it can only be read; when it is concluded, production comes next", () => {
  showCard({ status: "under-approval" });
  expect(ways()).toEqual([[words.waiting.returns, returns]]);
});
test("a certification that is concluded leads to production", () => {
  showCard({ status: "concluded" });
  expect(ways()[0]).toEqual([words.concluded.production, "/onboarding/production"]);
});
