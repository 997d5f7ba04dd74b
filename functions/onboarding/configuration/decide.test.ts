import { DomainError } from "@portal/shared/errors.ts";
import { decideConclude, decideDraft, decideReject, decideReopen, decideSend } from "./decide.ts";
import type { ConfigurationContent } from "./model.ts";

const at = "2026-11-22T12:00:00.000Z";
const place = { companyId: "company", product: "online-payment", stage: "configuration" } as const;
const by = { sub: "ana", name: "Ana Souza" };

const draft = { solutionModel: "rest", applicationName: "Loja" } as const;
const adjustment = { field: "applicationName", comment: "O nome está errado." } as const;
const givenBack: ConfigurationContent = {
  draft,
  review: { comment: null, adjustments: [adjustment], reviewedAt: at },
  answers: {},
  revision: 1,
};
const sending = { place, stored: undefined, before: undefined, country: "BR", by, at } as const;
const again = { ...sending, stored: givenBack, before: draft };

test("the first draft tells which fields it filled in", () => {
  expect(decideDraft(undefined, { draft, answers: {}, isAutomatic: false })).toEqual({
    content: { draft, review: null, answers: {}, revision: 0 },
    facts: { fields: ["solutionModel", "applicationName"] },
    isQuiet: false,
  });
});

test("only what support asked about can be answered", () => {
  const answers = { applicationName: "É este mesmo.", website: "Ninguém perguntou." };
  const { content } = decideDraft(givenBack, { draft, answers });
  expect(content.answers).toEqual({ applicationName: "É este mesmo." });
});

test("what is sent is kept as a revision, and its ticket comes to support", () => {
  const { content, ticket, facts, writes } = decideSend(sending, { draft, answers: {} });
  expect(content).toEqual({ draft, review: null, answers: {}, revision: 1 });
  expect(ticket).toEqual({ sentAt: at });
  expect(facts).toEqual({ revision: 1 });
  const item = { revision: 1, sentAt: at, sentBy: by, draft, answers: {} };
  expect(writes).toEqual([expect.objectContaining({ act: "append", item })]);
});

test("a company abroad cannot send what only Brazilian ones are offered", () => {
  const abroad = { ...sending, country: "AR" } as const;
  const body = { draft: { ...draft, transactionTypes: ["recharge" as const] }, answers: {} };
  expect(() => decideSend(sending, body)).not.toThrow();
  expect(() => decideSend(abroad, body)).toThrow(new DomainError("invalid-input"));
});

test("what support gave back cannot come again untouched", () => {
  const untouched = () => decideSend(again, { draft, answers: {} });
  expect(untouched).toThrow(new DomainError("nothing-corrected"));
});

test("a sentence or another value takes up what support asked for", () => {
  const answered = decideSend(again, { draft, answers: { applicationName: "É este mesmo." } });
  const corrected = decideSend(again, { draft: { ...draft, applicationName: "Loja 2" }, answers: {} });
  expect(answered.facts).toMatchObject({ revision: 2, corrections: { open: 0, changed: 0, answered: 1 } });
  expect(corrected.facts).toMatchObject({
    fields: ["applicationName"],
    corrections: { open: 0, changed: 1, answered: 0 },
  });
});

test("support's decisions leave the client's draft as it is", () => {
  const rejected = decideReject(givenBack, { comment: undefined, adjustments: [adjustment] }, at);
  const concluded = decideConclude(givenBack, { comment: "Tudo certo." }, at);
  const reopened = decideReopen(givenBack);
  for (const { content } of [rejected, concluded, reopened]) {
    expect(content).toMatchObject({ draft, answers: {}, revision: 1 });
  }
  expect(rejected.content.review).toEqual({ comment: null, adjustments: [adjustment], reviewedAt: at });
  expect(concluded.content.review).toEqual({ comment: "Tudo certo.", adjustments: [], reviewedAt: at });
  expect(reopened.content.review).toBeNull();
});
