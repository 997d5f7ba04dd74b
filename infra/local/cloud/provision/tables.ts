import {
  type AttributeDefinition,
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  type GlobalSecondaryIndex,
  type KeySchemaElement,
  ResourceNotFoundException,
  type StreamViewType,
  type TableDescription,
  UpdateTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";
import { Problem } from "../../../problem.ts";
import type { AwsAccess } from "../../engines/aws-access.ts";
import type { Resource, Template } from "../template/template.ts";

interface TableProperties {
  readonly AttributeDefinitions: AttributeDefinition[];
  readonly KeySchema: KeySchemaElement[];
  readonly GlobalSecondaryIndexes?: Pick<GlobalSecondaryIndex, "IndexName" | "KeySchema" | "Projection">[];
  readonly StreamSpecification?: { readonly StreamViewType: StreamViewType };
  readonly TimeToLiveSpecification?: { readonly AttributeName: string; readonly Enabled: boolean };
}

interface Shape {
  readonly KeySchema?: KeySchemaElement[];
  readonly GlobalSecondaryIndexes?: readonly { IndexName?: string; KeySchema?: KeySchemaElement[] }[];
}

/** What cannot be changed without losing the items: two tables with the same shape hold the same data. */
function shapeOf({ KeySchema = [], GlobalSecondaryIndexes = [] }: Shape): string {
  const keys = (schema: KeySchemaElement[] = []) =>
    schema.map(({ AttributeName, KeyType }) => `${AttributeName}:${KeyType}`).sort();
  const indexes = GlobalSecondaryIndexes.map(
    (index) => `${index.IndexName} ${keys(index.KeySchema).join()}`,
  ).sort();
  return JSON.stringify([keys(KeySchema), indexes]);
}

async function findTable(client: DynamoDBClient, TableName: string): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

async function createTable(
  client: DynamoDBClient,
  TableName: string,
  properties: TableProperties,
): Promise<void> {
  const {
    AttributeDefinitions,
    KeySchema,
    GlobalSecondaryIndexes,
    StreamSpecification,
    TimeToLiveSpecification,
  } = properties;
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: "PAY_PER_REQUEST",
      AttributeDefinitions,
      KeySchema,
      GlobalSecondaryIndexes: GlobalSecondaryIndexes?.map((index) => ({
        IndexName: index.IndexName,
        KeySchema: index.KeySchema,
        Projection: index.Projection,
      })),
      ...(StreamSpecification
        ? { StreamSpecification: { StreamEnabled: true, StreamViewType: StreamSpecification.StreamViewType } }
        : {}),
    }),
  );
  if (TimeToLiveSpecification?.Enabled) {
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  }
}

async function ensureTable(
  client: DynamoDBClient,
  { ref, properties }: Resource<TableProperties>,
): Promise<void> {
  const existing = await findTable(client, ref);
  if (!existing) return createTable(client, ref, properties);
  if (shapeOf(existing) !== shapeOf(properties)) {
    throw new Problem(
      `The keys or indexes of the table ${ref} changed since its data was written: run \`npm start -- --fresh\` to begin with an empty one.`,
    );
  }
}

/** Makes the tables that the template declares and that are not there yet. */
export async function provisionTables(template: Template, access: AwsAccess): Promise<void> {
  const client = new DynamoDBClient(access);
  const tables = template.ofType<TableProperties>("AWS::DynamoDB::GlobalTable", "AWS::DynamoDB::Table");
  await Promise.all(tables.map((table) => ensureTable(client, table)));
  client.destroy();
}
