import { join } from "node:path";
import { pageScripts } from "../../../../shared/esitef/sandbox-address.ts";
import { readPages } from "../read-pages.ts";

/** As the provider's pages print them, at the root of the host. */
const documented = {
  payment: "/js/esitefpayment-1.0.min.js",
  authentication: "/js/esitefauthenticatepayment-1.0.min.js",
  storage: "/js/esitefstore-1.0.min.js",
  styles: "/css/v2/threeds.css",
};

test("the sandbox serves the scripts of shops at their documented paths", () => {
  for (const [name, path] of Object.entries(documented)) {
    expect(pageScripts).toMatchObject({ [name]: `/sandbox${path}` });
  }
});

const named =
  /(?:%(?:test|production|productionHtml)Host%|\/sandbox)(\/[\w./-]*(?:\.min\.js|threeds\.css|\/js\/))(?=[`"])/g;

test("whatever page names one of them, or their folder, names it there", () => {
  const paths = Object.values(documented);
  const wrong = readPages(join(import.meta.dirname, "../../..")).flatMap(({ file, content }) =>
    [...content.matchAll(named)]
      .map(([, path = ""]) => path)
      .filter((path) => !paths.some((right) => right === path || right.startsWith(path)))
      .map((path) => `${file}: ${path}`),
  );
  expect(wrong).toEqual([]);
});
