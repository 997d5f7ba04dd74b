import * as z from "zod/mini";
import { bodyText, illFormedPlaces, jsonOf, parsedBy } from "./body.ts";

test("what a schema throws is an issue like any other", () => {
  const schema = z.object({ name: z.string().check(z.minLength(1), z.maxLength(9)) });
  const name = { length: { toString: 1 } };
  expect(() => schema.safeParse({ name })).toThrow(TypeError);
  expect(parsedBy(schema, { name }).issues).toEqual([expect.objectContaining({ message: "invalid" })]);
  expect(parsedBy(schema, { name: "Ana" })).toEqual({ data: { name: "Ana" } });
});

test("what nests deeper than anything that is sent says nothing", () => {
  const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
  expect(jsonOf(nested(30))).toBeDefined();
  expect(jsonOf(nested(40))).toBeUndefined();
  expect(jsonOf(nested(30_000))).toBeUndefined();
  expect(jsonOf("{")).toBeUndefined();
});

test("half a surrogate pair is found in texts and in the names of members", () => {
  const value = jsonOf(String.raw`{"a":["ok","\ud800"],"b":{"\udfffc":1},"d":"\ud83d\ude00"}`);
  expect(illFormedPlaces(value)).toEqual(["a.1", "b.\ufffdc"]);
});

test("a body is as long as its bytes, whatever it comes in", () => {
  const body = Buffer.from("é".repeat(10)).toString("base64");
  expect(bodyText({ body, isBase64Encoded: true }, 20)).toBe("é".repeat(10));
  expect(bodyText({ body, isBase64Encoded: true }, 19)).toBeUndefined();
});
