import { randomUUID } from "node:crypto";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { type Answer, ask, refusal, send } from "../../testing/api.ts";
import { historyOf } from "../../testing/history.ts";
import {
  accessForm,
  companyOf,
  completeDraft,
  type Person,
  person,
  placeOf,
  rest,
  sentConfiguration,
} from "../../testing/people.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";
import { trials } from "../../testing/trials.ts";

const { routes } = configurationContract;

let stage: TestStage;
let client: Person;
let companyId: string;
let reviewers: [Person, Person];

beforeAll(async () => {
  stage = await openStage();
  client = await person(stage, "Ana Souza");
  ({ id: companyId } = await companyOf(client));
  reviewers = [
    await person(stage, "Bruno Lima", { isSupport: true }),
    await person(stage, "Carla Dias", { isSupport: true }),
  ];
});
afterAll(() => stage.close());

const adjustments = [{ field: "hashUrl" as const, comment: "O endereço não responde." }];

/** Back to where support has to decide, whatever was decided before. */
async function sendAgain(): Promise<number> {
  await rest(stage, companyId, client, ...reviewers);
  const params = placeOf(companyId);
  let { status, version } = await ask(client, routes.get, { params });
  if (status === "approved") {
    ({ status, version } = await ask(client, routes.reopen, { params, body: { version } }));
  }
  const draft = completeDraft({ hashUrl: `https://loja.example.com/hash-${version}` });
  const sent = await ask(client, routes.send, { params, body: { version, draft } });
  return sent.version;
}

test("of two reviewers who decide at once exactly one wins, and the other sees what was decided", async () => {
  const params = placeOf(companyId);
  let wins = 0;
  const runs = trials("two reviewers at once", 40, 1000);
  for (const _ of runs) {
    const version = await sendAgain();
    const decisions: Promise<Answer>[] = [
      send(reviewers[0], routes.reject, { params, body: { version, adjustments } }),
      send(reviewers[1], routes.conclude, { params, body: { version, accessData: accessForm } }),
    ];
    const answers = await Promise.all(decisions);
    const [winner, ...otherWinners] = answers.filter(({ status }) => status === 200);
    const [loser] = answers.filter(({ status }) => status === 409);
    expect(otherWinners).toEqual([]);
    const now = await ask(client, routes.get, { params });
    expect(winner?.json).toEqual(now);
    expect(loser?.json).toMatchObject({ code: "version-conflict", current: now });
    expect(now.version).toBe(version + 1);
    wins += 1;
  }
  expect(wins).toBe(runs.length);
}, 3_600_000);

test("the same request twenty times in parallel has one effect and one answer", async () => {
  for (const _ of trials("same idempotency key, 20 in parallel", 6, 500)) {
    const owner = await person(stage, "Dora Reis");
    const { id } = await companyOf(owner);
    const params = placeOf(id);
    const call = { params, body: { version: 0, draft: { applicationName: "Loja" } }, key: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(owner, routes.saveDraft, call)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);

    const history = await historyOf(owner, params, "configuration");
    expect(history.items).toHaveLength(1);

    const other = { ...call, body: { version: 1, draft: { applicationName: "Outra" } } };
    expect(await refusal(owner, routes.saveDraft, other)).toMatchObject({
      code: "idempotency-key-reused",
      status: 422,
    });
  }
}, 3_600_000);

test("a key spent on one act cannot be spent on another", async () => {
  const owner = await person(stage, "Edu Prado");
  const { id } = await companyOf(owner);
  const params = placeOf(id);
  const key = randomUUID();
  const body = { version: 0, draft: completeDraft() };
  await ask(owner, routes.saveDraft, { params, body, key });
  expect(await refusal(owner, routes.send, { params, body, key })).toMatchObject({
    code: "idempotency-key-reused",
  });
});

test("a draft edited in two tabs loses nothing in silence: the second gets the first one's", async () => {
  const owner = await person(stage, "Fabi Nunes");
  const { id } = await companyOf(owner);
  const params = placeOf(id);
  const { version } = await ask(owner, routes.saveDraft, {
    params,
    body: { version: 0, draft: { applicationName: "Loja" } },
  });
  const first = await ask(owner, routes.saveDraft, {
    params,
    body: { version, draft: { applicationName: "Primeira aba" } },
  });
  const problem = await refusal(owner, routes.saveDraft, {
    params,
    body: { version, draft: { applicationName: "Segunda aba" } },
  });
  expect(problem).toMatchObject({ code: "version-conflict", status: 409, current: first });
  expect(problem.current).toMatchObject({ savedBy: { sub: owner.sub, name: "Fabi Nunes" } });
  expect(await ask(owner, routes.get, { params })).toEqual(first);

  const second = await ask(owner, routes.saveDraft, {
    params,
    body: { version: first.version, draft: { applicationName: "Segunda aba" } },
  });
  expect(second.draft.applicationName).toBe("Segunda aba");
});

test("tickets that are opened at once never share a number", async () => {
  const atOnce = 30;
  const rounds = trials(`number uniqueness, ${atOnce} at once`, 1, 20);
  const numbers: string[] = [];
  for (const _ of rounds) {
    const places = await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const owner = await person(stage, "Gil Matos");
        return { owner, company: await companyOf(owner) };
      }),
    );
    const sent = await Promise.all(places.map(({ owner, company }) => sentConfiguration(owner, company.id)));
    numbers.push(...sent.map(({ occurrence }) => occurrence?.number ?? ""));
  }
  expect(new Set(numbers).size).toBe(rounds.length * atOnce);
  for (const number of numbers) expect(number).toMatch(/^2\d{3}-\d{6}$/);
}, 3_600_000);
