import type { DescribedProduct } from "@portal/shared/documentation/downloads.ts";

/** What the reader's own tool fills in, in the place of example values. */
export interface ToolValues {
  /** Typed by the reader; a secret is neither shown nor written into shared copies. */
  readonly given: Readonly<Record<string, "plain" | "secret">>;
  /** Kept from the answer of an earlier call, by the parameter that asks for it. */
  readonly kept: Readonly<Record<string, { readonly by: readonly string[]; readonly answer: string }>>;
  /** Parameters that ask for a day, where the call does not ask for a value that is kept with its own. */
  readonly days: Readonly<Record<string, { readonly day: Day; readonly without?: string }>>;
  /** Calls that are sent before the others, which stay in the order in which they are documented. */
  readonly first: readonly string[];
  /** Calls that decide on the second transaction of a list, since another call has decided on the first. */
  readonly ofSecond: readonly string[];
  /** Headers that differ each time. */
  readonly headers: Readonly<Record<string, string>>;
}

export type Day = "today" | "yesterday";

/** The key of a transaction is what the list of a day says of it. */
const keyParts = { codsit: "codSit", datatrn: "dataTrn", nsusitef: "nsusitef", codlojasitef: "codLojaSiTef" };
const keyOf = (place: number, prefix = "") =>
  Object.fromEntries(
    Object.entries(keyParts).map(([name, answer]) => [
      prefix + name,
      { by: ["query-by-date"], answer: `transacoes[${place}].${answer}` },
    ]),
  );
/** Before the name of a value of the second transaction. */
export const second = "second_";

export const toolValues: Readonly<Record<DescribedProduct, ToolValues>> = {
  "sitefex-ws-consulta": {
    given: { user: "plain", password: "secret" },
    kept: { ...keyOf(0), ...keyOf(1, second) },
    first: ["query-by-date"],
    ofSecond: ["cancel-pending"],
    days: {
      datatrn: { day: "today", without: "nsusitef" },
      datefrom: { day: "yesterday" },
      dateto: { day: "today" },
    },
    headers: {},
  },
  "psp-fiserv": {
    given: {
      apikey: "plain",
      hmac_secret: "secret",
      client_id: "plain",
      client_secret: "secret",
      access_token: "secret",
      link_id: "plain",
    },
    kept: { txid: { by: ["cashout-create"], answer: "txid" } },
    first: [],
    ofSecond: [],
    days: {},
    headers: {
      "x-timestamp": "{{timestamp}}",
      "x-request-id": "{{$guid}}",
      "x-hmac-signature": "{{signature}}",
    },
  },
};
