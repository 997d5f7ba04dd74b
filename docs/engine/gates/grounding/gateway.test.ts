import { sizesDecided } from "../../../data/facts/exceptions.data.ts";
import type { CallFacts } from "../../../data/facts/gateway.data.ts";
import { noticeFacts, scriptFacts } from "../../../data/facts/notices.data.ts";
import { productFacts } from "../../../data/facts/products.data.ts";
import { callFacts, gatewayProblems } from "./gateway.ts";
import { noticeProblems } from "./notices.ts";
import { productProblems } from "./products.ts";

/** The facts, but for one call of which they say something else. */
function otherwise(id: string, part: keyof CallFacts, from: string, to: string) {
  const facts = callFacts[id];
  if (!facts?.[part].includes(from)) throw new Error(`The facts of "${id}" do not say "${from}".`);
  return gatewayProblems({ ...callFacts, [id]: { ...facts, [part]: facts[part].replace(from, to) } });
}

test("a call that is sent to another address than the facts say is found", () => {
  expect(otherwise("preauth-capture", "call", "/capture/", "/captures/")).toEqual([
    'shared/esitef, preauth-capture: it is sent as "POST /v1/preauthorizations/capture/{nit}", and the facts say "POST /v1/preauthorizations/captures/{nit}".',
  ]);
});

test("a size other than the one that was seen is found, of what is sent and of what is answered", () => {
  expect(otherwise("payment-begin", "takes", "order_id=1..40", "order_id=1..20")).toEqual([
    'shared/esitef, payment-begin: the size of "order_id" is 1..40, and the facts say 1..20.',
  ]);
  expect(otherwise("payment-do", "answers", "payment.nit=64..64", "payment.nit=65..65")).toEqual([
    'shared/esitef, payment-do: the size of "payment.nit" is 64..64, and the facts say 65..65.',
  ]);
});

test("a size that the same value has in another call does not excuse a wrong one", () => {
  expect(otherwise("cancel-do", "takes", "amount=1..12", "amount=1..10")).toHaveLength(1);
});

test("a parameter that is less or more mandatory than the facts say is found", () => {
  expect(otherwise("recharge-begin", "takes", "Authorization=1..2000", "Authorization=1..2000?")).toEqual([
    'shared/esitef, recharge-begin: "Authorization" is optional, and the facts say conditional.',
  ]);
  expect(otherwise("payment-begin", "takes", "amount=1..12!", "amount=1..12")).toEqual([
    'shared/esitef, payment-begin: "amount" is mandatory, and the facts say optional.',
  ]);
});

test("a notice with another field or size is found, and a script at another address", () => {
  const short = {
    ...noticeFacts,
    "status-notification": noticeFacts["status-notification"]?.replace("=1..500", "=1..20"),
  };
  const problems = noticeProblems(Object.assign({}, noticeFacts, short), {
    ...scriptFacts,
    payment: `/e-sitef${scriptFacts.payment}`,
  }).join("\n");
  expect(problems).toContain('status-notification: "rede=1..500" is in no fact');
  expect(problems).toContain(
    'the fact "payment /sandbox/e-sitef/js/esitefpayment-1.0.min.js" is told nowhere',
  );
  expect(noticeProblems()).toEqual([]);
});

test("a call of another product is found whose address, size or mandatory mark is not the facts'", () => {
  const psp = productFacts["psp-fiserv"];
  const consent = {
    call: "POST /v3/clients/opt-in",
    takes: psp?.["opt-in"]?.takes.replace("pixFee!", "pixFee") ?? "",
  };
  const problems = productProblems({ ...productFacts, "psp-fiserv": { ...psp, "opt-in": consent } }).join(
    "\n",
  );
  expect(problems).toContain('"POST /gateway/v3/clients/opt-in" is in no fact');
  expect(problems).toContain('"pixFee!" is in no fact');
  expect(productProblems()).toEqual([]);
});

test("every exception of a size is needed, and says why", () => {
  const sizes = Object.values(callFacts).flatMap(({ takes, answers }) => `${takes} ${answers}`.split(" "));
  for (const { name, size, because } of sizesDecided) {
    expect(because.length).toBeGreaterThan(40);
    const printed = sizes.filter((each) => name.test(each.replace(/[~=!?].*$/, "")));
    expect(printed.some((each) => /=\d/.test(each) && !each.includes(`=${size}`))).toBe(true);
  }
});
