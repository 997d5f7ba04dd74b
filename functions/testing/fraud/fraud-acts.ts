import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import { fraudConfigurationContract } from "@portal/shared/fraud-configuration/contract.ts";
import type { Caller } from "../api.ts";
import { newClient } from "../people.ts";
import type { TestStage } from "../stage.ts";
import { act, type Cost, decision, numbered } from "../suites/acts/acts.ts";
import { completeFraudDraft, fraudTestKey, openFraudPrevention } from "./fraud-configuration.ts";

const { saveDraft, send, reject, conclude, reopen } = fraudConfigurationContract.routes;
const { reveal } = accessDataContract.routes;

/** Its approval with the key, and what its people do then. */
function approvedActs(client: Caller, support: Caller, companyId: string): Cost[] {
  const params = { companyId };
  const place = { companyId, product: "fraud-prevention" as const };
  const accessData = { fraudDetectTestKey: fraudTestKey };
  return [
    [
      "approve fraud configuration",
      act(support, conclude, { params, body: { version: 5, notesVersion: 0, accessData } }),
      // The company's stores of the sandbox, which analyse by it from then on.
      ["BatchGetItem", ...decision],
    ],
    ["reopen fraud configuration", act(client, reopen, { params, body: { version: 6 } }), decision],
    [
      "reveal the key",
      act(client, reveal, { params: place, body: { field: "fraudDetectTestKey" } }),
      decision,
    ],
  ];
}

/** The configuration of fraud prevention, given back once. */
export async function fraudActs(stage: TestStage, support: Caller): Promise<Cost[]> {
  const { client, companyId } = await newClient(stage);
  await openFraudPrevention(client, support, companyId);
  const params = { companyId };
  const draft = completeFraudDraft();
  const corrected = completeFraudDraft({ webhookUrl: "https://teste.loja.example.com/novo" });
  const adjustments = [{ field: "webhookUrl" as const, comment: "O endereço não responde." }];
  const answers = { webhookUrl: "O endereço já responde." };
  return [
    ["first fraud draft", act(client, saveDraft, { params, body: { version: 0, draft } }), numbered],
    ["send fraud configuration", act(client, send, { params, body: { version: 1, draft } }), decision],
    [
      "give fraud configuration back",
      act(support, reject, { params, body: { version: 2, notesVersion: 0, adjustments } }),
      decision,
    ],
    [
      "answer support",
      act(client, saveDraft, { params, body: { version: 3, draft: corrected, answers, isAutomatic: true } }),
      decision,
    ],
    [
      "send fraud configuration again",
      act(client, send, { params, body: { version: 4, draft: corrected, answers } }),
      ["BatchGetItem", ...decision],
    ],
    ...approvedActs(client, support, companyId),
  ];
}
