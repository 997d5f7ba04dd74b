import * as fc from "fast-check";
import { anyCharacter } from "../field/testing/any-character.ts";
import { companyPath, loginPath, readReturnTo, safeReturnTo } from "./return-to.ts";

const origin = "https://site.test";

test("a page of this site is returned to, with query and hash", () => {
  expect(safeReturnTo("/es/onboarding/dashboard?a=1#b", origin)).toBe("/es/onboarding/dashboard?a=1#b");
});

test.each([
  null,
  "",
  "profile",
  "//evil.test",
  "/\\evil.test",
  "/\t/evil.test",
  "https://evil.test/",
  "javascript:alert(1)",
  "/\n//evil.test",
])("%j is not returned to", (value) => {
  expect(safeReturnTo(value, origin)).toBeUndefined();
});

test("whatever is returned to stays on this origin", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (value) => {
      const path = safeReturnTo(`/${value}`, origin);
      if (path !== undefined) expect(new URL(path, origin).origin).toBe(origin);
    }),
  );
});

test("the sign-in page remembers where one was going", () => {
  const path = loginPath("es", "/es/company?x=1#y");
  expect(path).toBe("/es/login?returnTo=%2Fes%2Fcompany%3Fx%3D1%23y");
  expect(readReturnTo(new URL(path, origin).search, origin)).toBe("/es/company?x=1#y");
  expect(loginPath("pt")).toBe("/login");
});

test("the company page remembers, too", () => {
  expect(companyPath("en", "/en/onboarding/configuration")).toBe(
    "/en/company?returnTo=%2Fen%2Fonboarding%2Fconfiguration",
  );
});
