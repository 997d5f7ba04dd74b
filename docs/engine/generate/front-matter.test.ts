import { frontMatterValue, withFrontMatterValue } from "./front-matter.ts";

test.each(["510692710716", "80e734534845"])("a hash that looks like a number, %s, stays a text", (hash) => {
  const page = withFrontMatterValue("---\ntitle: Guide\n---\n\nText.\n", "source_hash", hash);
  expect(page).toBe(`---\ntitle: Guide\nsource_hash: "${hash}"\n---\n\nText.\n`);
  expect(frontMatterValue(page, "source_hash")).toBe(hash);
  expect(withFrontMatterValue(page, "source_hash", "0123456789ab")).toContain(
    "\nsource_hash: 0123456789ab\n",
  );
});
