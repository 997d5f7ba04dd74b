/** The input keeps the focus and names the active option by its id. */
export const optionId = (place: number) => `search-option-${place}`;

/** A native list box could hold neither links nor three lines of text, so these stand for it. */
export const list = { id: "search-options", role: "listbox" } as const;

export const option = (place: number, active: number) =>
  ({ id: optionId(place), role: "option", "aria-selected": place === active, tabIndex: -1 }) as const;
