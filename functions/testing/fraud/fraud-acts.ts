import { fraudConfigurationContract } from "@portal/shared/fraud-configuration/contract.ts";
import type { Caller } from "../api.ts";
import { newClient } from "../people.ts";
import type { TestStage } from "../stage.ts";
import { act, type Cost, decision, numbered } from "../suites/acts.ts";
import { completeFraudDraft, fraudTestKey, openFraudPrevention } from "./fraud-configuration.ts";

const { saveDraft, send, reject, conclude, reopen } = fraudConfigurationContract.routes;

/** The configuration of fraud prevention, given back once. */
export async function fraudActs(stage: TestStage, support: Caller): Promise<Cost[]> {
  const { client, companyId } = await newClient(stage);
  await openFraudPrevention(client, support, companyId);
  const params = { companyId };
  const draft = completeFraudDraft();
  const corrected = completeFraudDraft({ webhookUrl: "https://teste.loja.example.com/novo" });
  const adjustments = [{ field: "webhookUrl" as const, comment: "O endereço não responde." }];
  const accessData = { fraudDetectTestKey: fraudTestKey };
  return [
    ["first fraud draft", act(client, saveDraft, { params, body: { version: 0, draft: {} } }), numbered],
    ["send fraud configuration", act(client, send, { params, body: { version: 1, draft } }), decision],
    [
      "give fraud configuration back",
      act(support, reject, { params, body: { version: 2, adjustments } }),
      decision,
    ],
    [
      "send fraud configuration again",
      act(client, send, { params, body: { version: 3, draft: corrected } }),
      ["BatchGetItem", ...decision],
    ],
    [
      "approve fraud configuration",
      act(support, conclude, { params, body: { version: 4, accessData } }),
      // The company's stores of the sandbox, which analyse by it from then on.
      ["BatchGetItem", ...decision],
    ],
    ["reopen fraud configuration", act(client, reopen, { params, body: { version: 5 } }), decision],
  ];
}
