import { pt } from "@portal/shared/messages/pt.ts";
import { createSaid } from "./said-words.ts";

const keysIn = (value: object, prefix = ""): string[] =>
  Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    typeof child === "object" && child !== null ? keysIn(child, `${prefix}${key}.`) : [`${prefix}${key}`],
  );

const isSaid = createSaid();

test("every text of the catalogs is said somewhere", () => {
  expect(keysIn(pt).filter((key) => !isSaid(key))).toEqual([]);
});

test("a text that no code says is found", () => {
  expect(
    ["shell.planted", "configuration.status.planted", "certification.planted.title"].filter(isSaid),
  ).toEqual([]);
});
