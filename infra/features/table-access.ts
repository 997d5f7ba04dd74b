import type { ITableV2 } from "aws-cdk-lib/aws-dynamodb";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";

export const secondaryIndexNames = ["gsi1", "gsi2", "gsi3"] as const;
/**
 * All that an index carries of an item besides its keys: what a list shows of it, and its version. The content of
 * `line` may change at any time; which attributes an index carries cannot once there is data.
 */
export const projectedAttributes = ["line", "version"];

/** As `functions/platform/table/table.ts` reads. Never `Scan`: a read that grows with everybody's data is refused outright. */
const readActions = ["dynamodb:BatchGetItem", "dynamodb:Query"];
/** A transaction is allowed by the actions of its parts; there is no action of its own. */
const writeActions = [
  "dynamodb:PutItem",
  "dynamodb:UpdateItem",
  "dynamodb:DeleteItem",
  "dynamodb:ConditionCheckItem",
];

export const tableStatements = (table: ITableV2): PolicyStatement[] => [
  new PolicyStatement({
    actions: [...readActions, ...writeActions],
    resources: [table.tableArn],
  }),
  new PolicyStatement({
    actions: ["dynamodb:Query"],
    // Each index is named, so that a function never gains access to a later index it did not ask for.
    resources: secondaryIndexNames.map((index) => `${table.tableArn}/index/${index}`),
  }),
];

export const streamStatement = (streamArn: string) =>
  new PolicyStatement({
    actions: [
      "dynamodb:DescribeStream",
      "dynamodb:GetRecords",
      "dynamodb:GetShardIterator",
      "dynamodb:ListStreams",
    ],
    resources: [streamArn],
  });
