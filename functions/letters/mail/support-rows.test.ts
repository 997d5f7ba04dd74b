import { certificationContract } from "@portal/shared/certification/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { letterTexts } from "@portal/shared/messages/letters.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { partnerContract } from "@portal/shared/partner/contract.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import { ask } from "../../testing/api.ts";
import { begin, sendFilled, verdicts } from "../../testing/certification.ts";
import { accessForm, companyOf, completeDraft, person, placeOf } from "../../testing/people.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";
import { partnerData } from "../../testing/suites/route-calls.ts";

const { routes: configuration } = configurationContract;
const { routes: certification } = certificationContract;

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** What the subject of each mail to support begins with. */
const kinds = Object.values(letterTexts)
  .flatMap(({ pt: letters }) => Object.entries(letters))
  .filter(([name]) => name.endsWith("-support"))
  .map(([, { subject }]) => subject.slice(0, subject.indexOf("{")));

test("whatever support is written to about stands in its queue", async () => {
  const support = await person(stage, "Bruno Lima", { isSupport: true });
  const client = await person(stage, "Ana Souza");
  const { id: companyId } = await companyOf(client);
  const params = placeOf(companyId);
  const waiting = async () =>
    (await ask(support, occurrenceContract.routes.list, { query: { status: "support-pending" } })).items;
  const seen: string[] = [];

  /** Lets a client ask for something and returns the ticket that reaches support. */
  const comesToSupport = async <T>(act: () => Promise<T>): Promise<T> => {
    const before = (await waiting()).map(({ id }) => id);
    stage.aws.mails.length = 0;
    const result = await act();
    expect(await stage.deliverEvents()).toEqual({ batchItemFailures: [] });
    const [notice, ...others] = stage.aws.mails.filter(({ to }) => to === "suporte@example.com");
    const rows = (await waiting()).filter(({ id }) => !before.includes(id));
    expect([notice?.subject, others.length, rows.length]).toEqual([expect.any(String), 0, 1]);
    seen.push(...kinds.filter((kind) => notice?.subject.startsWith(kind)));
    return result;
  };

  const draft = completeDraft();
  const { version } = await comesToSupport(() =>
    ask(client, configuration.send, { params, body: { version: 0, draft } }),
  );
  const wish = { version: 0, category: "developer" as const, reason: "Temos pressa." };
  const fraud = { companyId, product: "fraud-prevention" as const };
  await comesToSupport(() => ask(client, releaseContract.routes.request, { params: fraud, body: wish }));
  // The approval opens fraud prevention too.
  await ask(support, configuration.conclude, {
    params,
    body: { version, accessData: accessForm, sharesMerchantId: true },
  });
  await begin({ client, companyId });
  const sent = await comesToSupport(() => sendFilled(stage, { client, companyId }));
  await ask(support, certification.conclude, {
    params,
    body: { version: sent.version, reviews: verdicts(sent) },
  });
  await comesToSupport(() =>
    ask(client, productionContract.routes.request, { params, body: { version: 0 } }),
  );
  await comesToSupport(() =>
    ask(client, partnerContract.routes.register, { params: { companyId }, body: partnerData }),
  );
  expect(new Set(seen)).toEqual(new Set(kinds));
});
