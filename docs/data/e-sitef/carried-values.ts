import type { OperationPage } from "./operation-pages.ts";

/** What one call answers and another one asks for, so that a story need not be copied by hand from call to call. */
export const carriedValues = {
  payment_nit: { answer: "payment.nit", givenBy: "payment-begin" },
  payment_acquirer: { answer: "payment.acquirer_id", givenBy: "payment-do" },
  payment_day: { answer: "payment.payment_date", givenBy: "payment-do" },
  payment_sitef_usn: { answer: "payment.sitef_usn", givenBy: "payment-do" },
  cancellation_acquirer: { answer: "cancellation.acquirer_id", givenBy: "cancel-do" },
  cancellation_day: { answer: "cancellation.payment_date", givenBy: "cancel-do" },
  cancellation_sitef_usn: { answer: "cancellation.sitef_usn", givenBy: "cancel-do" },
  payment_usn: { answer: "payment.esitef_usn", givenBy: "payment-do" },
  preauthorization_nit: { answer: "pre_authorization.nit", givenBy: "preauth-begin" },
  cancellation_nit: { answer: "cancellation.nit", givenBy: "cancel-begin" },
  schedule_sid: { answer: "schedule.sid", givenBy: "schedule-begin" },
  schedule_edit_seid: { answer: "schedule_edit.seid", givenBy: "schedule-edit-begin" },
  card_token: { answer: "card.token", givenBy: "card-store" },
  recharge_nit: { answer: "begin_recharge_response.nit", givenBy: "recharge-begin" },
  authentication_id: { answer: "three_ds_server.trans_id", givenBy: "3ds-begin" },
} as const satisfies Record<string, { readonly answer: string; readonly givenBy: string }>;

export type CarriedValue = keyof typeof carriedValues;

export const isCarriedValue = (name: string): name is CarriedValue => Object.hasOwn(carriedValues, name);

type Call = Pick<OperationPage, "id" | "example" | "group" | "path" | "parameters" | "answer">;

/** Whose NIT stands in a path. A refund in one call names the payment itself, not a cancellation made before. */
const nitOfPath: readonly (readonly [RegExp, CarriedValue])[] = [
  [/^\/v1\/preauthorizations\//, "preauthorization_nit"],
  [/^\/v1\/cancellations\//, "cancellation_nit"],
  [/^\/v\d\/recharge/, "recharge_nit"],
  [/^\/v2\/cancellations\//, "payment_nit"],
  [/^\/v\d\/(?:payments|transactions)\//, "payment_nit"],
];

function nitOf({ group, path }: Call): CarriedValue | undefined {
  if (group === "pre-authorization") return "preauthorization_nit";
  return nitOfPath.find(([pattern]) => pattern.test(path))?.[1];
}

/** Operations made outside the gateway have no creation here whose NIT could be carried on. */
const isForeign = ({ example }: Call): boolean => example.endsWith("-external");

function takenBy(call: Call, parameter: string): CarriedValue | undefined {
  if (parameter === "nit") return nitOf(call);
  if (parameter === "sid") return "schedule_sid";
  if (parameter === "seid") return "schedule_edit_seid";
  if (parameter === "trans_id") return "authentication_id";
  if (parameter === "token" && call.path.startsWith("/v1/cards/")) return "card_token";
  if (parameter === "esitef_usn" && call.id === "cancel-begin") return "payment_usn";
  return undefined;
}

/** By the name of the parameter, what an earlier call gave for it. */
export const takes = (call: Call): Readonly<Record<string, CarriedValue>> =>
  isForeign(call) ? {} : takesInStory(call);

/** The same in a story, where a creation here stands for the operation that was made outside. */
export function takesInStory(call: Call): Readonly<Record<string, CarriedValue>> {
  return Object.fromEntries(
    call.parameters.flatMap(({ name }) => {
      const value = takenBy(call, name);
      return value ? [[name, value] as const] : [];
    }),
  );
}

/** What the call's answer gives to later calls: where it stands there, by the name it is carried under. */
export function gives({ answer }: Call): Readonly<Partial<Record<CarriedValue, string>>> {
  const has = (name: string) => answer.some((each) => each.name === name);
  return Object.fromEntries(
    Object.entries(carriedValues).flatMap(([value, { answer: name }]) => (has(name) ? [[value, name]] : [])),
  );
}
