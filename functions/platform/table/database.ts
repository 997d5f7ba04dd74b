import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";

/**
 * Even three tries at a read and three at a write, all of them hanging, end in an answer before the function's own
 * time does.
 */
const requestHandler = { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true };

export const database = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 3, requestHandler }), {
  marshallOptions: { removeUndefinedValues: true },
});
