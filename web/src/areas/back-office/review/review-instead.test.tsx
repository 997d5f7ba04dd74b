/** @jest-environment jsdom */

import { pt, screen, show } from "../../../../testing/show.tsx";
import { ApiError } from "../../../lib/api/api-error.ts";
import { Instead, isUnknown } from "./review-instead.tsx";

test.each(["not-found", "forbidden", "network", "internal-error"] as const)(
  "only an answer that there is no such ticket says that it is unknown: %s",
  (code) => {
    expect(isUnknown({ error: new ApiError(code) })).toBe(code === "not-found");
  },
);

test("a read that did not fail, one that was not made and a fault of the page say nothing of the ticket", () => {
  expect(isUnknown({ error: null })).toBe(false);
  expect(isUnknown(undefined)).toBe(false);
  expect(isUnknown({ error: new Error("not-found") })).toBe(false);
});

test.each(["missing", "otherStage", "unknown"] as const)(
  "a screen that shows no ticket says why and leads to the queue: %s",
  (reason) => {
    show(<Instead title="Análise" reason={reason} />);
    const words = pt["back-office-review"].screen;
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Análise");
    expect(screen.getByText(words[reason].title)).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole("link", { name: words.missing.action }).getAttribute("href")).toBe(
      "/onboarding/bo/dashboard",
    );
  },
);
