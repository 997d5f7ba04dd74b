import { join } from "node:path";
import { pageScripts } from "@portal/shared/esitef/sandbox-address.ts";
import { scriptFacts } from "../../../data/facts/notices.data.ts";
import { readPages } from "../read-pages.ts";

test("the sandbox serves the scripts of shops at their documented paths", () => {
  for (const [name, path] of Object.entries(scriptFacts)) {
    expect(pageScripts).toMatchObject({ [name]: `/sandbox${path}` });
  }
});

const named =
  /(?:%(?:test|production|productionHtml)Host%|\/sandbox)(\/[\w./-]*(?:\.min\.js|threeds\.css|\/js\/))(?=[`"])/g;

test("whatever page names one of them, or their folder, names it there", () => {
  const paths = Object.values(scriptFacts);
  const wrong = readPages(join(import.meta.dirname, "../../..")).flatMap(({ file, content }) =>
    [...content.matchAll(named)]
      .map(([, path = ""]) => path)
      .filter((path) => !paths.some((right) => right === path || right.startsWith(path)))
      .map((path) => `${file}: ${path}`),
  );
  expect(wrong).toEqual([]);
});
