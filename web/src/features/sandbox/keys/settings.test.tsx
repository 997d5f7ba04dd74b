/** @jest-environment jsdom */
import type { Sandbox, Store } from "@portal/shared/sandbox/model.ts";
import { sandboxRoutes } from "@portal/shared/sandbox/routes.data.ts";
import { pt, screen, showKnowing } from "../../../../testing/show.tsx";
import { Settings } from "./settings.tsx";

const sandbox = sandboxRoutes.get.answer;
const [own] = sandbox?.stores ?? [];
if (!sandbox || !own) throw new Error("The route shows no store.");
const words = pt.sandbox;

const showSettings = (store: Store, changes: Partial<Sandbox> = {}) =>
  showKnowing(
    <Settings
      sandbox={{ ...sandbox, stores: [store], ...changes }}
      store={store}
      country="BR"
      onIssued={() => undefined}
    />,
    [],
  );
const button = (name: string) => screen.queryByRole("button", { name });

test("the company's own store changes its keys, each with how long it opens the store", () => {
  const replaced = { id: "old", createdAt: "2026-11-20T12:00:00.000Z", until: "2026-11-23T12:00:00.000Z" };
  showSettings({ ...own, keys: [replaced, ...own.keys] });
  expect(button(words.keys.rotate.action)).toBeInstanceOf(HTMLElement);
  expect(screen.getAllByRole("button", { name: words.keys.revoke.action })).toHaveLength(2);
  expect(screen.getAllByText(words.keys.inUse)).toHaveLength(1);
  expect(button(words.first.action)).toBeNull();
});

test("without a key it says so and offers another one", () => {
  showSettings({ ...own, keys: [] });
  expect(screen.getByText(words.keys.none)).toBeInstanceOf(HTMLElement);
  expect(button(words.keys.rotate.another)).toBeInstanceOf(HTMLElement);
});

test("keys of the access data are support's to change, and an own store can be opened beside them", () => {
  showSettings({ ...own, kind: "access-data" }, { accessData: "taken" });
  expect(button(words.keys.rotate.action)).toBeNull();
  expect(button(words.keys.revoke.action)).toBeNull();
  expect(screen.getByText(words.settings.taken)).toBeInstanceOf(HTMLElement);
  expect(button(words.first.action)).toBeInstanceOf(HTMLElement);
});

test("revoking a key asks first", async () => {
  const { person } = showSettings(own);
  await person.click(screen.getByRole("button", { name: words.keys.revoke.action }));
  expect((await screen.findByRole("alertdialog")).textContent).toContain(words.keys.revoke.title);
});

test.each([
  [0, words.clock.real],
  [86_400, words.clock.moved],
])("a clock that is %i seconds ahead says whether it was moved", (clockOffsetSeconds, said) => {
  showSettings({ ...own, clockOffsetSeconds });
  expect(screen.getByText(said)).toBeInstanceOf(HTMLElement);
});
