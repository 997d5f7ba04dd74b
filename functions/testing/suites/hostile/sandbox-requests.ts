import { pageOperations } from "@portal/shared/esitef/operations/page-operations.data.ts";
import { gatewayOperations } from "@portal/shared/esitef/operations.data.ts";
import { pageParameters } from "@portal/shared/esitef/parameters/page-parameters.data.ts";
import { parameters } from "@portal/shared/esitef/parameters.data.ts";
import type { Need, Operation } from "@portal/shared/esitef/schema.ts";
import { wsConsultaOperations } from "@portal/shared/ws-consulta/operations.data.ts";
import { pageCalls } from "../../../sandbox/js/page-calls.ts";
import { card, nested, sampleOf } from "./sandbox-sample.ts";

/** A call of the sandbox, with one place of it that says something else than its documentation. */
export interface Request {
  /** Which call, and where in it. */
  readonly place: string;
  /** What stands there. */
  readonly value: string;
  readonly interface: "gateway" | "js" | "page" | "ws-consulta";
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** With its query; `{nit}` and the like where something of the store is named. */
  readonly path: string;
  /** JSON. */
  readonly body?: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request, made only when it is sent: far more can be thought of than are. */
export interface Trial extends Pick<Request, "place" | "value"> {
  readonly make: () => Request;
}

/** What is put into one place: JSON in a body, a text elsewhere. */
export interface Given {
  readonly json: readonly string[];
  readonly texts: readonly string[];
}

const mark = "@@here@@";
const names = (needs: object = {}): string[] => Object.keys(needs);
/** Members that no page names, one of them inside of a documented object, and a name that is itself odd. */
const unnamed = ["unheard_of", "additional_data.unheard_of", "additional_data.payer.phones.ddd", "sitef_usn"];

/** A card, wherever one is taken, the days of a query, and what names one sale. */
const usuallySent =
  /(?:(?:card|acct)\.number|card\.(?:expiry_date|security_code)|^(?:start|end)_date|^nsusitef|^codlojasitef)$/;

/** What a call needs to be taken: one that is refused for something else proves nothing. */
const needed = (needs: Readonly<Record<string, Need>> = {}): string[] =>
  Object.entries(needs).flatMap(([name, need]) => (need === "yes" || usuallySent.test(name) ? [name] : []));

type Sample = (name: string) => string;

interface OddBody {
  readonly where: string;
  readonly value: string;
  readonly write: () => string;
}

/** Each member of a body with each value, an odd member of every kind, and a body that is nothing else. */
function* bodies({ body }: Operation, sample: Sample, { json }: Given): Generator<OddBody> {
  const all = needed(body);
  const withMark = (name: string) =>
    nested([...all.filter((each) => each !== name), name], (each) => (each === name ? mark : sample(each)));
  const write = (here: object, value: string) => JSON.stringify(here).replaceAll(`"${mark}"`, () => value);
  for (const value of json) {
    for (const name of [...names(body), ...unnamed])
      yield { where: name, value, write: () => write(withMark(name), value) };
    if (value.startsWith('"'))
      yield { where: "(name)", value, write: () => write({ ...nested(all, sample), [mark]: "1" }, value) };
    yield { where: "(body)", value, write: () => value };
  }
}

const queryText = (query: Readonly<Record<string, string>>): string =>
  Object.keys(query).length === 0 ? "" : `?${new URLSearchParams(query)}`;

const headerNames = [
  "merchant_id",
  "merchant_key",
  "authorization",
  "idempotency_key",
  "x-sandbox-outcome",
  "pay_token",
  "group_id",
];

/** Where a form alone does not make a value that is taken. */
const samples: Readonly<Partial<Record<string, string>>> = {
  amount: "12990",
  authorizer_id: "2",
  "payments[].amount": "6495",
  "schedule.initial_date": "20/12/2026",
  start_date: "01/11/2026",
  end_date: "30/11/2026",
  installment_type: "4",
  transaction_type: "preauthorization",
  "schedule.do_payment_now": "false",
  operation: "172",
  three_ds_comp_ind: "N",
  notification_url: "https://shop.example/",
  merchant_id: "{merchant}",
  datatrn: "20261101",
  datefrom: "20261101",
  dateto: "20261130",
  horainicial: "000000",
  horafinal: "235959",
  codlojasitef: "00000001",
  nsusitef: "000001",
  cupomfiscal: "",
  codlojatronco: "",
  codsit: "229",
  bin: "500000",
  numpdv: "",
};

type Asked = Pick<Request, "place" | "interface" | "method" | "path"> & { readonly operation: Operation };

const usual = { ...pageParameters, ...parameters };

/** The same call, once for each place and each value. */
function* requestsOf({ operation, ...asked }: Asked, given: Given): Generator<Trial> {
  const sample: Sample = (name) => samples[name] ?? sampleOf(operation, name, "A1", usual);
  const isRead = asked.method === "GET";
  const body = isRead ? {} : { body: JSON.stringify(nested(needed(operation.body), sample)) };
  const query = Object.fromEntries(needed(operation.query).map((name) => [name, sample(name)]));
  const path = asked.path + queryText(query);
  const at = (where: string, value: string, odd: () => Partial<Request>): Trial => {
    const place = `${asked.place} ${where}`;
    return { place, value, make: () => ({ ...asked, ...body, path, ...odd(), place, value }) };
  };
  if (!isRead)
    for (const { where, value, write } of bodies(operation, sample, given))
      yield at(where, value, () => ({ body: write() }));
  for (const text of given.texts) {
    for (const [place = ""] of asked.path.matchAll(/\{\w+\}/g))
      yield at(place, text, () => ({
        path: asked.path.replace(place, encodeURIComponent(text)) + queryText(query),
      }));
    for (const name of [...names(operation.query), "unheard_of"])
      yield at(`?${name}`, text, () => ({ path: asked.path + queryText({ ...query, [name]: text }) }));
    for (const name of headerNames) yield at(name, text, () => ({ headers: { [name]: text } }));
  }
}

const every = (kind: Request["interface"], table: Readonly<Record<string, Operation>>): Asked[] =>
  Object.entries(table).map(([name, operation]) => {
    const { method, path } = operation;
    return { place: name, interface: kind, method, path, operation };
  });

const wsConsulta: Readonly<Record<string, Operation>> = Object.fromEntries(
  Object.entries(wsConsultaOperations).map(([name, { method, path, query = {} }]) => [
    name,
    { method, path, keys: "headers", forced: "nothing", query: query },
  ]),
);

const begin = pageOperations["html-begin"];
const creations = Object.fromEntries(
  ["json", "xml"].map((form) => [`html-begin ${form}`, { ...begin, path: `/init/${form}.se` }]),
);

const documented: readonly Asked[] = [
  ...every("gateway", gatewayOperations),
  ...every("js", pageCalls),
  ...every("ws-consulta", wsConsulta),
  ...every("page", creations),
];

/** Every documented call of every interface, odd in one place. */
export function* sandboxRequests(given: Given): Generator<Trial> {
  for (const each of documented) yield* requestsOf(each, given);
}

/** The same calls with nothing odd in them. */
export const plainRequests = (): Request[] =>
  documented.flatMap((asked) => {
    const [last] = [...requestsOf(asked, { json: [], texts: ["A1"] })].slice(-1);
    return last ? [last.make()] : [];
  });

/** What a buyer's browser sends, and where. */
const pages = ["/do.se", "/status", "/consultarTransacao.se", "/boleto/segundavia.se", "/boleto/{nit}"];
const challenges = ["", "/answer", "/method", "/done"].map((part) => `/acs/{merchant}${part}`);
const fields = ["act", "method", "number", "expiry", "code", "installments", "lang", "nit"];
const encodedFields = ["creq", "threeDSMethodData"];

type At = (where: string, value: string, odd: () => Partial<Request>) => Trial;

/** A form of one page, odd in one field. */
function* formsOf(path: string, own: Readonly<Record<string, string>>, { json, texts }: Given, at: At) {
  for (const text of texts) {
    for (const name of [...fields, "unheard_of", "threeDSSessionData"])
      yield at(name, text, () => ({ path: `${path}?nit={nit}`, form: { ...own, [name]: text } }));
    yield at("?nit", text, () => ({ method: "GET", path: path + queryText({ nit: text, lang: text }) }));
    for (const [place = ""] of path.matchAll(/\{\w+\}/g))
      yield at("(path)", text, () => ({ path: path.replace(place, encodeURIComponent(text)), form: own }));
  }
  for (const value of json) {
    const encoded = () => Buffer.from(value).toString("base64url");
    for (const name of encodedFields) yield at(name, value, () => ({ form: { ...own, [name]: encoded() } }));
  }
}

/** The forms of the pages that a buyer sees, odd in one field. */
export function* pageForms(given: Given): Generator<Trial> {
  const { number } = card;
  const own = { act: "pay", method: "credit", number, expiry: "12/39", code: "123", nit: "{nit}" };
  for (const path of [...pages, ...challenges]) {
    const at: At = (where, value, odd) => {
      const place = `${path} ${where}`;
      const form = { interface: "page", method: "POST", path } as const;
      return { place, value, make: () => ({ ...form, ...odd(), place, value }) };
    };
    yield* formsOf(path, own, given, at);
  }
}
