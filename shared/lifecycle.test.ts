import * as fc from "fast-check";
import { certificationContract } from "./certification/contract.ts";
import { certificationTransitions } from "./certification/lifecycle.ts";
import { configurationContract } from "./configuration/contract.ts";
import {
  type ConfigurationStatus,
  configurationStatuses,
  configurationTransitions,
} from "./configuration/lifecycle.ts";
import type { Contract } from "./contract.ts";
import { DomainError } from "./errors.ts";
import { fraudCertificationContract } from "./fraud-certification/contract.ts";
import { fraudCertificationTransitions } from "./fraud-certification/lifecycle.ts";
import { fraudConfigurationContract } from "./fraud-configuration/contract.ts";
import { fraudConfigurationTransitions } from "./fraud-configuration/lifecycle.ts";
import { allowedActions, decide, type Transitions } from "./lifecycle.ts";
import { partnerContract } from "./partner/contract.ts";
import { partnerTransitions } from "./partner/lifecycle.ts";
import { productionContract } from "./production/contract.ts";
import { productionTransitions } from "./production/lifecycle.ts";
import { releaseContract } from "./release/contract.ts";
import { releaseTransitions } from "./release/lifecycle.ts";
import { roles } from "./roles.ts";

const actions = Object.keys(configurationTransitions).filter(
  (action): action is keyof typeof configurationTransitions => action in configurationTransitions,
);

/** The specification's table, written a second time and differently: what is not here is illegal. */
const legal = [
  "client saveDraft open -> open",
  "client saveDraft revision -> revision",
  "client send open -> under-approval",
  "client send revision -> under-approval",
  "support reject under-approval -> revision",
  "support conclude under-approval -> approved",
  "client reopen approved -> revision",
];

const outcome = (
  status: ConfigurationStatus,
  action: (typeof actions)[number],
  role: "client" | "support",
) => {
  try {
    return decide(configurationTransitions, { status, version: 4 }, action, { role });
  } catch (error) {
    return error;
  }
};

