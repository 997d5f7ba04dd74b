import type { Route } from "@portal/shared/contract.ts";
import type { ProductId } from "@portal/shared/product.ts";
import type { Role } from "@portal/shared/roles.ts";
import type { CertificationMove } from "@portal/shared/stage/certification/lifecycle.ts";
import * as z from "zod/mini";
import { stageKeys } from "../../stage/keys.ts";
import { type Call, send } from "../api.ts";
import type { Person } from "../people.ts";
import type { TestStage } from "../stage.ts";
import { withSupport } from "../with-support.ts";

/** Of what is answered, the part that this suite looks at. */
const stateSchema = z.looseObject({ status: z.string(), version: z.number() });

/** Written out a second time on purpose: what each move that every certification has leads to. */
const statusAfter: Readonly<Record<CertificationMove, (before: string) => string>> = {
  begin: () => "open",
  select: (before) => before,
  saveReturn: (before) => before,
  send: () => "under-approval",
  reject: () => "revision",
  conclude: () => "concluded",
  restart: () => "open",
};

interface Certified {
  readonly client: Person;
  readonly companyId: string;
  readonly params: Readonly<Record<string, string>> & { readonly companyId: string };
}

interface LifecycleOf<Item, Action extends string, State extends string> {
  /** As the suite calls it. */
  readonly title: string;
  readonly product: ProductId;
  readonly routes: Readonly<Record<Action | "get", Route>>;
  readonly returns: z.ZodMiniType<Item>;
  readonly by: Readonly<Record<Action, { readonly by: readonly Role[] }>>;
  /** What each side may do in each state, as callers see it. */
  readonly open: Readonly<Record<State, Readonly<Record<"client" | "support", readonly Action[]>>>>;
  /** Of the acts that no other product has. */
  readonly ownStatusAfter?: Readonly<Partial<Record<Action, (before: string) => string>>>;
  /** A case that support has failed, which therefore may be corrected. */
  readonly failed: string;
  readonly bring: (stage: TestStage, support: Person, state: State) => Promise<Certified>;
  readonly bodies: (now: Item) => Readonly<Record<Action, Call>>;
  /** What refuses an act that the caller's role may take at other times. */
  readonly refusalOf?: (action: Action, state: State) => readonly [status: number, code: string];
}

const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(table).filter((name): name is Name => name in table);

/** Tries an act of one side, and holds what became of it against what the script says. */
async function tryAct<Item, Action extends string, State extends string>(
  of: LifecycleOf<Item, Action, State>,
  state: State,
  {
    who: { params },
    caller,
    action,
    role,
  }: {
    readonly who: Certified;
    readonly caller: Person;
    readonly action: Action;
    readonly role: "client" | "support";
  },
): Promise<void> {
  const read = async () => stateSchema.parse((await send(caller, of.routes.get, { params })).json);
  const before = await read();
  const { status, json } = await send(caller, of.routes[action], {
    params: action === "saveReturn" ? { ...params, caseId: of.failed } : params,
    ...of.bodies(of.returns.parse(before))[action],
  });
  const after = await read();
  if (of.open[state][role].includes(action)) {
    const statuses: Readonly<Partial<Record<string, (was: string) => string>>> = {
      ...statusAfter,
      ...of.ownStatusAfter,
    };
    expect([status, after.status]).toEqual([200, statuses[action]?.(before.status)]);
    expect(json).toEqual(after);
    expect(after.version).toBe(before.version + 1);
    return;
  }
  const isTheirs = of.by[action].by.some((one) => one === role);
  const refusal = of.refusalOf?.(action, state) ?? ([409, "action-not-allowed"] as const);
  const [refused, code] = isTheirs ? refusal : ([403, "forbidden"] as const);
  expect([status, json]).toEqual([refused, expect.objectContaining({ code })]);
  expect(after).toEqual(before);
}

/** Every act of both sides in every state: what is taken, and what is refused and leaves all as it was. */
export function certificationLifecycle<Item, Action extends string, State extends string>(
  of: LifecycleOf<Item, Action, State>,
): void {
  let stage: TestStage;
  let support: Person;
  withSupport((opened, reviewer) => {
    stage = opened;
    support = reviewer;
  });
  const tries = namesOf(of.by).flatMap((action) =>
    (["client", "support"] as const).map((role) => ({ action, role })),
  );

  describe.each(namesOf(of.open))(`${of.title} that is %s`, (state) => {
    let who: Certified;
    let stored: Record<string, unknown> | undefined;
    const keyOf = () =>
      stageKeys.stage({ companyId: who.companyId, product: of.product, stage: "certification" });
    beforeAll(async () => {
      who = await of.bring(stage, support, state);
      const { pk, sk } = keyOf();
      stored = (await stage.items()).find((item) => item.pk === pk && item.sk === sk);
    }, 30_000);
    afterEach(async () => {
      if (stored) await stage.put(stored);
      else await stage.remove(keyOf());
    });

    test.each(tries)("answers $role who would $action as the lifecycle says", ({ action, role }) =>
      tryAct(of, state, { who, caller: role === "client" ? who.client : support, action, role }),
    );
  });
}
