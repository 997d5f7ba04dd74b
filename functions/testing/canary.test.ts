import { leaksIn, mustNotBeKept } from "./canary.ts";

test("card numbers and keys are found wherever they stand, and nothing that only looks alike", () => {
  mustNotBeKept("k3y-of-a-store");
  expect(
    leaksIn([
      '{"card":"4000000000000044"}',
      "token 4111 1111 1111 1111.",
      "PED4000000000000044",
      "phone 30569309025904",
      "key=k3y-of-a-store",
    ]),
  ).toHaveLength(5);
  // A NIT, an instant, a phone, a company's tax number and a masked card.
  const harmless = [
    "a4000000000000044b".repeat(4),
    "20261122101530123",
    "5511999998888",
    "45283163000167",
    "************0044",
  ];
  expect(leaksIn(harmless)).toEqual([]);
});
