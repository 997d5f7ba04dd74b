import { certificationContract } from "@portal/shared/certification/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import type { Route } from "@portal/shared/contract.ts";
import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import { fraudConfigurationContract } from "@portal/shared/fraud-configuration/contract.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { ask, refusal, send } from "../../testing/api.ts";
import { begin, certifiable, sendFilled, verdicts } from "../../testing/certification.ts";
import {
  beginFraud,
  fraudCertifiable,
  scenarioVerdicts,
  sendScenarios,
} from "../../testing/fraud/fraud-certification.ts";
import { openFraudPrevention, sentFraudConfiguration } from "../../testing/fraud/fraud-configuration.ts";
import { companyOf, newClient, type Person, person, sentConfiguration } from "../../testing/people.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";

const { saveNotes } = occurrenceContract.routes;

let stage: TestStage;
let bruno: Person;
let carla: Person;
beforeAll(async () => {
  stage = await openStage();
  bruno = await person(stage, "Bruno Lima", { isSupport: true });
  carla = await person(stage, "Carla Dias", { isSupport: true });
});
afterAll(() => stage.close());

/** Something that waits for support, and how it is given back with these words on one of its subjects. */
interface Sent {
  readonly ticket: { readonly occurrenceId: string };
  readonly subject: string;
  readonly reject: Route;
  readonly params: Readonly<Record<string, string>>;
  readonly bodyOf: (text: string) => object;
  /** Where the words stand in the body. */
  readonly path: string;
}

const ticketOf = ({ occurrence }: { readonly occurrence: { readonly id: string } | null }) => ({
  occurrenceId: occurrence?.id ?? "",
});

async function configuration(): Promise<Sent> {
  const { client, companyId, params } = await newClient(stage);
  const sent = await sentConfiguration(client, companyId);
  return {
    ticket: ticketOf(sent),
    subject: "website",
    reject: configurationContract.routes.reject,
    params,
    bodyOf: (comment) => ({ version: sent.version, adjustments: [{ field: "website", comment }] }),
    path: "adjustments.0.comment",
  };
}

async function fraudConfiguration(): Promise<Sent> {
  const client = await person(stage, "Ana Souza");
  const { id: companyId } = await companyOf(client);
  await openFraudPrevention(client, bruno, companyId);
  const sent = await sentFraudConfiguration(client, companyId);
  return {
    ticket: ticketOf(sent),
    subject: "webhookUrl",
    reject: fraudConfigurationContract.routes.reject,
    params: { companyId },
    bodyOf: (comment) => ({ version: sent.version, adjustments: [{ field: "webhookUrl", comment }] }),
    path: "adjustments.0.comment",
  };
}

const judged = <Review extends { readonly caseId: string }>(reviews: Review[], text: string) =>
  reviews.map((review, index) => (index === 0 ? { ...review, verdict: "failed", feedback: text } : review));

async function certification(): Promise<Sent> {
  const who = await certifiable(stage, bruno);
  await begin(who);
  const sent = await sendFilled(stage, who);
  return {
    ticket: ticketOf(sent),
    subject: sent.selected[0] ?? "",
    reject: certificationContract.routes.reject,
    params: who.params,
    bodyOf: (text) => ({ version: sent.version, reviews: judged(verdicts(sent), text) }),
    path: "reviews.0.feedback",
  };
}

async function fraudCertification(): Promise<Sent> {
  const who = await fraudCertifiable(stage, bruno);
  await beginFraud(who);
  const sent = await sendScenarios(stage, who);
  return {
    ticket: ticketOf(sent),
    subject: sent.selected[0] ?? "",
    reject: fraudCertificationContract.routes.reject,
    params: who.params,
    bodyOf: (text) => ({ version: sent.version, reviews: judged(scenarioVerdicts(sent), text) }),
    path: "reviews.0.feedback",
  };
}

const note = (who: Person, { ticket, subject }: Sent, version: number, text: string) =>
  ask(who, saveNotes, {
    params: ticket,
    body: { version, round: 1, notes: { comment: "", entries: [{ subject, text }] } },
  });

const theirs = "Use o endereço púb";

describe.each([
  ["a configuration", configuration],
  ["a configuration of fraud prevention", fraudConfiguration],
  ["a certification", certification],
  ["a certification of fraud prevention", fraudCertification],
] as const)("the review of %s", (_name, arrange) => {
  test("sends a colleague's unfinished words only once they are taken as one's own", async () => {
    const sent = await arrange();
    const { reject, params, bodyOf, path } = sent;
    const { version } = await note(carla, sent, 0, theirs);
    const body = { ...bodyOf(theirs), notesVersion: version };
    expect(await refusal(bruno, reject, { params, body })).toMatchObject({
      code: "colleague-words",
      fields: [{ path, code: "invalid" }],
    });
    const ticked = await note(bruno, sent, version, theirs);
    const again = { ...bodyOf(theirs), notesVersion: ticked.version };
    expect(await send(bruno, reject, { params, body: again })).toMatchObject({ status: 200 });
  });

  test("sends nothing while it names notes that were replaced since", async () => {
    const sent = await arrange();
    const { reject, params, bodyOf } = sent;
    const { version } = await note(bruno, sent, 0, "Use o público.");
    await note(carla, sent, version, theirs);
    const body = { ...bodyOf("Use o público."), notesVersion: version };
    expect(await refusal(bruno, reject, { params, body })).toMatchObject({
      code: "notes-changed",
      status: 409,
    });
    const own = { ...bodyOf("Use o público."), notesVersion: version + 1 };
    expect(await send(bruno, reject, { params, body: own })).toMatchObject({ status: 200 });
  });

  test("is not for somebody who says of no notes that they were seen", async () => {
    const sent = await arrange();
    const { reject, params, bodyOf } = sent;
    await note(carla, sent, 0, theirs);
    expect(await refusal(bruno, reject, { params, body: bodyOf("Outra coisa.") })).toMatchObject({
      code: "notes-changed",
    });
  });
});

test("a colleague's general comment is nobody else's either", async () => {
  const sent = await configuration();
  const { ticket, params, reject, bodyOf } = sent;
  const notes = { comment: "Quase lá, falta ver", entries: [] };
  const { version } = await ask(carla, saveNotes, { params: ticket, body: { version: 0, round: 1, notes } });
  const body = { ...bodyOf("Meu."), notesVersion: version, comment: notes.comment };
  expect(await refusal(bruno, reject, { params, body })).toMatchObject({
    code: "colleague-words",
    fields: [{ path: "comment", code: "invalid" }],
  });
});
