import { join } from "node:path";
import { deliveryTerms } from "@portal/shared/esitef/outcome/delivery.data.ts";
import { rechargeBase, sandboxAddress, threeDsBase } from "@portal/shared/esitef/sandbox-address.ts";
import { locales } from "@portal/shared/locales.ts";
import { readPages } from "../read-pages.ts";

const pages = readPages(join(import.meta.dirname, "../../.."));
const pageOf = (slug: string, locale: string): string =>
  pages.find((page) => page.docSet === "e-sitef" && page.slug === slug && page.locale === locale)?.content ??
  "";

test.each(locales)("a store has one and the same time to answer any post, on the pages in %s", (locale) => {
  const posts = ["sandbox", "post-autenticidade"].flatMap((slug) =>
    pageOf(slug, locale)
      .split("\n")
      .filter((line) => /`200`.*`115`|`115`.*<InSandbox|^\| (?:Espera|Wait) \|/.test(line)),
  );
  const seconds = posts.flatMap((line) =>
    [...line.matchAll(/(\d+) (?:segundos|seconds)/g)].map(([, count]) => count),
  );
  expect(seconds).toEqual(Array.from({ length: 3 }, () => String(deliveryTerms.limitSeconds)));
});

test.each(locales)("every address at which the sandbox answers e-SiTef is on its page in %s", (locale) => {
  for (const base of [sandboxAddress, `${rechargeBase}/v3`, threeDsBase]) {
    expect(pageOf("sandbox", locale)).toContain(`\`${base}\``);
  }
});
