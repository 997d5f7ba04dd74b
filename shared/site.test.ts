import { isSwitchedOff, portalPaths, servedPaths } from "./site.ts";

const all = { onboarding: true, certification: true };

test("every part of the portal is on, so every address is served", () => {
  expect(servedPaths(all)).toEqual(portalPaths);
  expect(portalPaths.filter(isSwitchedOff)).toEqual([]);
});

test("a part that is switched off takes its addresses along and leaves the others", () => {
  const withoutCertification = servedPaths({ ...all, certification: false });
  expect(withoutCertification).toContain("/onboarding/configuration");
  expect(withoutCertification.filter((path) => path.startsWith("/onboarding/certification"))).toEqual([]);
  const withoutOnboarding = servedPaths({ ...all, onboarding: false });
  expect(withoutOnboarding.filter((path) => /^\/(?:onboarding|anti-fraud)/.test(path))).toEqual([]);
  expect(withoutOnboarding).toContain("/profile");
});
