import { ApiError } from "./api-error.ts";
import { createSubmissionKeys } from "./submission-key.ts";

function keysInOrder() {
  let count = 0;
  return createSubmissionKeys(() => `key-${++count}`);
}

test("the same content sent again after a lost answer keeps its key", () => {
  const keys = keysInOrder();
  expect(keys.keyFor("a")).toBe("key-1");
  keys.settle(new ApiError("network"));
  expect(keys.keyFor("a")).toBe("key-1");
});

test.each(["internal-error", "service-unavailable"] as const)(
  "%s leaves open whether it had its effect, so the key stays",
  (code) => {
    const keys = keysInOrder();
    keys.keyFor("a");
    keys.settle(new ApiError(code));
    expect(keys.keyFor("a")).toBe("key-1");
  },
);

test("other content is another submission", () => {
  const keys = keysInOrder();
  keys.keyFor("a");
  keys.settle(new ApiError("network"));
  expect(keys.keyFor("b")).toBe("key-2");
});

test("after a success the same content is sent anew", () => {
  const keys = keysInOrder();
  keys.keyFor("a");
  keys.settle();
  expect(keys.keyFor("a")).toBe("key-2");
});

test("a definite refusal spends the key", () => {
  const keys = keysInOrder();
  keys.keyFor("a");
  keys.settle(new ApiError("invalid-input"));
  expect(keys.keyFor("a")).toBe("key-2");
});
