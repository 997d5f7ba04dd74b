/** @jest-environment jsdom */
import { act, fireEvent, render } from "@testing-library/react";
import { useState } from "react";
import { pt, screen, show } from "../../../testing/show.tsx";
import { useCursorPaging } from "../../lib/api/paging.ts";
import { Pagination } from "./pagination.tsx";
import { useDebounced } from "./use-debounced.ts";

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

describe("what is searched for", () => {
  const passed = jest.fn();
  function Search() {
    const [value, setValue] = useState("pix");
    const [typed, setTyped] = useDebounced(value, passed);
    return (
      <>
        <input value={typed} onChange={({ target }) => setTyped(target.value)} />
        <button type="button" onClick={() => setValue("cartão")}>
          Voltar
        </button>
      </>
    );
  }
  const input = () => screen.getByRole<HTMLInputElement>("textbox");
  const type = (value: string) => fireEvent.change(input(), { target: { value } });
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  beforeEach(() => {
    passed.mockClear();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  test("is passed on once typing pauses, and once", () => {
    render(<Search />);
    type("pix ");
    wait(1000);
    expect(passed).not.toHaveBeenCalled();
    type("pix a");
    wait(299);
    type(" pix ab ");
    wait(299);
    expect(passed).not.toHaveBeenCalled();
    wait(1);
    expect(passed.mock.calls).toEqual([["pix ab"]]);
    expect(input().value).toBe(" pix ab ");
  });

  test("is replaced by what the browser goes back to, and forgotten with the page", () => {
    const { unmount } = render(<Search />);
    fireEvent.click(screen.getByRole("button"));
    expect(input().value).toBe("cartão");
    wait(1000);
    expect(passed).not.toHaveBeenCalled();
    type("nit");
    unmount();
    wait(1000);
    expect(passed).not.toHaveBeenCalled();
  });
});
