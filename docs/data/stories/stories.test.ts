import * as errors from "../e-sitef/failure/error-examples.ts";
import { operationExamples } from "../e-sitef/operation-examples.ts";
import * as argentina from "../e-sitef-argentina/argentina-examples.ts";
import * as argentinaRefused from "../e-sitef-argentina/argentina-refused-examples.ts";
import * as afterSale from "../examples/esitef-after-sale-examples.ts";
import * as guide from "../examples/esitef-guide-examples.ts";
import * as payment from "../examples/esitef-payment-examples.ts";
import * as pix from "../examples/esitef-pix-examples.ts";
import * as query from "../examples/esitef-query-examples.ts";
import * as recharge from "../examples/esitef-recharge-examples.ts";
import * as risk from "../examples/esitef-risk-examples.ts";
import * as store from "../examples/esitef-store-examples.ts";
import * as threeDs from "../examples/esitef-three-ds-examples.ts";
import { before, sent, stories } from "./stories.ts";

const { htmlBegin, htmlReservationBegin, htmlQuery, linkBegin } = { ...payment, ...guide };

/** A buyer's browser stands between these calls: they belong to the HTML interface. */
const ofOtherInterfaces: readonly unknown[] = [htmlBegin, htmlReservationBegin, htmlQuery, linkBegin];

const printed: Readonly<Record<string, unknown>> = {
  ...operationExamples,
  ...payment,
  ...query,
  ...afterSale,
  ...recharge,
  ...store,
  ...threeDs,
  ...errors,
  ...guide,
  ...pix,
  ...risk,
  ...argentina,
  ...argentinaRefused,
};

const isExample = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "method" in value && "url" in value;

test("every example of the REST pages has a story, so that it is run", () => {
  const told = Object.values(stories).map(({ example }): unknown => example);
  const untold = Object.entries(printed)
    .filter(([, value]) => isExample(value) && !told.includes(value) && !ofOtherInterfaces.includes(value))
    .map(([name]) => name);
  expect(untold).toEqual([]);
});

test("a story begins with what the others need", () => {
  expect(before("cancelledQuery")).toEqual([
    "payment-begin",
    "payment-do",
    "cancellationSigned",
    "cancel-do",
  ]);
});

test("only the ways of the sandbox are added to what a page prints", () => {
  expect(sent("cancel-do")).toBe(operationExamples["cancel-do"]);
  const added = Object.keys(stories).filter((name) => sent(name) !== stories[name]?.example);
  expect(added).toEqual([
    "cancel-async",
    "recharge-begin",
    "recharge-dealers",
    "recharge-branch-data",
    "recharge-do",
    "recharge-query",
    "recharge-confirm",
    "pixApproved",
  ]);
});
