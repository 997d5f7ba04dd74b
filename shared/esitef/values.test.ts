import { randomBytes } from "node:crypto";
import { parameters } from "./parameters.data.ts";
import type { Shape } from "./schema.ts";
import { firstRefused, type Refused } from "./values.ts";

const free: [string, Shape][] = Object.entries(parameters).filter(
  ([, shape]: [string, Shape]) => shape.type === "A" && shape.values === undefined,
);

/** What becomes of a value, where nothing else is asked for. */
const judged = (name: string, value: string): Refused | undefined =>
  firstRefused(
    { method: "POST", path: "/", credentials: true },
    { [name]: "yes" },
    new Map([[name, [value]]]),
    parameters,
  );

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
