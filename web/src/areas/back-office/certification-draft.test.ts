import { dropDraft, readDraft, writeDraft } from "./certification-draft.ts";

function tab() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

const reviewedAt = "2026-11-20T10:00:00Z";

const sent = (sentAt: string, occurrenceId = "company.online-payment.certification") => ({
  status: "under-approval" as const,
  selected: ["card-approved", "card-denied"],
  reviews: { "card-approved": { verdict: "passed" as const, feedback: null, reviewedAt } },
  occurrence: { id: occurrenceId, number: "2026-000001", sentAt, priority: "normal" as const },
});

const draft = {
  judgements: { "card-denied": { verdict: "failed" as const, feedback: "No status." } },
  comment: "Almost there.",
};

describe("a review that is not sent yet", () => {
  it("is there again after a reload, also when a new priority has raised the version", () => {
    const kept = tab();
    writeDraft(kept, sent("2026-11-21T10:00:00Z"), draft);
    expect(readDraft(kept, sent("2026-11-21T10:00:00Z"))).toEqual(draft);
  });

  it("does not judge what the client sent again since", () => {
    const kept = tab();
    writeDraft(kept, sent("2026-11-21T10:00:00Z"), draft);
    expect(readDraft(kept, sent("2026-11-22T10:00:00Z"))).toEqual({
      judgements: { "card-approved": { verdict: "passed", feedback: "" } },
      comment: "",
    });
  });

  it("belongs to one ticket", () => {
    const kept = tab();
    writeDraft(kept, sent("2026-11-21T10:00:00Z"), draft);
    expect(readDraft(kept, sent("2026-11-21T10:00:00Z", "other.online-payment.certification")).comment).toBe(
      "",
    );
  });

  it("is gone once it was sent", () => {
    const kept = tab();
    writeDraft(kept, sent("2026-11-21T10:00:00Z"), draft);
    dropDraft(kept, sent("2026-11-21T10:00:00Z"));
    expect(readDraft(kept, sent("2026-11-21T10:00:00Z")).judgements).not.toHaveProperty("card-denied");
  });

  it.each(["{", "null", '{"judgements":{"card-denied":{"verdict":"perhaps"}}}'])(
    "begins afresh where the browser holds %s",
    (text) => {
      const kept = { ...tab(), getItem: () => text };
      expect(readDraft(kept, sent("2026-11-21T10:00:00Z")).judgements).toEqual({
        "card-approved": { verdict: "passed", feedback: "" },
      });
    },
  );

  it("stays on the page where the browser keeps nothing", () => {
    const kept = {
      ...tab(),
      setItem: () => {
        throw new Error("QuotaExceededError");
      },
    };
    expect(() => writeDraft(kept, sent("2026-11-21T10:00:00Z"), draft)).not.toThrow();
  });
});
