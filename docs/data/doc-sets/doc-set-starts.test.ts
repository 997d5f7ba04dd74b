import { allDocSets } from "@portal/shared/documentation/doc-sets.ts";
import { docSetGroups } from "./doc-set-groups.data.ts";
import { docSetStarts, elsewhere } from "./doc-set-starts.data.ts";

test("every product stands in one group, and so in the list of products and in the switcher", () => {
  const grouped = Object.values(docSetGroups).flatMap(({ sets }) => sets);
  expect(grouped.toSorted()).toEqual(allDocSets.map(({ id }) => id).toSorted());
});

test.each(allDocSets.map(({ id }) => id))("whom %s is not for is sent to another product", (id) => {
  const { notFor } = docSetStarts[id];
  expect(notFor.length).toBeGreaterThan(0);
  expect(notFor.filter((reason) => elsewhere[reason].set === id)).toEqual([]);
});
