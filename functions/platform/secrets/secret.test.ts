import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { refusal, send } from "../../testing/api.ts";
import type { Person } from "../../testing/people.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";
import { keyFor } from "./secret.ts";

const { list } = occurrenceContract.routes;

let stage: TestStage;
let support: Person;
withSupport((opened, reviewer) => {
  stage = opened;
  support = reviewer;
});

const useCursor = () => refusal(support, list, { query: { cursor: "x.y" } });

test("a secret store that fails is unavailable for now and is asked again by the next request", async () => {
  stage.aws.failing.set("GetParameter", { status: 500, type: "InternalServerError" });
  const { status, headers } = await send(support, list, { query: { cursor: "x.y" } });
  expect({ status, retryAfter: headers["retry-after"] }).toEqual({ status: 503, retryAfter: "2" });

  stage.aws.failing.set("GetParameter", { status: 400, type: "AccessDeniedException" });
  expect((await useCursor()).code).toBe("internal-error");

  stage.aws.failing.clear();
  expect((await useCursor()).code).toBe("invalid-cursor");
});

test("the secret is read once a container", async () => {
  const readings = () => stage.aws.calls.filter((operation) => operation === "GetParameter").length;
  await useCursor();
  const before = readings();
  await Promise.all([useCursor(), useCursor(), useCursor()]);
  expect(readings()).toBe(before);
});

test("each purpose has a key of its own", async () => {
  const [cursor, accessData] = await Promise.all([keyFor("cursor"), keyFor("access-data")]);
  expect(cursor).toHaveLength(32);
  expect(cursor.equals(accessData)).toBe(false);
  expect(cursor.equals(Buffer.alloc(32, 7))).toBe(false);
});
