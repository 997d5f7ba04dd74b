import { portalWords } from "@portal/shared/messages/portal-words.ts";
import { pt } from "@portal/shared/messages/pt.ts";
import { createSaid } from "./testing/said-words.ts";

const keysIn = (value: object, prefix = ""): string[] =>
  Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    typeof child === "object" && child !== null ? keysIn(child, `${prefix}${key}.`) : [`${prefix}${key}`],
  );

/** Words of the portal as it loads them; under `mail` those around every letter, and the letters by feature; and the sandbox's pages. */
const allKeys = [
  ...keysIn(portalWords(pt)),
  ...keysIn(pt["sandbox-page"], "sandbox-page."),
  ...keysIn(pt.mail, "mail."),
  ...Object.entries(pt).flatMap(([feature, words]) =>
    "mail" in words ? keysIn(words.mail, `mail.${feature}.`) : [],
  ),
];
const isSaid = createSaid();

test("every text of the catalogs is said somewhere", () => {
  expect(allKeys.filter((key) => !isSaid(key))).toEqual([]);
});

test("a text that no code says is found", () => {
  expect(
    [
      "shell.planted",
      "configuration.status.planted",
      "certification.planted.title",
      "event.partner.planted",
      "sandbox-page.page.planted",
      "mail.planted",
      // An event of which nobody is written to.
      "mail.configuration.reopened.subject",
    ].filter(isSaid),
  ).toEqual([]);
});
