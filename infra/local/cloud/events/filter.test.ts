import { matchesPattern } from "./filter.ts";

const record = {
  eventName: "INSERT",
  dynamodb: { Keys: { pk: { S: "EVENT#01J" } }, NewImage: { attempts: { N: "3" }, state: { S: "sent" } } },
};

test.each([
  [
    "the pattern of the stacks",
    { eventName: ["INSERT"], dynamodb: { Keys: { pk: { S: [{ prefix: "EVENT#" }] } } } },
    true,
  ],
  ["another event name", { eventName: ["REMOVE"] }, false],
  ["another prefix", { dynamodb: { Keys: { pk: { S: [{ prefix: "CO#" }] } } } }, false],
  ["one of several values", { eventName: ["MODIFY", "INSERT"] }, true],
  [
    "all of several keys",
    { eventName: ["INSERT"], dynamodb: { NewImage: { state: { S: ["draft"] } } } },
    false,
  ],
  ["a suffix", { dynamodb: { Keys: { pk: { S: [{ suffix: "01J" }] } } } }, true],
  ["anything but", { dynamodb: { NewImage: { state: { S: [{ "anything-but": ["draft"] }] } } } }, true],
  ["anything but this", { dynamodb: { NewImage: { state: { S: [{ "anything-but": ["sent"] }] } } } }, false],
  ["existence", { dynamodb: { OldImage: [{ exists: false }] } }, true],
  ["existence of what is missing", { dynamodb: { NewImage: { gone: { S: [{ exists: true }] } } } }, false],
  ["either of two", { $or: [{ eventName: ["REMOVE"] }, { eventName: ["INSERT"] }] }, true],
  ["letters of any case", { eventName: [{ "equals-ignore-case": "insert" }] }, true],
])("%s", (_, pattern, expected) => {
  expect(matchesPattern(record, pattern)).toBe(expected);
});

test("numbers are compared as numbers, between bounds", () => {
  const pattern = { size: [{ numeric: [">", 0, "<=", 10] }] };
  expect([0, 1, 10, 11, "5"].map((size) => matchesPattern({ size }, pattern))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

test("an operator that is not emulated is refused, because it would let the wrong records through", () => {
  expect(() => matchesPattern(record, { eventName: [{ wildcard: "IN*" }] })).toThrow(
    'The event filter uses "wildcard"',
  );
});
