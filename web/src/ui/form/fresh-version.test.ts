import { type Certification, certificationSchema } from "@portal/shared/certification/model.ts";
import * as z from "zod/mini";
import type { CallOptions } from "../../lib/api/api.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { onFreshVersion } from "./fresh-version.ts";

const certification = (version: number, returns: Certification["returns"]): Certification => ({
  companyId: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
  product: "online-payment",
  status: "open",
  version,
  isUnlocked: true,
  begunAt: "2026-01-02T10:00:00Z",
  isScopeOutdated: false,
  attempt: 1,
  scope: {
    solutionModel: null,
    transactionTypes: [],
    authorizers: [],
    bankTransferBoleto: [],
    modalities: [],
  },
  selected: [],
  returns,
  reviews: {},
  matched: {},
  review: null,
  savedAt: null,
  savedBy: null,
  revision: 1,
  occurrence: null,
});

/** A server that keeps this case's return and refuses every version but its own. */
function server(start: Certification) {
  let held = start;
  const sent: { version: number; options: CallOptions }[] = [];
  const requestSchema = z.object({ version: z.number(), return: z.object({ platformUsn: z.string() }) });
  const submission = onFreshVersion(
    {
      schema: z.unknown(),
      returns: certificationSchema,
      send: async (body, options) => {
        const { version, return: given } = requestSchema.parse(body);
        sent.push({ version, options });
        if (version !== held.version) throw new ApiError("version-conflict", { current: held });
        held = { ...held, version: version + 1, returns: { ...held.returns, "card-approved": given } };
        return held;
      },
    },
    certification(1, { "card-approved": { platformUsn: "1" } }),
    ({ returns }) => returns["card-approved"],
  );
  const savedByColleague = (caseId: string, platformUsn: string) => {
    held = { ...held, version: held.version + 1, returns: { ...held.returns, [caseId]: { platformUsn } } };
  };
  const save = (version: number, platformUsn: string) =>
    submission.send({ version, return: { platformUsn } }, { idempotencyKey: `of ${version}` });
  return { save, sent, savedByColleague, saved: () => held.returns };
}

const begun = certification(1, { "card-approved": { platformUsn: "1" } });

test("a colleague's save of another case is no conflict: the form goes on from the new version", async () => {
  const { save, sent, savedByColleague, saved } = server(begun);
  savedByColleague("card-denied", "9");
  expect((await save(1, "2")).version).toBe(3);
  expect(sent.map(({ version }) => version)).toEqual([1, 2]);
  expect(saved()).toEqual({ "card-approved": { platformUsn: "2" }, "card-denied": { platformUsn: "9" } });
  // The key that was refused with other content must not be reused.
  expect(sent[1]?.options.idempotencyKey).not.toBe("of 1");
});

test("a colleague's save of the same case is the person's to settle", async () => {
  const { save, sent, savedByColleague, saved } = server(begun);
  savedByColleague("card-approved", "7");
  await expect(save(1, "2")).rejects.toMatchObject({ code: "version-conflict" });
  // Sending the same again is no consent either.
  await expect(save(1, "2")).rejects.toMatchObject({ code: "version-conflict" });
  expect(sent).toHaveLength(2);
  expect(saved()["card-approved"]).toEqual({ platformUsn: "7" });
});

test("what this form saved itself is what it compares with from then on", async () => {
  const { save, savedByColleague, saved } = server(begun);
  const { version } = await save(1, "2");
  savedByColleague("card-denied", "9");
  await save(version, "3");
  expect(saved()["card-approved"]).toEqual({ platformUsn: "3" });
});
