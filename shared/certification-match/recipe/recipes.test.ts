import { certificationTests } from "../../certification/test-cases.data.ts";
import { operations, saids } from "../../esitef/operations.data.ts";
import { callPages } from "./pages.data.ts";
import { recipeOf } from "./recipes.data.ts";

const made = certificationTests.flatMap(({ id, cards }) => recipeOf(id, cards));

test("every case but that of the hosted page has a recipe, which only a buyer can go through", () => {
  const without = certificationTests.filter(({ id, cards }) => recipeOf(id, cards).length === 0);
  expect(without.map(({ id }) => id)).toEqual(["html-return"]);
});

test("a recipe calls what is documented, at its address", () => {
  for (const { operation, method, path } of made) {
    const known = Object.entries(operations).find(([id]) => id === operation)?.[1];
    expect([operation, method, path]).toEqual([operation, known?.method, known?.path]);
  }
});

test("each call leads to the page that explains it", () => {
  for (const operation of new Set(made.map((call) => call.operation))) {
    const documented = Object.entries(saids).find(([id]) => id === operation)?.[1];
    expect([operation, callPages[operation]]).toEqual([operation, documented?.page]);
  }
});