test("of all states, actions and roles exactly the specified steps are taken", () => {
  const taken: string[] = [];
  let tried = 0;
  for (const role of ["client", "support"] as const) {
    for (const action of actions) {
      for (const status of configurationStatuses) {
        tried += 1;
        const result = outcome(status, action, role);
        if (result instanceof DomainError) {
          expect(["forbidden", "action-not-allowed"]).toContain(result.code);
        } else {
          expect(result).toMatchObject({ version: 5, event: configurationTransitions[action].event });
          const next =
            typeof result === "object" && result !== null && "status" in result ? result.status : "";
          taken.push(`${role} ${action} ${status} -> ${String(next)}`);
        }
      }
    }
  }
  expect(tried).toBe(2 * actions.length * configurationStatuses.length);
  expect(taken.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(legal.toSorted((a, b) => (a < b ? -1 : 1)));
});

/** Likewise of the other lifecycles: a status or an action that opens more than is written here fails. */
const ordered: readonly [string, Transitions<string>, readonly string[]][] = [
  ["fraud prevention's configuration", fraudConfigurationTransitions, legal],
  [
    "fraud prevention's certification",
    fraudCertificationTransitions,
    [
      "client begin open -> open",
      "client select open -> open",
      "client select revision -> revision",
      "client saveReturn open -> open",
      "client saveReturn revision -> revision",
      "client send open -> under-approval",
      "client send revision -> under-approval",
      "support reject under-approval -> revision",
      "support conclude under-approval -> concluded",
      "client restart open -> open",
      "client restart revision -> open",
      "client restart concluded -> open",
      "support sign open -> open",
      "support sign under-approval -> under-approval",
      "support sign revision -> revision",
      "support unsign open -> open",
      "support unsign under-approval -> under-approval",
      "support unsign revision -> revision",
      "support reopen concluded -> under-approval",
    ],
  ],
  [
    "certification",
    certificationTransitions,
    [
      "client begin open -> open",
      "client select open -> open",
      "client select revision -> revision",
      "client saveReturn open -> open",
      "client saveReturn revision -> revision",
      "client send open -> under-approval",
      "client send revision -> under-approval",
      "support reject under-approval -> revision",
      "support conclude under-approval -> concluded",
      "client restart open -> open",
      "client restart revision -> open",
      "client restart concluded -> open",
    ],
  ],
  [
    "release",
    releaseTransitions,
    [
      "client request open -> under-approval",
      "client request declined -> under-approval",
      "support grant open -> approved",
      "support grant under-approval -> approved",
      "support grant declined -> approved",
      "support decline under-approval -> declined",
      "support revoke approved -> declined",
    ],
  ],
  [
    "production",
    productionTransitions,
    [
      "client request open -> requested",
      "support deliver requested -> delivered",
      "support deliver delivered -> delivered",
    ],
  ],
  [
    "partner",
    partnerTransitions,
    [
      "support approve pending -> listed",
      "support approve declined -> listed",
      "support decline pending -> declined",
      "support decline listed -> declined",
    ],
  ],
];

test.each(ordered)("a %s takes exactly the steps that are written here", (_name, transitions, steps) => {
  const taken = Object.entries(transitions).flatMap(([action, { from, to, by }]) =>
    by.flatMap((role) =>
      from.map((status) => `${role} ${action} ${status} -> ${to === "unchanged" ? status : to}`),
    ),
  );
  expect(taken.toSorted()).toEqual([...steps].toSorted());
});

const features = [
  ["configuration", configurationContract, configurationTransitions],
  ["fraud prevention's configuration", fraudConfigurationContract, fraudConfigurationTransitions],
  ["fraud prevention's certification", fraudCertificationContract, fraudCertificationTransitions],
  ["certification", certificationContract, certificationTransitions],
  ["release", releaseContract, releaseTransitions],
  ["production", productionContract, productionTransitions],
  ["partner", partnerContract, partnerTransitions],
] as const satisfies readonly [string, Contract, Transitions<string>][];

test.each(features)(
  "each action of a %s is a route, for those who may take it",
  (_name, { routes }, transitions) => {
    const open = new Map(Object.entries(routes).map(([name, route]) => [name, route.roles]));
    const asked = Object.entries(transitions).map(([action, { by }]) => [action, by]);
    expect(Object.keys(transitions).map((action) => [action, open.get(action)])).toEqual(asked);
  },
);

test.each(features)("whoever turns down a %s may say why", (_name, { routes }, transitions) => {
  const bodies = new Map(Object.entries(routes).map(([name, route]) => [name, Object(route.body).shape]));
  const unexplained = Object.entries(transitions).filter(
    ([action, { kind }]) => kind === "rejected" && !Object.hasOwn(bodies.get(action) ?? {}, "comment"),
  );
  expect(unexplained.map(([action]) => action)).toEqual([]);
});

test("the buttons are exactly what the API would accept", () => {
  for (const role of roles) {
    for (const status of configurationStatuses) {
      const buttons = allowedActions(configurationTransitions, status, role);
      const accepted =
        role === "visitor"
          ? []
          : actions.filter((action) => !(outcome(status, action, role) instanceof Error));
      expect(buttons).toEqual(accepted);
    }
  }
});

test("whoever may never act is told so, whoever may not act now is told that", () => {
  expect(outcome("under-approval", "conclude", "client")).toMatchObject({ code: "forbidden" });
  expect(outcome("open", "conclude", "support")).toMatchObject({ code: "action-not-allowed" });
});

test("no walk through the lifecycle reaches approved without support, and none gets stuck", () => {
  const step = fc.record({
    action: fc.constantFrom(...actions),
    role: fc.constantFrom("client" as const, "support" as const),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let state: { status: ConfigurationStatus; version: number } = { status: "open", version: 0 };
      for (const { action, role } of steps) {
        const { status, version } = state;
        if (!allowedActions(configurationTransitions, status, role).includes(action)) continue;
        state = decide(configurationTransitions, state, action, { role });
        expect(state.version).toBe(version + 1);
        if (state.status === "approved") expect(role).toBe("support");
      }
      const open = ["client", "support"] as const;
      expect(
        open.some((role) => allowedActions(configurationTransitions, state.status, role).length > 0),
      ).toBe(true);
    }),
  );
});

test("an action that the table does not have is forbidden to everybody", () => {
  const none: Transitions<"open"> = {};
  expect(() => decide(none, { status: "open", version: 0 }, "anything", { role: "support" })).toThrow(
    "forbidden",
  );
});
