/** @jest-environment jsdom */
import { pt, screen, show } from "../../../testing/show.tsx";
import { useCursorPaging } from "../../lib/api/paging.ts";
import { Pagination } from "./pagination.tsx";

const cursorAfter: Record<string, string | undefined> = {
  first: "second",
  second: "third",
  third: undefined,
};

function List() {
  const paging = useCursorPaging();
  const shown = paging.cursor ?? "first";
  return (
    <>
      <h1>{shown}</h1>
      <Pagination paging={paging} nextCursor={cursorAfter[shown]} />
    </>
  );
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

test("a list is walked to its last page and back", async () => {
  const { person } = show(<List />);
  expect(button(pt.list.previous).disabled).toBe(true);
  await person.click(button(pt.list.next));
  await person.click(button(pt.list.next));
  expect(screen.getByRole("heading").textContent).toBe("third");
  expect(screen.getByText("Página 3")).toBeTruthy();
  expect(button(pt.list.next).disabled).toBe(true);
  await person.click(button(pt.list.previous));
  expect(screen.getByRole("heading").textContent).toBe("second");
});

test("another size begins the list anew", async () => {
  const { person, router } = show(<List />);
  await person.click(button(pt.list.next));
  await person.selectOptions(screen.getByRole("combobox", { name: new RegExp(pt.list.size) }), "20");
  expect(screen.getByRole("heading").textContent).toBe("first");
  expect(router.state.location.search).toBe("?limit=20");
});
