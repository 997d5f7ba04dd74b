import { existsSync, writeFileSync } from "node:fs";
import { DynamoDBClient, type StreamSpecification, UpdateTableCommand } from "@aws-sdk/client-dynamodb";
import { writeTickets } from "@portal/functions/testing/tickets/write-tickets.ts";
import { provisionTables } from "../cloud/provision/tables.ts";
import type { Template } from "../cloud/template/template.ts";
import type { AwsAccess } from "../engines/aws-access.ts";

interface TicketOptions {
  readonly template: Template;
  readonly access: AwsAccess;
  readonly count: number;
  /** Remembers that it was done: each would be made a second time under the same number. */
  readonly file: string;
}

/**
 * Support's queue as it is after some years, past the API: through it each ticket would need a person and a minute.
 * Before anybody follows the table's stream, which is off meanwhile: nothing follows from these, and the engine writes
 * the slower the longer a stream has become.
 */
export async function seedTickets({ template, access, count, file }: TicketOptions): Promise<void> {
  if (existsSync(file)) return;
  await provisionTables(template, access);
  const [table] = template.ofType("AWS::DynamoDB::GlobalTable");
  if (!table) throw new Error("The template declares no table.");
  const client = new DynamoDBClient(access);
  const stream = (StreamSpecification: StreamSpecification) =>
    client.send(new UpdateTableCommand({ TableName: table.ref, StreamSpecification }));
  await stream({ StreamEnabled: false });
  await writeTickets(client, table.ref, count);
  await stream({ StreamEnabled: true, StreamViewType: "NEW_AND_OLD_IMAGES" });
  client.destroy();
  writeFileSync(file, `${JSON.stringify({ tickets: count })}\n`);
}
