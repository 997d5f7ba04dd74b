/** Address and title of every page of one language, at the root of its build; fetched where an address has no page. */
export const pageNamesFile = "page-names.json";

export type PageName = readonly [address: string, title: string];
