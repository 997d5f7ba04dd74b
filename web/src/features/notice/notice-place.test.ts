import { historySubjects } from "@portal/shared/history/model.ts";
import { products } from "@portal/shared/product.ts";
import { isNoticePlace, leadsTo, noticePlace } from "./notice-place.ts";

test("what is told of a product leads to a page of its own for each step, and of the company to the company", () => {
  for (const { id: product } of products) {
    const places = historySubjects.map((subject) => noticePlace({ event: "a.step", product, subject }));
    expect(new Set(places).size).toBeGreaterThanOrEqual(historySubjects.length - 1);
  }
  expect(noticePlace({ event: "company.join-requested", product: null, subject: "company" })).toBe(
    "/company",
  );
});

test.each([
  ["configuration", "/anti-fraud/configuration"],
  ["certification", "/anti-fraud/certification"],
  ["release", "/anti-fraud/access"],
  ["production", "/anti-fraud/prod-keys-config"],
  ["access-data", "/onboarding/fraud-keys"],
] as const)("what is told of fraud prevention's %s leads to %s", (subject, path) => {
  expect(noticePlace({ event: "a.step", product: "fraud-prevention", subject })).toBe(path);
});

test("partners and the test environment have pages of their own, whatever their line stands under", () => {
  expect(noticePlace({ event: "partner.approved", product: null, subject: "company" })).toBe(
    "/onboarding/listOfPartners",
  );
  expect(
    noticePlace({ event: "sandbox.key-revoked", product: "online-payment", subject: "access-data" }),
  ).toBe("/onboarding/sandbox");
});

test("a page counts as where a notice leads with all pages below it, and no other page does", () => {
  const notice = {
    event: "certification.rejected",
    product: "online-payment",
    subject: "certification",
  } as const;
  expect(leadsTo(notice, "/onboarding/certification")).toBe(true);
  expect(leadsTo(notice, "/onboarding/certification/send-test")).toBe(true);
  expect(leadsTo(notice, "/onboarding/configuration")).toBe(false);
  expect(leadsTo(notice, "/anti-fraud/certification")).toBe(false);
});

test("every place that a notice may lead to is known as one, and the dashboard is none", () => {
  for (const { id: product } of products) {
    for (const subject of historySubjects)
      expect(isNoticePlace(noticePlace({ event: "a.step", product, subject }))).toBe(true);
  }
  expect(isNoticePlace(noticePlace({ event: "partner.approved", product: null, subject: "company" }))).toBe(
    true,
  );
  expect(isNoticePlace("/onboarding/dashboard")).toBe(false);
});
