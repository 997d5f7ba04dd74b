import { wordsOfCause } from "./cause.ts";

const step = { machine: "payment", from: "NOV", to: "CON" };

test("a cause of the machine is said in the reader's language", () => {
  expect(wordsOfCause({ ...step, cause: "approved, automatic confirmation" })?.en).toBeTruthy();
});

test("for the gateway's message the machine tells the one way that there is", () => {
  const known = wordsOfCause({ ...step, cause: "approved, automatic confirmation" });
  expect(wordsOfCause({ ...step, cause: "OK. Transaction successful." })).toEqual(known);
  expect(wordsOfCause({ ...step, from: "PPC", cause: "several ways lead there" })).toBeUndefined();
});
