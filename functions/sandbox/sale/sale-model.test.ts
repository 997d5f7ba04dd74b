import * as fc from "fast-check";
import * as z from "zod/mini";
import { type SandboxAnswer, sandboxStore, type TestStore } from "../../testing/sandbox.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";
import { seed } from "../../testing/trials.ts";
import { cancel, confirm, type Expected, pass, pay, type Sale, type World } from "./testing/sale-model.ts";

interface Real {
  readonly merchantId: string;
  store: TestStore;
  readonly nits: string[];
}

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage();
});
// Looks through all that the long run has stored.
afterAll(() => stage.close(), 300_000);

const answerSchema = z.looseObject({
  code: z.optional(z.string()),
  payment: z.optional(z.looseObject({ nit: z.string(), status: z.string() })),
});

const card = { number: "4000000000000044", expiry_date: "1299", security_code: "123" };

function agree(answer: SandboxAnswer, expected: Expected): void {
  const { code } = answerSchema.parse(answer.body);
  expect({ http: answer.http, code }).toEqual(expected);
}

/** One call, on a sale that is chosen among those that exist. */
class Act implements fc.AsyncCommand<World, Real> {
  readonly #name: string;
  readonly #choice: number;
  readonly #expect: (sale: Sale, world: World) => Expected;
  readonly #call: (store: TestStore, nit: string, sale: Sale) => Promise<SandboxAnswer>;

  constructor(name: string, choice: number, expected: Act["expected"], call: Act["call"]) {
    this.#name = name;
    this.#choice = choice;
    this.#expect = expected;
    this.#call = call;
  }

  get expected() {
    return this.#expect;
  }

  get call() {
    return this.#call;
  }

  check({ sales }: Readonly<World>): boolean {
    return sales.length > 0;
  }

  async run(world: World, real: Real): Promise<void> {
    const index = this.#choice % world.sales.length;
    const sale = world.sales[index];
    const nit = real.nits[index];
    if (!sale || nit === undefined) throw new Error("The choice is outside of what exists.");
    const before = { ...sale };
    const expected = this.#expect(sale, world);
    agree(await this.#call(real.store, nit, before), expected);
    const found = await real.store.call("GET", `/v1/transactions/${nit}`);
    expect(answerSchema.parse(found.body).payment?.status).toBe(sale.status);
  }

  toString(): string {
    return `${this.#name}(${this.#choice})`;
  }
}

class Create implements fc.AsyncCommand<World, Real> {
  readonly #sale: Pick<Sale, "amount" | "isPix" | "isPostponed">;

  constructor(sale: Pick<Sale, "amount" | "isPix" | "isPostponed">) {
    this.#sale = sale;
  }

  check(): boolean {
    return true;
  }

  async run(world: World, real: Real): Promise<void> {
    const { amount, isPix, isPostponed } = this.#sale;
    const answer = await real.store.call("POST", "/v1/transactions", {
      installments: "1",
      installment_type: "4",
      authorizer_id: isPix ? "440" : "1",
      amount: String(amount),
      ...(isPostponed ? { additional_data: { postpone_confirmation: "true" } } : {}),
    });
    expect(answer.http).toBe(201);
    const { payment } = answerSchema.parse(answer.body);
    real.nits.push(payment?.nit ?? "");
    const due = { at: world.seconds + 1800, status: "EXP" };
    world.sales.push({ ...this.#sale, status: "NOV", refunded: 0, due });
  }

  toString(): string {
    return `create(${JSON.stringify(this.#sale)})`;
  }
}

class Wait implements fc.AsyncCommand<World, Real> {
  readonly #seconds: number;

  constructor(seconds: number) {
    this.#seconds = seconds;
  }

  check(): boolean {
    return true;
  }

  async run(world: World, real: Real): Promise<void> {
    pass(world, this.#seconds);
    const { merchantId } = real;
    real.store = await sandboxStore(stage, { merchantId, clockOffsetSeconds: world.seconds });
  }

  toString(): string {
    return `wait(${this.#seconds})`;
  }
}

const choice = fc.nat({ max: 9 });
const cardAmounts = [100, 12_990, 25_000, 2_200_000, 2_200_004, 2_200_092];
const pixAmounts = [500, 600, 1000, 25_500];
const created = fc
  .record({ isPix: fc.boolean(), isPostponed: fc.boolean(), pick: fc.nat() })
  .map(({ isPix, isPostponed, pick }) => {
    const amounts = isPix ? pixAmounts : cardAmounts;
    const amount = amounts[pick % amounts.length] ?? 100;
    return new Create({ amount, isPix, isPostponed: isPostponed && !isPix });
  });
const paid = fc
  .tuple(choice, fc.constantFrom(undefined, undefined, undefined, "approve", "decline:54", "error:131"))
  .map(
    ([index, outcome]) =>
      new Act(
        `pay ${outcome}`,
        index,
        (sale, { seconds }) => pay(sale, outcome, seconds),
        (store, nit, { isPix }) =>
          store.call(
            "POST",
            `/v1/payments/${nit}`,
            isPix ? {} : { card },
            outcome === undefined ? {} : { "x-sandbox-outcome": outcome },
          ),
      ),
  );
const confirmed = fc.tuple(choice, fc.constantFrom("true", "false")).map(
  ([index, word]) =>
    new Act(
      `confirm ${word}`,
      index,
      (sale) => confirm(sale, word),
      (store, nit) => store.call("PUT", `/v1/payments/${nit}?confirm=${word}`, {}),
    ),
);
const cancelled = fc.tuple(choice, fc.constantFrom(undefined, 0.3, 0.7, 1)).map(
  ([index, share]) =>
    new Act(
      `cancel ${share}`,
      index,
      (sale) => cancel(sale, share),
      (store, nit, { amount }) =>
        store.call(
          "POST",
          `/v2/cancellations/${nit}`,
          share === undefined ? {} : { amount: String(Math.ceil(amount * share)) },
        ),
    ),
);
const waited = fc.constantFrom(5, 30, 200, 2000).map((seconds) => new Wait(seconds));

/** A store answers 25 calls a second; each of these makes up to two. */
const callsEach = 11;

test("random calls find the simulator and the model of one opinion", async () => {
  // Some kinds of calls come more often, so that most sales get as far as being paid and given back.
  const kinds = [created, paid, paid, paid, confirmed, cancelled, cancelled, cancelled, waited];
  const commands = fc.commands(kinds, { maxCommands: callsEach, size: "max" });
  // Some six and a half commands each: the long run makes more than ten thousand.
  const isLong = process.env.LONG === "1";
  const numRuns = isLong ? 1700 : 50;
  let count = 0;
  await fc.assert(
    fc.asyncProperty(created, commands, async (first, further) => {
      const store = await sandboxStore(stage);
      const model: World = { sales: [], seconds: 0 };
      const real: Real = { merchantId: store.merchantId, store, nits: [] };
      count += [...further].length + 1;
      await first.run(model, real);
      await fc.asyncModelRun(() => ({ model, real }), further);
    }),
    { numRuns, seed: seed("sales of the sandbox") },
  );
  process.stderr.write(`sales of the sandbox: ${count} commands\n`);
  expect(count).toBeGreaterThan(isLong ? 10_000 : numRuns * 4);
}, 1_200_000);
