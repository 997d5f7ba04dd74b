import { emailFailureOf } from "./change-email.ts";

const named = (name: string) => Object.assign(new Error(name), { name });

test.each([
  ["AliasExistsException", "taken"],
  ["CodeMismatchException", "wrongCode"],
  ["ExpiredCodeException", "expiredCode"],
  ["LimitExceededException", "tooMany"],
  ["NetworkError", "network"],
  ["SomethingNew", "other"],
  ["NotAuthorizedException", "other"],
])("%s keeps an address from changing with a reason of its own: %s", (name, failure) => {
  expect(emailFailureOf(named(name))).toBe(failure);
});
