import { explain } from "./explained.ts";

const sheet = { answer: { code: "The gateway's answer.", "payments[].status": "Where it stands." } };
const codes = {
  codes: { "0": { name: "Success" } },
  statuses: { CON: { name: "Confirmed", action: "Deliver." } },
  estados: { PENDENTE: { name: "Pending" } },
  http: {},
};

test("every member of an answer is explained, with what its code says", () => {
  expect(explain({ code: "0", payments: [{ status: "CON", tid: 7 }] }, sheet, codes)).toEqual([
    { name: "code", value: "0", meaning: "The gateway's answer.", says: { name: "Success" } },
    {
      name: "payments[0].status",
      value: "CON",
      meaning: "Where it stands.",
      says: { name: "Confirmed", action: "Deliver." },
    },
    { name: "payments[0].tid", value: "7", meaning: undefined, says: undefined },
  ]);
});

test("a sale of WS Consulta says where it stands in a member of its own", () => {
  expect(explain({ transacoes: [{ estado: "PENDENTE" }] }, { answer: {} }, codes)[0]?.says).toEqual({
    name: "Pending",
  });
});

test("an answer without members has nothing to explain", () => {
  expect(explain(undefined, sheet, codes)).toEqual([]);
  expect(explain({}, sheet, codes)).toEqual([]);
});
