import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { rewriteScheme, schemeOf } from "./hosted-domain.ts";

/** A dependency of Amplify's, so it is found from there. */
const auth = path.dirname(
  require.resolve(`${["@aws-amplify", "auth"].join("/")}/package.json`, {
    paths: [path.dirname(require.resolve("aws-amplify"))],
  }),
);

/** Amplify's own files, as they are installed. */
const sources = readdirSync(path.join(auth, "dist/esm"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mjs"))
  .map((file) => path.join(auth, "dist/esm", file));

const rewritten = sources.flatMap((id) => {
  const code = rewriteScheme(id, readFileSync(id, "utf8"));
  return code === undefined ? [] : [{ name: path.basename(id), code }];
});

test("each place where Amplify writes the hosted domain's scheme is covered", () => {
  expect(rewritten.map(({ name }) => name).sort()).toEqual([
    "completeOAuthFlow.mjs",
    "oAuthSignOutRedirect.mjs",
    "openAuthSession.mjs",
    "signInWithRedirect.mjs",
  ]);
  for (const { code } of rewritten)
    expect(code).not.toMatch(/`https:\/\/\$\{domain\}|'https:\/\/' \+ domain/);
});

test("a release of Amplify that writes it otherwise stops the build", () => {
  expect(() => rewriteScheme("/x/@aws-amplify/auth/dist/esm/openAuthSession.mjs", "export {}")).toThrow(
    "no longer contains",
  );
});

test("everything else is left alone", () => {
  expect(rewriteScheme("/x/src/lib/session.ts", "const a = `https://${domain}`")).toBeUndefined();
});

test.each([
  ["localhost:9999", "http"],
  ["localhost", "http"],
  ["portal-prod.auth.sa-east-1.amazoncognito.com", "https"],
  ["localhost.evil.test", "https"],
])("the hosted domain %s is spoken to over %s", (host, scheme) => {
  expect(schemeOf(host)).toBe(scheme);
});
