import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { TestStage } from "../stage.ts";
import type { Made } from "./many-tickets.ts";
import { writeTickets } from "./write-tickets.ts";

/** Fills the queue of a test's stage with so many tickets, unseen by what watches its database. */
export async function fillQueue({ databaseUrl, tableName }: TestStage, tickets: number): Promise<Made[]> {
  const client = new DynamoDBClient({ endpoint: databaseUrl });
  try {
    return await writeTickets(client, tableName, tickets);
  } finally {
    client.destroy();
  }
}
