import { site } from "@portal/shared/site.ts";
import { load } from "cheerio";
import { feedOf } from "./feed.ts";
import type { ReadablePage } from "./readable-pages.ts";

const page = (name: string, more: Partial<ReadablePage> = {}): ReadablePage => ({
  url: `/en/docs/conecta+/${name}`,
  docSet: "conecta+",
  title: name,
  summary: `About ${name} & <more>.`,
  dated: [],
  markdown: "",
  ...more,
});

test("a doc set's feed tells what changed, newest first, each at its own address", () => {
  const feed = load(
    feedOf(
      "conecta+",
      [
        page("old", { changedAt: "2026-11-01T08:00:00.000Z" }),
        page("changes", {
          changedAt: "2026-11-20T08:00:00.000Z",
          dated: [{ date: "2026-11-21", title: "November 21" }],
        }),
        page("undated"),
      ],
      "en",
    ),
    { xml: true },
  );
  expect(feed("feed > title").text()).toBe("Changes in the documentation: Conecta+");
  expect(feed("feed > link[rel=self]").attr("href")).toBe(`${site.url}/en/docs/conecta+/feed.xml`);
  expect(feed("feed > updated").text()).toBe("2026-11-21T00:00:00.000Z");
  const entries = feed("entry").toArray();
  expect(entries.map((entry) => feed(entry).find("link").attr("href"))).toEqual([
    `${site.url}/en/docs/conecta+/changes#2026-11-21`,
    `${site.url}/en/docs/conecta+/changes`,
    `${site.url}/en/docs/conecta+/old`,
  ]);
  expect(entries.map((entry) => feed(entry).find("title").text())).toEqual([
    "changes: November 21",
    "changes",
    "old",
  ]);
  expect(feed("entry summary").first().text()).toBe("About changes & <more>.");
  expect(new Set(entries.map((entry) => feed(entry).find("id").text())).size).toBe(3);
});

test("a feed is one also where no history is known", () => {
  const feed = load(feedOf("conecta+", [page("undated")], "en"), { xml: true });
  expect(feed("feed > updated").text()).toMatch(/^\d{4}-/);
  expect(feed("entry")).toHaveLength(0);
});
