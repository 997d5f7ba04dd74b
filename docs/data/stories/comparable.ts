/** What the reader carries to the next call, by the name of the member that holds it, and its form. */
const identifiers: Readonly<Record<string, RegExp>> = {
  nit: /^[0-9a-f]{64}$/,
  nits: /^[0-9a-f]{64}$/,
  sid: /^[0-9a-f]{64}$/,
  seid: /^[0-9a-f]{64}$/,
  nita: /^Z[0-9a-f]{64}$/,
  pay_token: /^[0-9a-f]{66}$/,
  store_token: /^[0-9a-f]{66}$/,
  token: /^[\w-]{86}==$/,
  trans_id: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  // The proof of an authentication.
  value: /^[\w+/]{27}=$/,
  // Of a store that was registered.
  key: /^[0-9a-f]{64}$/,
  // The first digits are the day's.
  nsua: /(?<=^\d{6})\d{8}A$/,
  esitef_usn: /(?<=^\d{6})\d{9}$/,
  usn: /(?<=^\d{6})\d{9}$/,
};

/** What else differs each time; nobody sends it again. */
const numbers: Readonly<Record<string, RegExp>> = {
  sitef_usn: /^\d{6}$/,
  sitef_merchant_id: /^\d{8}$/,
  host_usn: /(?<=^999)\d{6}$/,
  authorization_number: /^\d{6}$/,
  customer_receipt: /(?<=^AUT )\d{6}$/m,
  merchant_receipt: /(?<=^AUT )\d{6}$/m,
  // Of the stage, and of the store that called.
  three_ds_method_url: /(?<=^https:\/\/)[\w.-]+\/sandbox\/e-sitef\/acs\/T[0-9A-F]{12}(?=\/method$)/,
  // Of the stage, and of the authentication.
  challenge_url: /(?<=^https:\/\/)[\w.-]+\/sandbox\/e-sitef\/acs\/T[0-9A-F]{12}$/,
  creq: /^eyJ[\w-]{100,}$/,
  // The charge that the code names, and the checksum at its end.
  qr_code: /(?<=\/pix\/v2\/)[0-9a-f]{32}(?=5204)|(?<=6304)[0-9A-F]{4}$/g,
  // Of the stage; the boleto's NIT follows.
  url: /(?<=^https:\/\/)[\w.-]+(?=\/sandbox\/e-sitef\/boleto\/)/,
  // The number of the sale with its check digits; due day and amount stay.
  digitable_line: /^\d{33}(?=\d{14}$)/,
  barcode: /(?<=^0009)\d|(?<=^\d{19})\d{25}$/g,
  authorizer_date: /(?<=T)\d\d:\d\d$/,
  payment_date: /(?<=T)\d\d:\d\d$/,
  creation_date: /(?<=T)\d\d:\d\d$/,
  // The same numbers and instants, as SiTef writes them.
  horaTrn: /^\d{6}$/,
  codAutorizacao: /^\d{6}$/,
  nsuHost: /(?<=^999)\d{6}$/,
  data_exportacao: /(?<=^\d{8})\d{6}$/,
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** An answer with the numbers that differ each time replaced by their name, where they have the form they should. */
export function comparable(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.map((each) => comparable(each, name));
  if (isObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, comparable(each, key)]));
  }
  const form = numbers[name];
  return typeof value === "string" && form ? value.replace(form, `(${name})`) : value;
}

/** Six digits stand in other numbers too, so they are replaced only where WS Consulta names them. */
function sitefNumber(printed: unknown, answered: unknown): [string, string][] {
  if (![printed, answered].every((number) => /^\d{6}$/.test(String(number)))) return [];
  return ["nsusitef=%", '"nsusitef":"%"'].map((place) => [
    place.replace("%", String(printed)),
    place.replace("%", String(answered)),
  ]);
}

/** Identifiers as they are printed, and as they were answered in their place: only in the form that they should have. */
export function carried(printed: unknown, answered: unknown, name = ""): [string, string][] {
  if (isObject(printed) && isObject(answered)) {
    return Object.keys(printed).flatMap((key) =>
      carried(printed[key], answered[key], Array.isArray(printed) ? name : key),
    );
  }
  if (name === "sitef_usn") return sitefNumber(printed, answered);
  const form = identifiers[name];
  if (!form || typeof printed !== "string" || typeof answered !== "string") return [];
  const isAlike = form.test(answered) && printed.replace(form, "") === answered.replace(form, "");
  return isAlike && printed !== answered ? [[printed, answered]] : [];
}
