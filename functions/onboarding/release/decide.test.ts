import { DomainError } from "@portal/shared/errors.ts";
import { decideGrant, decideRequest, decideRevoke } from "./decide.ts";

const at = "2026-11-22T12:00:00.000Z";
const owner = { sub: "ana", name: "Ana Souza", email: "ana@loja.example.com", locale: "pt" } as const;
const asking = { stored: undefined, obstacle: null, by: { name: "Ana Souza" }, at };
const body = { category: "developer", reason: "A loja abre na semana que vem." } as const;
const asked = { status: "under-approval", ...decideRequest(asking, body).content } as const;

test("each request is a matter of its own, and there must be something to ask for", () => {
  const again = decideRequest({ ...asking, stored: asked }, body);
  expect(again.ticket).toEqual({ isNew: true, sentAt: at });
  expect(again.facts).toEqual({ category: "developer", isAgain: true });
  const open = () => decideRequest({ ...asking, obstacle: "stage-already-open" }, body);
  expect(open).toThrow(new DomainError("stage-already-open"));
});

test("support that opens a stage unasked gives a reason, and the ticket answers to the owner", () => {
  const granting = { stored: undefined, owner, at };
  expect(() => decideGrant(granting, {})).toThrow(new DomainError("invalid-input"));
  expect(decideGrant(granting, { comment: "Combinado." })).toMatchObject({
    content: { request: null, answer: { comment: "Combinado.", isRevoked: false } },
    ticket: { contact: owner },
  });
  const deserted = () => decideGrant({ ...granting, owner: undefined }, { comment: "Combinado." });
  expect(deserted).toThrow(new DomainError("action-not-allowed"));
});

test("an answer keeps what was asked", () => {
  expect(decideGrant({ stored: asked, owner: undefined, at }, {}).content.request).toBe(asked.request);
  expect(decideRevoke(asked, { comment: "Foi engano." }, at).content).toEqual({
    request: asked.request,
    answer: { comment: "Foi engano.", answeredAt: at, isRevoked: true },
  });
});
