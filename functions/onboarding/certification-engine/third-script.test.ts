import { randomUUID } from "node:crypto";
import { DomainError, type ErrorCode } from "@portal/shared/errors.ts";
import { line, optional, paragraph } from "@portal/shared/field/fields.ts";
import type { Actor } from "@portal/shared/roles.ts";
import { certificationMoves } from "@portal/shared/stage/certification/lifecycle.ts";
import { certificationForms } from "@portal/shared/stage/certification/model.ts";
import * as z from "zod/mini";
import { stageKeys } from "../../stage/keys.ts";
import { type StageItem, stageItemSchema } from "../../stage/model.ts";
import { companyOf, type Person, person } from "../../testing/people.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";
import { keptMatchOf, openCases, shown } from "./model.ts";
import { certificationRoutes } from "./routes.ts";
import type { CertificationScript, ProductForms } from "./script.ts";

/** A product of two tests, each proved by the number of its receipt: all that has to be written for it. */
const caseIdSchema = z.enum(["paid", "refunded"]);
const returnSchema = z.strictObject({ receipt: optional(line(20)), notes: optional(paragraph(100)) });
const forms = certificationForms(caseIdSchema, returnSchema);
const archived = z.object(forms.archived);
const viewSchema = z.object(forms.view);
const itemSchema = z.object({
  ...stageItemSchema.shape,
  ...z.omit(archived, { archivedAt: true }).shape,
  revision: z.number(),
  matches: z.partialRecord(caseIdSchema, keptMatchOf(returnSchema)),
});

interface Forms extends ProductForms {
  readonly content: Omit<z.output<typeof itemSchema>, keyof StageItem>;
  readonly return: z.output<typeof returnSchema>;
  readonly view: Partial<z.output<typeof viewSchema>>;
  readonly attempt: z.output<typeof archived>;
  readonly revision: z.output<typeof forms.sent>;
}

const script: CertificationScript<Forms> = {
  product: "online-payment",
  transitions: certificationMoves("certification"),
  initial: "open",
  archived,
  sent: forms.sent,
  place: (companyId, product) => ({ companyId, product, stage: "certification" }),
  ref: (place) => ({ key: stageKeys.stage(place), schema: itemSchema }),
  around: () => [],
  isUnlocked: () => true,
  begin: (blank) => ({ ...blank, selected: ["paid"] }),
  view: ({ companyId }, item) => (item ? shown(item) : { companyId }),
  select: (_, caseIds) => caseIdSchema.options.filter((id) => id === "paid" || caseIds.includes(id)),
  faultsIn: ({ returns }, caseId) =>
    returns[caseIdSchema.parse(caseId)]?.receipt ? [] : [{ path: "receipt", code: "required" }],
  reliesOnFile: () => false,
  mustPass: () => caseIdSchema.options,
  toProve: openCases,
  conditions: {},
};
const routes = certificationRoutes(script);

let stage: TestStage;
let support: Person;
withSupport((opened, reviewer) => {
  stage = opened;
  support = reviewer;
});

const by = (actor: Actor) => ({
  actor,
  requestId: randomUUID(),
  accessToken: `token-of-${actor.sub}`,
  idempotency: { key: randomUUID(), fingerprint: randomUUID() },
});

/** A company, and how its people and support act in its certification. */
async function certifying() {
  const client = await person(stage, "Ana Souza");
  const { id: companyId } = await companyOf(client);
  return {
    params: { companyId },
    client: () => by({ sub: client.sub, role: "client" }),
    reviewer: () => by({ sub: support.sub, role: "support" }),
  };
}

const refused = (code: ErrorCode) => expect.objectContaining({ code, constructor: DomainError });
const passed = (caseId: string) => ({ caseId, verdict: "passed" as const });

test("a third product is certified by its script alone: begun, given back, corrected, concluded, begun again", async () => {
  const { params, client, reviewer } = await certifying();
  const fill = (version: number, caseId: string, receipt: string) =>
    routes.saveReturn({ ...client(), params: { ...params, caseId }, body: { version, return: { receipt } } });
  const send = (version: number) => routes.send({ ...client(), params, body: { version } });

  expect(await routes.begin({ ...client(), params, body: { version: 0 } })).toMatchObject({
    status: "open",
    attempt: 1,
    selected: ["paid"],
  });
  await expect(send(1)).rejects.toEqual(refused("certification-incomplete"));
  await fill(1, "paid", "A-1");
  await send(2);

  const failed = { caseId: "paid", verdict: "failed" as const, feedback: "O recibo é de outra loja." };
  const given = { version: 3, notesVersion: 0, reviews: [failed] };
  await routes.reject({ ...reviewer(), params, body: given });
  await expect(send(4)).rejects.toEqual(refused("nothing-corrected"));
  await fill(4, "paid", "A-2");
  await send(5);

  const tooFew = { version: 6, notesVersion: 0, reviews: [passed("paid")] };
  const conclude = () => routes.conclude({ ...reviewer(), params, body: tooFew });
  await expect(conclude()).rejects.toEqual(refused("mandatory-case-failed"));
  await routes.reject({ ...reviewer(), params, body: { ...tooFew, comment: "Falta o estorno." } });
  await routes.select({ ...client(), params, body: { version: 7, caseIds: ["refunded"] } });
  await fill(8, "refunded", "A-3");
  await expect(fill(9, "paid", "A-4")).rejects.toEqual(refused("action-not-allowed"));
  await send(9);
  const reviews = [passed("paid"), passed("refunded")];
  const concluded = await routes.conclude({
    ...reviewer(),
    params,
    body: { version: 10, notesVersion: 0, reviews },
  });
  expect(concluded).toMatchObject({ status: "concluded", revision: 3 });

  expect(await routes.restart({ ...client(), params, body: { version: 11 } })).toMatchObject({
    attempt: 2,
    returns: {},
  });
  const { items } = await routes.listAttempts({ ...client(), params, query: { limit: 5 } });
  expect(items).toMatchObject([
    { attempt: 1, status: "concluded", returns: { refunded: { receipt: "A-3" } } },
  ]);
  const first = await routes.getRevision({ ...reviewer(), params: { ...params, revision: 1 } });
  expect(first.returns).toEqual({ paid: { receipt: "A-1" } });
});
