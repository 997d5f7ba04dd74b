import type { StageState } from "@portal/shared/occurrence/overview.ts";
import { areas, entryAt, lockOf } from "./area-entries.ts";

const stage = (status: StageState["status"]): StageState => ({
  status,
  turn: null,
  since: null,
  isBegun: false,
  openPoints: 0,
  occurrence: null,
});
const products = (
  configuration: StageState["status"],
  certification: StageState["status"],
  production: StageState["status"],
) =>
  (["online-payment", "fraud-prevention"] as const).map((product) => ({
    product,
    configuration: stage(product === "online-payment" ? configuration : "locked"),
    certification: stage(certification),
    release: stage("open"),
    production: stage(production),
  }));

const locked = (...given: Parameters<typeof products>) =>
  areas.onboarding.filter((path) => lockOf(path, true, products(...given)) !== undefined);

test("without a company only dashboard and partners are of use", () => {
  expect(areas.onboarding.filter((path) => lockOf(path, false, undefined) === undefined)).toEqual([
    "/onboarding/dashboard",
    "/onboarding/listOfPartners",
  ]);
});

test("before the configuration is approved there is nothing to certify and nothing to sign in with", () => {
  expect(locked("open", "locked", "locked")).toEqual([
    "/onboarding/access-data",
    "/onboarding/certification",
    "/onboarding/production",
  ]);
  expect(lockOf("/onboarding/production", true, products("approved", "open", "locked"))).toBe(
    "certification",
  );
});

test("an approved configuration opens access data and certification, a certification production", () => {
  expect(locked("approved", "open", "locked")).not.toContain("/onboarding/certification");
  expect(locked("revision", "open", "locked")).not.toContain("/onboarding/access-data");
  expect(locked("approved", "concluded", "open")).toEqual([]);
});

test("nothing is said of what is not known yet", () => {
  expect(areas.onboarding.filter((path) => lockOf(path, true, undefined) !== undefined)).toEqual([]);
});

test("fraud prevention has an entry, which every page of a client in that product stands under", () => {
  const pages = ["access", "RiskManagement", "certification/send-test", "prod-keys-config"];
  for (const page of pages) expect(entryAt("onboarding", `/anti-fraud/${page}`)).toBe("/anti-fraud/access");
  expect(entryAt("onboarding", "/onboarding/fraud-keys/components/ProductionKeys")).toBe(
    "/anti-fraud/access",
  );
  expect(entryAt("onboarding", "/anti-fraud/Components/Notifications")).toBeUndefined();
});

test("it tells what it is before it is open, so it is never locked to a company", () => {
  expect(lockOf("/anti-fraud/access", true, products("open", "locked", "locked"))).toBeUndefined();
  expect(lockOf("/anti-fraud/access", false, undefined)).toBe("company");
});

test("support's pages about one ticket stand under its queue", () => {
  for (const path of ["/anti-fraud/occurrence-certification", "/onboarding/bo/configurationOccurrence"])
    expect(entryAt("backOffice", path)).toBe("/onboarding/bo/dashboard");
});
