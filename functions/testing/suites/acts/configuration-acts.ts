import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import { secretFields } from "@portal/shared/access-data/model.ts";
import { accountContract } from "@portal/shared/account/contract.ts";
import { companyContract } from "@portal/shared/company/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { historyContract } from "@portal/shared/history/contract.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { ask, type Caller } from "../../api.ts";
import { accessForm, companyData, completeDraft, placeOf, relatedCompany } from "../../people.ts";
import { act, type Cost, decision, numbered, oneRead } from "./acts.ts";

const { routes: configuration } = configurationContract;
const { routes: occurrence } = occurrenceContract;
const { routes: access } = accessDataContract;

const historyPage = ["BatchGetItem", "Query"];

interface Sides {
  readonly client: Caller;
  readonly support: Caller;
  readonly companyId: string;
}

/** A configuration that is drafted, sent, given back and sent again. */
function sendingActs({ client, support, companyId }: Sides): Cost[] {
  const params = placeOf(companyId);
  const draft = completeDraft();
  const corrected = completeDraft({ website: "https://www.loja.example.com" });
  const answers = { website: "Agora responde." };
  const adjustments = [{ field: "website" as const, comment: "Errado." }];
  const ticket = { occurrenceId: `${companyId}.online-payment.configuration` };
  const notes = { comment: "Quase.", entries: [{ subject: "website", text: "Não abre." }] };
  const rejection = { version: 3, notesVersion: 1, adjustments };
  return [
    ["first draft", act(client, configuration.saveDraft, { params, body: { version: 0, draft } }), numbered],
    [
      "draft",
      act(client, configuration.saveDraft, { params, body: { version: 1, draft, isAutomatic: true } }),
      decision,
    ],
    ["send", act(client, configuration.send, { params, body: { version: 2, draft } }), decision],
    [
      "notes",
      act(support, occurrence.saveNotes, { params: ticket, body: { version: 0, round: 1, notes } }),
      decision,
    ],
    ["reject", act(support, configuration.reject, { params, body: rejection }), decision],
    [
      "correct",
      act(client, configuration.saveDraft, { params, body: { version: 4, draft: corrected, answers } }),
      decision,
    ],
    [
      // What support asked for is compared with the revision it saw, which never changes.
      "send again",
      act(client, configuration.send, { params, body: { version: 5, draft: corrected, answers } }),
      ["BatchGetItem", ...decision],
    ],
    [
      "prioritize",
      act(support, occurrence.prioritize, { params: ticket, body: { version: 4, priority: "high" } }),
      decision,
    ],
  ];
}

/** Other companies of the tests share its merchantId. */
const ofOneStore = { leaves: ["accessData.merchantId"] };

/** Its approval with the access data, and what becomes of these. */
function approvedActs({ client, support, companyId }: Sides): Cost[] {
  const params = placeOf(companyId);
  const reveals = (name: string) =>
    secretFields.map(
      (field): Cost => [
        `${name} ${field}`,
        act(client, access.reveal, { params, body: { field } }),
        decision,
      ],
    );
  const approval = { version: 6, notesVersion: 1, accessData: accessForm, sharesMerchantId: false };
  const replaced = {
    version: 1,
    sharesMerchantId: false,
    reason: "A chave vazou.",
    accessData: { merchantKey: "outra-chave-7777" },
  };
  return [
    ["conclude", act(support, configuration.conclude, { params, body: approval }, ofOneStore), decision],
    ["reopen", act(client, configuration.reopen, { params, body: { version: 7 } }), decision],
    ...reveals("reveal"),
    [
      // The sandbox's store of a merchantId that stays is known once the access data is read.
      "replace",
      act(support, access.replace, { params, body: replaced }, ofOneStore),
      [...oneRead, ...decision],
    ],
    [
      "replace the merchantId, too",
      act(support, access.replace, { params, body: { ...replaced, version: 2 } }),
      [...oneRead, ...oneRead, ...decision],
    ],
    ...reveals("reveal what replaced"),
  ];
}

/** All that happens to a company with its first product, and what its people look up. */
export async function configurationActs(sides: Sides): Promise<Cost[]> {
  const { client, support, companyId } = sides;
  const params = { companyId };
  const { data } = await ask(client, companyContract.routes.get, { params });
  const company = { version: 1, data: companyData({ ...data, relatedCompanies: [relatedCompany()] }) };
  const ofStage = (subject: "configuration" | "access-data") =>
    act(client, historyContract.routes.list, { params, query: { product: "online-payment", subject } });
  return [
    ...sendingActs(sides),
    ...approvedActs(sides),
    ["company update", act(client, companyContract.routes.update, { params, body: company }), decision],
    ["account", act(support, accountContract.routes.open, { body: { locale: "pt" } }), oneRead],
    [
      "account with a company",
      act(client, accountContract.routes.open, { body: { locale: "pt" } }),
      ["BatchGetItem", "BatchGetItem"],
    ],
    ["access data history", ofStage("access-data"), historyPage],
    ["history", ofStage("configuration"), historyPage],
  ];
}
