/** @jest-environment jsdom */
import { companyRoutes } from "@portal/shared/company/routes.data.ts";
import { type ReleaseStatus, releaseStatuses } from "@portal/shared/release/lifecycle.ts";
import type { Release } from "@portal/shared/release/model.ts";
import { releaseRoutes } from "@portal/shared/release/routes.data.ts";
import { pt, screen, showKnowing } from "../../../testing/show.tsx";
import { releaseQuery } from "./queries.ts";
import { ReleaseAnswer } from "./release-answer.tsx";
import { ReleaseHead } from "./release-head.tsx";
import { shownStatus } from "./status-tones.ts";

const company = companyRoutes.get.answer;
const release = releaseRoutes.get.answer;
if (!company || !release) throw new Error("The routes show no release.");
const words = pt.release.answer;

const showAnswer = (changes: Partial<Release> = {}) =>
  showKnowing(<ReleaseAnswer company={company} product="fraud-prevention" />, [
    [releaseQuery(company.id, "fraud-prevention"), { ...release, ...changes }],
  ]);
const buttons = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

const answers: Readonly<Record<ReleaseStatus, readonly string[]>> = {
  open: [words.grant.action],
  "under-approval": [words.grant.action, words.decline.action],
  approved: [words.revoke.action],
  declined: [words.grant.action],
};
test.each(releaseStatuses)("support answers as the lifecycle lets it: %s", (status) => {
  showAnswer({ status });
  expect(buttons()).toEqual(answers[status]);
});

test("support reads who asked, why and what was answered", () => {
  showAnswer();
  expect(screen.getByText("2026-000070")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("A loja abre na semana que vem.")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/ · Ana Souza$/)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/: Ainda falta o contrato\.$/)).toBeInstanceOf(HTMLElement);
});

test("a release that nobody asked for says so", () => {
  showAnswer({ status: "open", request: null, answer: null, occurrence: null });
  expect(screen.getByText(words.notAsked)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("term")).toBeNull();
});

test("one that was granted without being asked for says what support answered", () => {
  showAnswer({ status: "approved", request: null });
  expect(screen.queryByText(words.notAsked)).toBeNull();
  expect(screen.getByText(words.given)).toBeInstanceOf(HTMLElement);
});

test("what makes a release needless is told until it is given", () => {
  showAnswer({ status: "under-approval", obstacle: "product-not-used" });
  expect(screen.getByText(words.obstacle["product-not-used"])).toBeInstanceOf(HTMLElement);
});
test("once it is given, it is not told any more", () => {
  showAnswer({ status: "approved", obstacle: "product-not-used" });
  expect(screen.queryByText(words.obstacle["product-not-used"])).toBeNull();
});

test("to its company a release that was taken back has a name of its own", () => {
  const answer = { comment: "Fim.", answeredAt: "2026-11-22T17:21:45.759Z", isRevoked: true };
  expect(shownStatus({ status: "declined", answer })).toBe("revoked");
  expect(shownStatus({ status: "declined", answer: { ...answer, isRevoked: false } })).toBe("declined");
  expect(shownStatus({ status: "approved", answer })).toBe("approved");
  showKnowing(
    <ReleaseHead titleId="title" product="fraud-prevention" release={{ ...release, answer }} />,
    [],
  );
  expect(screen.getByText(pt.release.status.revoked)).toBeInstanceOf(HTMLElement);
});
