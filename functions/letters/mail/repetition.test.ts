import { keys } from "../../platform/table/keys.ts";
import type { SentMail } from "../../testing/engines/aws.ts";
import { companyOf, type Person, person, sentConfiguration } from "../../testing/people.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";
import { mailKey } from "./claim.ts";

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(() => stage.clear());

const to = (email: string): SentMail[] => stage.aws.mails.filter((mail) => mail.to === email);

/** A configuration that was sent: one event, a mail to the client and one to support. */
async function news(): Promise<Person> {
  const client = await person(stage, "Ana Souza");
  const { id } = await companyOf(client);
  await sentConfiguration(client, id);
  return client;
}

test("an event that is delivered again and again is mailed once", async () => {
  await news();
  for (let delivery = 0; delivery < 3; delivery += 1) await stage.deliverEvents();
  await Promise.all([stage.deliverEvents(), stage.deliverEvents()]);
  expect(stage.aws.mails).toHaveLength(2);
});

test("two deliveries at once send one mail, and the one that lost is delivered again", async () => {
  const client = await news();
  const results = await Promise.all([1, 2, 3, 4].map(() => stage.deliverEvents()));
  expect(to(client.account.email)).toHaveLength(1);
  expect(results.some(({ batchItemFailures }) => batchItemFailures.length === 0)).toBe(true);
  expect(await stage.deliverEvents()).toEqual({ batchItemFailures: [] });
  expect(stage.aws.mails).toHaveLength(2);
});

test("a mail that SES refuses is tried again at once, and its neighbours are sent", async () => {
  await news();
  stage.aws.failing.set("outbound-emails", { status: 500, type: "InternalFailure" });
  const { batchItemFailures } = await stage.deliverEvents();
  expect(batchItemFailures).toHaveLength(1);
  expect(stage.logs.at(-1)).toContain("event-failed");
  stage.aws.failing.clear();
  expect(await stage.deliverEvents()).toEqual({ batchItemFailures: [] });
  expect(stage.aws.mails).toHaveLength(2);
});

test("an attempt that crashed is no failure of the event, and the sweep takes it over once its lease has ended", async () => {
  const client = await news();
  const [event] = await stage.pendingEvents();
  const claim = { ...mailKey(String(event?.id), client.sub), status: "sending", version: 1 };
  await stage.put({ ...claim, leaseUntil: Date.now() + 60_000 });
  expect(await stage.deliverEvents()).toEqual({ batchItemFailures: [] });
  await stage.sweepMails();
  expect(to(client.account.email)).toEqual([]);
  expect(to("suporte@example.com")).toHaveLength(1);
  await stage.put({ ...claim, leaseUntil: Date.now() - 1 });
  await stage.sweepMails();
  expect(to(client.account.email)).toHaveLength(1);
  expect(stage.aws.mails).toHaveLength(2);
  expect(await stage.pendingEvents()).toEqual([]);
});

test("an event that the stream never brought, or gave up, is mailed by the sweep", async () => {
  await news();
  stage.aws.failing.set("outbound-emails", { status: 500, type: "InternalFailure" });
  for (let retry = 0; retry < 3; retry += 1) await stage.deliverEvents();
  await stage.sweepMails();
  expect(stage.aws.mails).toEqual([]);
  expect(await stage.pendingEvents()).toHaveLength(1);
  stage.aws.failing.clear();
  await stage.sweepMails();
  await stage.sweepMails();
  expect(stage.aws.mails).toHaveLength(2);
  expect(await stage.pendingEvents()).toEqual([]);
});

test("one poisoned event holds up none of its neighbours, in the stream or in the sweep", async () => {
  await news();
  const poisoned = { id: "0000", event: "configuration.sent", companyId: "gone", version: 1 };
  const unknown = { id: "0001", event: "something.unknown", companyId: "any", version: 1 };
  for (const event of [poisoned, unknown]) await stage.put({ ...keys.event("mail", event.id), ...event });
  await stage.sweepMails();
  expect(stage.aws.mails).toHaveLength(2);
  expect(await stage.pendingEvents()).toMatchObject([poisoned]);
  expect((await stage.deliverEvents()).batchItemFailures).toEqual([{ itemIdentifier: "0000" }]);
  expect(stage.aws.mails).toHaveLength(2);
});

test("a letter that cannot go out holds up none of the same event", async () => {
  const client = await news();
  const account = (await stage.items()).find(
    ({ pk, sk }) => sk === "ACCOUNT" && String(pk).includes(client.sub),
  );
  await stage.put({ ...account, email: "a@example.org, b@example.org" });
  expect((await stage.deliverEvents()).batchItemFailures).toHaveLength(1);
  expect(stage.aws.mails.map(({ to: address }) => address)).toEqual(["suporte@example.com"]);
  await stage.put({ ...account });
  await stage.sweepMails();
  expect(stage.aws.mails.map(({ to: address }) => address)).toEqual([
    "suporte@example.com",
    client.account.email,
  ]);
});
