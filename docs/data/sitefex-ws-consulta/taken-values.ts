import type { CarriedValue } from "../e-sitef/carried-values.ts";
import type { ApiCall } from "../product-api/described.ts";

/** What e-SiTef's answer says of a sale, by the parameters that ask for it; of a reversal, its own. */
const taken = {
  codsit: "acquirer",
  datatrn: "day",
  datefrom: "day",
  dateto: "day",
  nsusitef: "sitef_usn",
} as const;

const isTaken = (name: string): name is keyof typeof taken => name in taken;

/** By the name of the parameter, what an earlier call of e-SiTef gave for it. */
export function takesOfSale({ path, parameters }: ApiCall): Readonly<Record<string, CarriedValue>> {
  const of = path.startsWith("/estorno/") ? "cancellation" : "payment";
  return Object.fromEntries(
    parameters.flatMap(({ name }) => (isTaken(name) ? [[name, `${of}_${taken[name]}`] as const] : [])),
  );
}
