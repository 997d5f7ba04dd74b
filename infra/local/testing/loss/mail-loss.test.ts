import { setTimeout as wait } from "node:timers/promises";
import { recordOf } from "@portal/functions/testing/outbox.ts";
import { companyOf, type Person, person, sentConfiguration } from "@portal/functions/testing/people.ts";
import { openStage, type TestStage } from "@portal/functions/testing/stage.ts";
import { trials } from "@portal/functions/testing/trials.ts";
import { deliver } from "../../cloud/events/delivery.ts";
import type { StreamRecord } from "../../cloud/events/stream-record.ts";
import type { Step } from "./gate.ts";
import { type Mortal, openMortal } from "./mortal.ts";

let stage: TestStage;
let mails: Mortal;
beforeAll(async () => {
  stage = await openStage();
  mails = await openMortal("mail");
}, 60_000);
afterAll(async () => {
  await mails.close();
  await stage.close();
});
beforeEach(() => stage.clear());
afterEach(() => jest.restoreAllMocks());

const support = "suporte@example.com";

/** A configuration that was sent: one event, a mail to the client and one to support. */
async function news(): Promise<Person> {
  const client = await person(stage, "Ana Souza");
  const { id } = await companyOf(client);
  await sentConfiguration(client, id);
  return client;
}

const mailsTo = (address: string) => stage.aws.mails.filter(({ to }) => to === address).length;
const pendingRecords = async () => ({ Records: (await stage.pendingEvents()).map(recordOf) });

/** Claims of attempts that died have ended by then. */
function letLeasesEnd(): void {
  const later = Date.now() + 80_000;
  jest.spyOn(Date, "now").mockImplementation(() => later);
}

/** Between SES taking a mail and the note of it there is nothing that could tell the two apart. */
function diedBeforeNoting(steps: readonly Step[]): boolean {
  const done = steps.filter(({ moment }) => moment === "answered").map(({ operation }) => operation);
  return done.lastIndexOf("outbound-emails") > done.lastIndexOf("TransactWriteItems");
}

const everyStep = 100;

test("a mail function that dies at any step loses no mail and repeats none, but for one that SES has and nobody noted", async () => {
  await news();
  const whole = (await mails.runUntil(await pendingRecords(), everyStep)).length;
  expect(stage.aws.mails).toHaveLength(2);
  const deaths = trials("deaths of the mail function", 8, whole);
  for (const death of deaths) {
    await stage.clear();
    const client = await news();
    const last = 1 + Math.floor((death * whole) / deaths.length);
    const steps = await mails.runUntil(await pendingRecords(), last);
    expect(steps).toHaveLength(last);
    for (let retry = 0; retry < 2; retry += 1)
      expect(await stage.deliverEvents()).toEqual({ batchItemFailures: [] });
    letLeasesEnd();
    await stage.sweepMails();
    await stage.sweepMails();
    jest.restoreAllMocks();
    expect(Math.min(mailsTo(client.account.email), mailsTo(support))).toBe(1);
    expect(stage.aws.mails.length).toBeLessThanOrEqual(diedBeforeNoting(steps) ? 3 : 2);
    expect(await stage.pendingEvents()).toEqual([]);
  }
}, 180_000);

const outageMs = 1000 * trials("seconds of an outage", 3, 30).length;

/** As the table's stream brings an event, with its ten retries, while the mail function is as it is deployed. */
async function stream(): Promise<string[]> {
  const givenUp: string[] = [];
  const { Records } = await pendingRecords();
  const records = Records.map(
    (record, index): StreamRecord => ({
      eventID: String(index),
      eventName: "INSERT",
      eventVersion: "1.1",
      eventSource: "aws:dynamodb",
      awsRegion: "sa-east-1",
      eventSourceARN: "arn",
      dynamodb: { ApproximateCreationDateTime: 0, SequenceNumber: "", ...record.dynamodb },
    }),
  );
  await deliver(records, {
    maxRetries: 10,
    bisects: true,
    reportsItemFailures: true,
    invoke: (batch) => mails.run({ Records: batch }),
    giveUp: (batch) => givenUp.push(...batch.map(({ eventID }) => eventID)),
    signal: new AbortController().signal,
  });
  return givenUp;
}

/** Each goes away at the worst moment: the database when SES has the first mail, SES when that mail is claimed. */
const outages = [
  { away: "database", after: "mail", operation: "outbound-emails" },
  { away: "mail", after: "database", operation: "TransactWriteItems" },
] as const;

test.each(outages)(
  "while the $away is away no mail is lost and none repeated",
  async ({ away, after, operation }) => {
    const clients = [await news(), await news(), await news()];
    const gate = mails.gates[away];
    let absences = 0;
    mails.gates[after].onStep = (step) => {
      if (absences === 0 && step.operation === operation && step.moment === "answered") {
        absences += 1;
        gate.isOpen = false;
        setTimeout(() => {
          gate.isOpen = true;
        }, outageMs);
      }
      return true;
    };
    await stream();
    while (!gate.isOpen) await wait(100);
    letLeasesEnd();
    await stage.sweepMails();
    expect(absences).toBe(1);
    expect(stage.aws.mails.map(({ to }) => to).toSorted()).toEqual(
      [...clients.map(({ account }) => account.email), support, support, support].toSorted(),
    );
    expect(await stage.pendingEvents()).toEqual([]);
  },
  180_000,
);
