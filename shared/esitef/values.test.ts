import { randomBytes } from "node:crypto";
import { parameters } from "./parameters.data.ts";
import type { Shape } from "./schema.ts";
import { firstRefused, type Refused } from "./values.ts";

const free: [string, Shape][] = Object.entries(parameters).filter(
  ([, shape]: [string, Shape]) => shape.type === "A" && shape.values === undefined,
);

/** What becomes of a value, where nothing else is asked for. */
const judged = (name: string, value: string): Refused | undefined =>
  firstRefused({}, { [name]: "yes" }, new Map([[name, [value]]]), parameters);

test.each(free)(
  "%s takes digits and signs: type A says characters, and only their number is limited",
  (name, { size }) => {
    const [fewest = 1, most = 1] = size ?? [];
    const mixed = "1a+/=-Ç. 9".repeat(Math.ceil(most / 10)).slice(0, most);
    expect(judged(name, mixed)).toBeUndefined();
    expect(judged(name, `${mixed}1`)).toEqual({ parameter: name, why: "malformed" });
    expect(judged(name, mixed.slice(0, fewest - 1))?.parameter).toBe(name);
  },
);

test("the cryptogram of a brand's token is base64, of 20 bytes", () => {
  const cryptogram = randomBytes(20).toString("base64");
  expect(judged("card.cryptogram", cryptogram)).toBeUndefined();
  expect(judged("card.cryptogram", cryptogram.slice(1))).toEqual({
    parameter: "card.cryptogram",
    why: "malformed",
  });
});

test.each(["PED-1\r\nX-Admin: 1", "PED-1\n", "PED\u0000", "PED\u0085"])(
  "an order that would begin another line of a log is refused: %j",
  (order) => {
    expect(judged("order_id", order)).toEqual({ parameter: "order_id", why: "malformed" });
    expect(judged("card.holder", order)).toEqual({ parameter: "card.holder", why: "malformed" });
  },
);

test("a card's validity is a month of a year", () => {
  for (const name of ["card.expiry_date", "payments[].card.expiry_date"]) {
    for (const month of ["0126", "1299"]) expect(judged(name, month)).toBeUndefined();
    for (const none of ["1326", "0026", "2612", "99126"]) expect(judged(name, none)?.why).toBe("malformed");
  }
});
