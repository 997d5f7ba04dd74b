import { scopeOf } from "@portal/shared/certification/case-rules.ts";
import { casesFor } from "@portal/shared/certification/cases.ts";
import { assignNumbers, moveNumber, returnsWith, slotsOf } from "./pasted-numbers.ts";

const scope = scopeOf({ solutionModel: "rest", authorizers: ["1"], transactionTypes: ["payment"] });
const tests = casesFor(scope).filter(({ id }) =>
  ["card-approved", "card-denied", "card-cancel"].includes(id),
);
const returns = { "card-denied": { platformUsn: "261121104400009", notes: "Visto." } };
const slots = slotsOf(tests, { returns });
const assign = (text: string) => assignNumbers(text, slots, ({ title }) => title.pt);

test("a case has a place for its number, and one a card where it is tested with several", () => {
  expect(slots.map(({ id, isFilled }) => [id, isFilled])).toEqual([
    ["card-approved visa", false],
    ["card-approved visa-19", false],
    ["card-denied", true],
    ["card-cancel", false],
  ]);
});

test("numbers go to the empty places in order, and lines without one are skipped", () => {
  expect(
    assign("esitef_usn\n261121104400001\r\n\n  261121104400002;CON\n261121104400003\n261121104400004"),
  ).toEqual([
    { usn: "261121104400001", slotId: "card-approved visa" },
    { usn: "261121104400002", slotId: "card-approved visa-19" },
    { usn: "261121104400003", slotId: "card-cancel" },
    { usn: "261121104400004", slotId: undefined },
  ]);
});

test("a line that names a case goes there, however the title is written", () => {
  expect(assign("261121104400001\ncancelamento\t261121104400003\n12/11 261121104400002")).toEqual([
    { usn: "261121104400001", slotId: "card-approved visa" },
    { usn: "261121104400003", slotId: "card-cancel" },
    { usn: "261121104400002", slotId: "card-approved visa-19" },
  ]);
});

test("a number that is moved leaves nobody else in its place", () => {
  const numbers = moveNumber(assign("261121104400001\n261121104400002"), 1, "card-approved visa");
  expect(numbers.map(({ slotId }) => slotId)).toEqual([undefined, "card-approved visa"]);
});

test("what was saved stays, and a fresh case gets what most returns say", () => {
  const numbers = [
    { usn: "1", slotId: "card-denied" },
    { usn: "2", slotId: "card-approved visa" },
    { usn: "3", slotId: "card-approved visa-19" },
    { usn: "4", slotId: undefined },
  ];
  expect(Object.fromEntries(returnsWith({ returns, scope }, numbers, slots, "2026-11-22"))).toEqual({
    "card-denied": { platformUsn: "1", notes: "Visto." },
    "card-approved": {
      isWebservice: true,
      testedOn: "2026-11-22",
      valueCents: 25_000,
      cardUsns: { visa: "2", "visa-19": "3" },
    },
  });
});
