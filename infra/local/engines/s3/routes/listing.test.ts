import { ListObjectsV2Command, type ListObjectsV2CommandInput } from "@aws-sdk/client-s3";
import * as fc from "fast-check";
import { Bucket, TestServer } from "../testing/test-server.ts";

const server = new TestServer();
const keys = [
  "a/",
  "a/1.txt",
  "a/2.txt",
  "a/b/3.txt",
  "a+b",
  "analysismodel",
  "AnalysisModel",
  "evidence/ç & <x>/1.pdf",
  "evidence/ç & <x>/2.pdf",
  "\u{ff5e}",
  "🧾",
  " leading and trailing ",
];
/** UTF-8 order, in which U+FF5E comes before the emoji; in UTF-16 it would come after. */
const sorted = keys.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));

beforeAll(async () => {
  await server.start();
  for (const key of keys) await server.put(key, "x");
});

afterAll(() => server.stop());

async function pages(input: Partial<ListObjectsV2CommandInput>) {
  const names: string[] = [];
  const prefixes: string[] = [];
  const sizes: number[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await server.client.send(new ListObjectsV2Command({ Bucket, ...input, ContinuationToken }));
    names.push(...(page.Contents ?? []).map(({ Key = "" }) => Key));
    prefixes.push(...(page.CommonPrefixes ?? []).map(({ Prefix = "" }) => Prefix));
    sizes.push(page.KeyCount ?? 0);
    expect(page.IsTruncated).toBe(page.NextContinuationToken !== undefined);
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  return { names, prefixes, sizes };
}

test("keys are listed in the order of their bytes", async () => {
  expect((await pages({})).names).toEqual(sorted);
});

test("a listing can begin after a key", async () => {
  const { names } = await pages({ StartAfter: "a/b/3.txt" });
  expect(names).toEqual(sorted.slice(sorted.indexOf("a/b/3.txt") + 1));
});

test("a delimiter folds what lies below it into prefixes", async () => {
  const { names, prefixes } = await pages({ Prefix: "a", Delimiter: "/" });
  expect(names).toEqual(["a+b", "analysismodel"]);
  expect(prefixes).toEqual(["a/"]);
  expect((await pages({ Prefix: "a/", Delimiter: "/" })).names).toEqual(["a/", "a/1.txt", "a/2.txt"]);
  expect((await pages({ Prefix: "evidence/", Delimiter: "/" })).prefixes).toEqual(["evidence/ç & <x>/"]);
});

test("an encoded listing reads the same after decoding", async () => {
  const { names } = await pages({ EncodingType: "url" });
  expect(names.map((name) => decodeURIComponent(name))).toEqual(sorted);
});

test("no page size loses, repeats or reorders a key", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 14 }),
      fc.constantFrom("", "a", "a/", "evidence/", "z"),
      fc.constantFrom(undefined, "/", "b"),
      async (MaxKeys, Prefix, Delimiter) => {
        const all = await pages({ Prefix, Delimiter });
        const paged = await pages({ Prefix, Delimiter, MaxKeys });
        expect(paged.names).toEqual(all.names);
        expect(paged.prefixes).toEqual(all.prefixes);
        expect(paged.sizes.every((size) => size <= MaxKeys)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

test("a page of nothing is complete, and a page size that is no number is refused", async () => {
  expect((await pages({ Prefix: "nothing/here" })).sizes).toEqual([0]);
  await expect(pages({ MaxKeys: -1 })).rejects.toMatchObject({ name: "InvalidArgument" });
});
