import type { Country } from "@portal/shared/country.ts";
import { authorizerCode } from "@portal/shared/esitef/authorizer-kinds.data.ts";
import type { GatewayOperationId } from "@portal/shared/esitef/operations.data.ts";
import type { Operation } from "@portal/shared/esitef/schema.ts";
import { firstRefused, fits, type Refused, type Shapes, type Values } from "@portal/shared/esitef/values.ts";
import { isTaxId } from "@portal/shared/field/tax-id.ts";
import { isCardParameter, knownCard } from "./card.ts";
import { hasCard } from "./mask.ts";
import type { Asked, Forced, Later } from "./outcome-header.ts";
import type { Request } from "./request.ts";

/** A call whose address and credentials are in order. Its values are not yet judged. */
export interface Call {
  readonly operation: GatewayOperationId;
  /** Values of the address, by name. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: Values;
  readonly body: Values;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The first parameter that is missing or not in its form. */
  readonly refused?: Refused | undefined;
  /** What the tester asked for, whatever amounts and cards say; only of a call that has an outcome. */
  readonly forced?: Forced | undefined;
  /** How the tester wants the institution to be late. */
  readonly later?: Later | undefined;
  /** Stores of these countries are not offered it. */
  readonly absentIn?: readonly Country[] | undefined;
  /** Of its store, where that country has a profile of its own. */
  readonly country?: Country | undefined;
  /** Whether the call carried a signature that the store's registered key verifies. */
  readonly isSigned: boolean;
}

/** The first value of a parameter. */
export const one = (values: Values, name: string): string | undefined => values.get(name)?.[0];

/** A company's number may be one of a card as well; it has check digits of its own. */
const isDocument = (parameter: string, value: string): boolean =>
  /identification_number|cnpj|legal_document/.test(parameter) && isTaxId("CNPJ", value);

/** An authorizer is written in one way from here on. */
const withoutZeros = (values: Values): Values =>
  new Map(
    [...values].map(([name, given]) =>
      /(?:^|\.)authorizer_id$/.test(name) ? [name, given.map(authorizerCode)] : [name, given],
    ),
  );

function misplacedCard(values: Values): Refused | undefined {
  for (const [parameter, given] of values) {
    if (isCardParameter(parameter)) continue;
    if (given.some((value) => hasCard(value) && !isDocument(parameter, value)))
      return { parameter, why: "malformed" };
  }
  return undefined;
}

/** A card's number that no page publishes: it is refused before anything of the call is stored. */
function unpublishedCard(values: Values): Refused | undefined {
  for (const [parameter, given] of values) {
    if (isCardParameter(parameter) && given.some((number) => number !== "" && !knownCard(number))) {
      return { parameter, why: /^\d{13,19}$/.test(given[0] ?? "") ? "unpublished" : "malformed" };
    }
  }
  return undefined;
}

interface CallReading {
  readonly operation: GatewayOperationId;
  readonly definition: Operation;
  /** Others at the same address: what is stored says later which of them was meant. */
  readonly beside?: readonly Operation[];
  /** The usual form of each parameter. */
  readonly parameters: Shapes;
  readonly path: Readonly<Record<string, string>>;
  readonly asked: Asked;
  readonly isSigned: boolean;
}

function refusedOf({ body, query }: Request, { definition, parameters }: CallReading): Refused | undefined {
  const values = new Map([...query, ...body]);
  const needs = { ...definition.query, ...definition.body };
  return (
    misplacedCard(values) ?? unpublishedCard(body) ?? firstRefused(definition, needs, values, parameters)
  );
}

/**
 * What no page names is ignored, as the gateway does, and so is what another call takes in another form: nothing of it is
 * kept or answered. An empty text says as little as a parameter that was not sent.
 */
function documented(values: Values, part: "query" | "body", reading: CallReading): Values {
  const { definition, beside = [], parameters } = reading;
  const needs: object = Object.assign({}, ...[definition, ...beside].map((operation) => operation[part]));
  const isKnown = (name: string, given: readonly string[]): boolean => {
    const shape = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    return Object.hasOwn(needs, name) || (shape !== undefined && given.every((value) => fits(value, shape)));
  };
  const isSaid = (given: readonly string[]): boolean => given.some((value) => value !== "");
  return new Map([...values].filter(([name, given]) => isSaid(given) && isKnown(name, given)));
}

/** A request, read as the documented call that it is. */
export function callOf(request: Request, reading: CallReading): Call {
  const { operation, path, definition, asked, isSigned } = reading;
  const { headers } = request;
  const [query, body] = [withoutZeros(request.query), withoutZeros(request.body)];
  const refused = refusedOf(request, reading);
  const { forced, later } = definition.forced === "outcome" ? asked : {};
  return {
    operation,
    path,
    query: documented(query, "query", reading),
    body: documented(body, "body", reading),
    headers,
    refused,
    forced,
    later,
    absentIn: definition.absentIn,
    isSigned,
  };
}
