import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";

export const database = DynamoDBDocumentClient.from(
  // Shorter than the function's own time, so that a hanging connection still ends in an answer.
  new DynamoDBClient({ maxAttempts: 3, requestHandler: { connectionTimeout: 1000, requestTimeout: 4000 } }),
  { marshallOptions: { removeUndefinedValues: true } },
);
