import { accountContract } from "@portal/shared/account/contract.ts";
import { companyContract } from "@portal/shared/company/contract.ts";
import { ask } from "../../testing/api.ts";
import { clockAfter, hoursLater } from "../../testing/engines/clock.ts";
import { companyData, newClient, type Person, person } from "../../testing/people.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";

const { register, answerJoinRequest, cancelJoinRequest, remindOwner } = companyContract.routes;

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(() => stage.clear());

const days = (count: number): number => count * 24;

const requestOf = async (newcomer: Person) =>
  (await ask(newcomer, accountContract.routes.open, { body: { locale: "pt" } })).joinRequest;

async function waiting() {
  const { client: owner, companyId, data } = await newClient(stage, {}, "es");
  const newcomer = await person(stage, "Rita Melo", { locale: "en" });
  const { taxIdentificationNumber } = data;
  const registration = {
    body: { data: companyData({ taxIdentificationNumber }), acceptsTerms: true as const },
  };
  await ask(newcomer, register, registration);
  const body = { requestedAt: (await requestOf(newcomer))?.requestedAt ?? "" };
  await stage.deliverEvents();
  stage.aws.mails.length = 0;
  return { owner, companyId, newcomer, registration, body };
}

/** The mails that the clock brings about by then. */
async function mailsAfter(hours: number) {
  await clockAfter(hours);
  expect(await stage.deliverEvents()).toEqual({ batchItemFailures: [] });
  return stage.aws.mails.map(({ to, subject }) => [to, subject]);
}

test("an owner who leaves a request unanswered for three days is reminded by the clock, once", async () => {
  const { owner, newcomer } = await waiting();
  expect(await mailsAfter(days(3) - 1)).toEqual([]);
  const reminder = [
    owner.account.email,
    "Recordatorio: Rita Melo espera su respuesta para participar en la empresa Loja Exemplo",
  ];
  expect(await mailsAfter(days(3) + 1)).toEqual([reminder]);
  expect(await mailsAfter(days(30))).toEqual([reminder]);
  // Whoever asked waits a day from this reminder, as from one of their own.
  const { remindableAt = "" } = (await requestOf(newcomer)) ?? {};
  expect(Date.parse(remindableAt)).toBeGreaterThan(Date.now() + days(4) * 60 * 60 * 1000);
});

test("nobody is reminded of a request that was answered or taken back", async () => {
  const answered = await waiting();
  const params = { companyId: answered.companyId, sub: answered.newcomer.sub };
  await ask(answered.owner, answerJoinRequest, { params, body: { accept: true } });
  const cancelled = await waiting();
  await ask(cancelled.newcomer, cancelJoinRequest, { body: cancelled.body });
  await stage.deliverEvents();
  stage.aws.mails.length = 0;
  expect(await mailsAfter(days(4))).toEqual([]);
});

test("an owner whom the applicant has reminded is not reminded again by the clock", async () => {
  const { newcomer, body } = await waiting();
  await hoursLater(25, () => ask(newcomer, remindOwner, { body }));
  expect(await mailsAfter(days(4))).toHaveLength(1);
});

test("who asks again has made a new request, and its three days begin anew", async () => {
  const { newcomer, registration, body } = await waiting();
  await ask(newcomer, cancelJoinRequest, { body });
  await hoursLater(days(2), () => ask(newcomer, register, registration));
  await stage.deliverEvents();
  stage.aws.mails.length = 0;
  expect(await mailsAfter(days(4))).toEqual([]);
  expect(await mailsAfter(days(6))).toHaveLength(1);
});
