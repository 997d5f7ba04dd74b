import { grownToFullSite, percentile } from "./figures.ts";

const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);

test("ninety-nine of a hundred questions are answered within the 99th percentile", () => {
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile(hundred, 0.5)).toBe(50);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});

test("a small site is measured as one of a thousand pages, each with its texts and some words of its own", () => {
  const page = (at: number) => ({
    url: `/docs/${at}`,
    title: `Page ${at}`,
    trail: [],
    summary: "",
    sections: [],
  });
  const text = Array.from({ length: 60 }, (_, at) => `word${at}`).join(" ");
  const { head, body } = grownToFullSite({ head: [page(1), page(2), page(3)], body: [[text], [text], []] });
  expect([head.length, body.length]).toEqual([1000, 1000]);
  expect(new Set(head.map(({ url }) => url)).size).toBe(1000);
  const [copied = ""] = body[3] ?? [];
  const own = copied.split(" ").filter((word) => !text.split(" ").includes(word));
  expect(own).toHaveLength(2);
});
