import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { ask, refusal } from "../../testing/api.ts";
import { historyOf } from "../../testing/history.ts";
import { accessForm, companyOf, completeDraft, person, placeOf } from "../../testing/people.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";

const { routes: configuration } = configurationContract;
const { routes: access } = accessDataContract;

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test("a configuration goes from the first draft to a revealed key", async () => {
  const client = await person(stage, "Ana Souza");
  const support = await person(stage, "Bruno Lima", { isSupport: true });
  const { id } = await companyOf(client);
  const params = placeOf(id);

  const empty = await ask(client, configuration.get, { params });
  expect(empty).toMatchObject({ status: "open", version: 0, occurrence: null });

  const draft = { applicationName: "Loja", website: "https://loja" };
  const saved = await ask(client, configuration.saveDraft, { params, body: { version: 0, draft } });
  expect(saved).toMatchObject({ status: "open", version: 1, draft });
  expect(saved.occurrence?.number).toMatch(/^\d{4}-\d{6}$/);

  const sent = await ask(client, configuration.send, {
    params,
    body: { version: 1, draft: completeDraft() },
  });
  expect(sent).toMatchObject({ status: "under-approval", version: 2 });
  expect(sent.occurrence).toMatchObject({ number: saved.occurrence?.number });

  const adjustments = [{ field: "hashUrl" as const, comment: "O endereço não responde." }];
  const rejected = await ask(support, configuration.reject, {
    params,
    body: { version: 2, comment: "Quase lá.", adjustments },
  });
  expect(rejected).toMatchObject({ status: "revision", review: { comment: "Quase lá.", adjustments } });

  const corrected = completeDraft({ hashUrl: "https://loja.example.com/hash2" });
  await ask(client, configuration.send, { params, body: { version: 3, draft: corrected } });

  const { merchantKey, ...withoutKey } = accessForm;
  const incomplete = { params, body: { version: 4, accessData: withoutKey } };
  expect(await refusal(support, configuration.conclude, incomplete)).toMatchObject({
    code: "access-data-incomplete",
    fields: [{ path: "accessData.merchantKey", code: "required" }],
  });

  const concluded = await ask(support, configuration.conclude, {
    params,
    body: { version: 4, accessData: accessForm },
  });
  expect(concluded).toMatchObject({ status: "approved", version: 5 });

  expect(await ask(client, access.get, { params })).toMatchObject({
    merchantId: "LOJA0001",
    merchantKey: "••••4321",
    fraudDetectTestKey: null,
  });
  const revealed = await ask(client, access.reveal, { params, body: { field: "merchantKey" } });
  expect(revealed).toEqual({ field: "merchantKey", value: merchantKey });

  const history = await historyOf(client, params, "configuration", { limit: 20 });
  expect(history.items.map(({ event, actor }) => [event, actor.name])).toEqual([
    ["configuration.approved", "Bruno Lima"],
    ["configuration.sent", "Ana Souza"],
    ["configuration.rejected", "Bruno Lima"],
    ["configuration.sent", "Ana Souza"],
    ["configuration.edited", "Ana Souza"],
  ]);
  expect(history.items.find(({ event }) => event === "configuration.rejected")).toMatchObject({
    adjustments,
  });

  const handed = await historyOf(client, params, "access-data");
  const told = handed.items.map(({ event, actor, field, data }) => ({ event, actor, field, data }));
  expect(told).toMatchObject([
    { event: "access-data.revealed", actor: { name: "Ana Souza" }, field: "merchantKey", data: undefined },
    {
      event: "access-data.delivered",
      actor: { name: "Bruno Lima" },
      field: undefined,
      data: { ...withoutKey, merchantKey: "••••4321", fraudDetectTestKey: null },
    },
  ]);
});
