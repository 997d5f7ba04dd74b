import { carried, comparable } from "./comparable.ts";

const nit = "7c1f0d52a9e84b36bd20f7a1c3e58d940b6a2f91e7d34c85a0f16b92d3c74e8b";
const usn = "250314104410023";
const receipt = "SANDBOX\nVISA ************0044\nVALOR 12990\nAUT 204417";
const printed = { code: "0", payment: { nit, esitef_usn: usn, amount: "12990", customer_receipt: receipt } };
const answered = {
  code: "0",
  payment: {
    nit: nit.replace("7", "8"),
    esitef_usn: "250314999999999",
    amount: "12990",
    customer_receipt: receipt.replace("204417", "000001"),
  },
};

/** Whether the printed answer, with the reader's identifiers in it, is the one that came. */
function isPrinted(came: object): boolean {
  const own = carried(printed, came).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    JSON.stringify(printed),
  );
  return JSON.stringify(comparable(JSON.parse(own))) === JSON.stringify(comparable(came));
}

test("what differs each time is alike, of the same day and in the same form", () => {
  expect(isPrinted(answered)).toBe(true);
});

test.each<[string, object]>([
  ["another amount", { amount: "12991" }],
  ["a number of another day", { esitef_usn: "250315104410023" }],
  ["an identifier in another form", { nit: nit.slice(1) }],
  ["a receipt of another amount", { customer_receipt: receipt.replace("12990", "1") }],
  ["one member more", { tid: "1" }],
])("%s is another answer", (_, change) => {
  expect(isPrinted({ ...answered, payment: { ...answered.payment, ...change } })).toBe(false);
});

test("what the reader carries on is the identifiers, and no number that could stand in another one", () => {
  expect(carried(printed, answered)).toEqual([
    [nit, answered.payment.nit],
    [usn, "250314999999999"],
  ]);
});
