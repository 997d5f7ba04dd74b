import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { patience } from "../aws/connections.ts";

/** Members of items that have no value are left out. */
export const database = DynamoDBDocumentClient.from(new DynamoDBClient(patience()), {
  marshallOptions: { removeUndefinedValues: true },
});
