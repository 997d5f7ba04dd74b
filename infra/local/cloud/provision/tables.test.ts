import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DescribeTableCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { accessTo } from "../../engines/aws-access.ts";
import { startDatabase } from "../../engines/database/database.ts";
import { createClosers } from "../../machine/closers.ts";
import { choosePorts } from "../../machine/ports.ts";
import { declaredTemplate } from "../testing/declared-template.ts";
import { provisionTables } from "./tables.ts";

const directory = mkdtempSync(path.join(tmpdir(), "tables-"));
const closers = createClosers(() => undefined);
let access: ReturnType<typeof accessTo>;

const text = (AttributeName: string) => ({ AttributeName, AttributeType: "S" });
const keys = (...names: string[]) =>
  names.map((AttributeName, index) => ({ AttributeName, KeyType: index ? "RANGE" : "HASH" }));

const template = (indexKey = "gsi1sk") =>
  declaredTemplate({
    Table: {
      Type: "AWS::DynamoDB::GlobalTable",
      Properties: {
        AttributeDefinitions: ["pk", "sk", "gsi1pk", indexKey].map(text),
        KeySchema: keys("pk", "sk"),
        GlobalSecondaryIndexes: [
          { IndexName: "gsi1", KeySchema: keys("gsi1pk", indexKey), Projection: { ProjectionType: "ALL" } },
        ],
        StreamSpecification: { StreamViewType: "NEW_AND_OLD_IMAGES" },
        TimeToLiveSpecification: { AttributeName: "ttl", Enabled: true },
      },
    },
  });

beforeAll(async () => {
  const { database: port } = await choosePorts(0);
  const quiet = () => undefined;
  const { url } = await startDatabase({ port, directory, closers, say: quiet, onStart: quiet });
  access = accessTo(url, "sa-east-1");
});
afterAll(async () => {
  await closers.close();
  rmSync(directory, { recursive: true });
});

test("a table is made with its keys, indexes and stream, and a second start leaves it as it is", async () => {
  await provisionTables(template(), access);
  await provisionTables(template(), access);
  const { Table } = await new DynamoDBClient(access).send(
    new DescribeTableCommand({ TableName: "Dev-Table" }),
  );
  expect(Table).toMatchObject({
    KeySchema: keys("pk", "sk"),
    GlobalSecondaryIndexes: [{ IndexName: "gsi1", KeySchema: keys("gsi1pk", "gsi1sk") }],
    StreamSpecification: { StreamEnabled: true },
  });
});

test("other keys than the data was written with are refused, with the way out", async () => {
  await provisionTables(template(), access);
  await expect(provisionTables(template("other"), access)).rejects.toThrow(
    "The keys or indexes of the table Dev-Table changed since its data was written: run `npm start -- --fresh`",
  );
});
