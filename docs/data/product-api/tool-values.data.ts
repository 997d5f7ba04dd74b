import type { DescribedProduct } from "../../../shared/documentation/downloads.ts";

/** What the reader's own tool fills in, in the place of example values. */
export interface ToolValues {
  /** Typed by the reader; a secret is neither shown nor written into shared copies. */
  readonly given: Readonly<Record<string, "plain" | "secret">>;
  /** Kept from the answer of an earlier call, by the parameter that asks for it. */
  readonly kept: Readonly<Record<string, { readonly by: readonly string[]; readonly answer: string }>>;
  /** Parameters that ask for a day, where the call does not ask for a value that is kept with its own. */
  readonly days: Readonly<Record<string, { readonly day: Day; readonly without?: string }>>;
  /** Headers that differ each time. */
  readonly headers: Readonly<Record<string, string>>;
}

export type Day = "today" | "yesterday";

/** The key of a transaction is what a list of transactions says of its first one. */
const keyPart = (answer: string) => ({
  by: ["query-by-date", "query-pending"],
  answer: `transacoes[0].${answer}`,
});

export const toolValues: Readonly<Record<DescribedProduct, ToolValues>> = {
  "sitefex-ws-consulta": {
    given: { user: "plain", password: "secret" },
    kept: {
      codsit: keyPart("codSit"),
      datatrn: keyPart("dataTrn"),
      nsusitef: keyPart("nsusitef"),
      codlojasitef: keyPart("codLojaSiTef"),
    },
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
    days: {},
    headers: {
      "x-timestamp": "{{timestamp}}",
      "x-request-id": "{{$guid}}",
      "x-hmac-signature": "{{signature}}",
    },
  },
};
