import { authFailureOf } from "./auth-failure.ts";

const named = (name: string) => Object.assign(new Error("in English"), { name });

test.each([
  ["NotAuthorizedException", "wrongCredentials"],
  ["UsernameExistsException", "userExists"],
  ["CodeMismatchException", "wrongCode"],
  ["ExpiredCodeException", "expiredCode"],
  ["LimitExceededException", "tooMany"],
  ["NetworkError", "network"],
  ["SomethingNew", "other"],
])("%s is told as %s", (name, reason) => {
  expect(authFailureOf(named(name))).toBe(reason);
});

test("what is no error at all is still explained", () => {
  expect(authFailureOf("boom")).toBe("other");
});
