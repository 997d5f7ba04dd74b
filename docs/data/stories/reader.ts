import { type KeyObject, sign } from "node:crypto";
import { addressesOf, match } from "@portal/shared/esitef/call.ts";
import { operations } from "@portal/shared/esitef/operations.data.ts";
import { documentedPath } from "@portal/shared/esitef/sandbox-address.ts";
import { site } from "@portal/shared/site.ts";
import type { HttpExample, HttpRequest } from "../examples/request-code/http-example.ts";
import { wsConsultaHost, wsConsultaUser } from "../examples/ws-consulta-examples.ts";
import { carried } from "./comparable.ts";

/** The hosts that the examples print; the same paths stand behind the sandbox. */
const hosts = [site.testHost, site.threeDsTestHost];

const addresses = addressesOf(operations);

/** What a call says of itself, by the names of the documentation: its body, or what is in its address. */
function saidBy({ method, url, body }: HttpRequest): unknown {
  if (body !== undefined && Object.keys(Object(body)).length > 0) return body;
  const { pathname, searchParams } = new URL(url);
  const path = documentedPath(pathname) ?? pathname;
  const none = new Map<string, string[]>();
  const matched = match({ method, path, query: none, headers: {}, body: none }, addresses);
  const named = typeof matched === "object" ? matched.path : {};
  return { ...named, ...Object.fromEntries(searchParams) };
}

const base64url = (text: string) => Buffer.from(text).toString("base64url");

/** The token that the pages on signatures explain. */
function tokenOf(claims: unknown, key: KeyObject): string {
  const content = [{ alg: "RS256", typ: "JWT" }, claims]
    .map((part) => base64url(JSON.stringify(part)))
    .join(".");
  return `${content}.${sign("sha256", Buffer.from(content), key).toString("base64url")}`;
}

interface Own {
  /** Scheme and host of the site that the sandbox is a part of. */
  readonly origin: string;
  /** The same of WS Consulta, for its examples. */
  readonly wsConsulta?: string;
  readonly merchantId: string;
  readonly merchantKey: string;
  readonly signingKey: KeyObject;
}

/** What somebody who tries the examples puts in place of what they print: own address, store, key and identifiers. */
export class Reader {
  readonly #own: Own;
  readonly #replaced: [printed: string, own: string][];

  constructor(own: Own) {
    this.#own = own;
    this.#replaced = [
      ...hosts.map((host): [string, string] => [`https://${host}`, `${own.origin}/sandbox`]),
      [wsConsultaHost, own.wsConsulta ?? wsConsultaHost],
      [
        btoa(`${wsConsultaUser.user}:${wsConsultaUser.password}`),
        btoa(`${own.merchantId}:${own.merchantKey}`),
      ],
      ["LOJADEMO", own.merchantId],
      ["MERCHANT_KEY", own.merchantKey],
    ];
  }

  /** A printed text with one's own values in it. */
  fill(text: string): string {
    return this.#replaced.reduce((filled, [printed, own]) => filled.replaceAll(printed, own), text);
  }

  /** An example's request as the reader sends it, and its code written by `write`. */
  signed(text: string, example: HttpExample): string {
    if (!text.includes("SIGNATURE")) return this.fill(text);
    const { method, url, headers, body }: HttpRequest = example;
    const request = JSON.parse(this.fill(JSON.stringify({ method, url, headers, body })));
    const token = tokenOf(saidBy(request), this.#own.signingKey);
    return this.fill(text).replaceAll("SIGNATURE", token);
  }

  /** Notes the identifiers of an answer, for the calls that follow. */
  note(printed: unknown, answered: unknown): void {
    this.#replaced.push(...carried(printed, answered));
  }
}
