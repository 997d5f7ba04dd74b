import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { phraseKeys, vocabularyOf } from "./sign-in-words.ts";

/** The sources of Amplify UI, in which its English phrases are found. */
function amplifySource(): string {
  // Its wording is in a package of its own, a dependency of the one that we import.
  const wording = ["@aws-amplify", "ui", "package.json"].join("/");
  const paths = [path.dirname(require.resolve("@aws-amplify/ui-react"))];
  const root = path.join(path.dirname(require.resolve(wording, { paths })), "dist/esm");
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mjs"))
    .map((file) => readFileSync(path.join(root, file), "utf8"))
    .join("\n");
}

test("each phrase that we translate is still one that Amplify says", () => {
  // The phrase gets its length when it is shown.
  const source = amplifySource().replaceAll("${minLength}", "10");
  const unknown = Object.keys(phraseKeys).filter(
    (phrase) => !source.includes(`'${phrase}'`) && !source.includes(`\`${phrase}\``),
  );
  expect(unknown).toEqual([]);
});

test("the vocabulary says our word for each of Amplify's phrases", () => {
  expect(vocabularyOf((key) => `<${key}>`)["Create Account"]).toBe("<signUpTab>");
});
