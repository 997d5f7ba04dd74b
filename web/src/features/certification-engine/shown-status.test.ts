import { certificationSchema } from "@portal/shared/certification/model.ts";
import { certificationRoutes } from "@portal/shared/certification/routes.data.ts";
import { certificationStatuses } from "@portal/shared/stage/certification/lifecycle.ts";
import { mayEditCase, maySend, shownStatusOf } from "./shown-status.ts";

const example = certificationSchema.parse(certificationRoutes.get.answer);

test.each(certificationStatuses)("a certification that began is shown as it stands: %s", (status) => {
  expect(shownStatusOf({ status, begunAt: example.begunAt, isUnlocked: false })).toBe(status);
});

test("before it begins it is ready or locked", () => {
  expect(shownStatusOf({ status: "open", begunAt: null, isUnlocked: true })).toBe("ready");
  expect(shownStatusOf({ status: "open", begunAt: null, isUnlocked: false })).toBe("locked");
});

test("it is sent while it is the client's turn, and not before it began", () => {
  const sendable = certificationStatuses.filter((status) => maySend({ ...example, status }));
  expect(sendable).toEqual(["open", "revision"]);
  expect(maySend({ ...example, status: "open", begunAt: null })).toBe(false);
});

test("a case that passed stays as support saw it", () => {
  const certification = { ...example, status: "revision" } as const;
  expect(mayEditCase(certification, "timeout-denied")).toBe(false);
  expect(mayEditCase(certification, "timeout-approved")).toBe(true);
  expect(mayEditCase(certification, "card-denied")).toBe(true);
  expect(mayEditCase({ ...certification, status: "under-approval" }, "card-denied")).toBe(false);
});
