import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DeleteCommand, DynamoDBDocumentClient, PutCommand } from "@aws-sdk/lib-dynamodb";
import { testSettings } from "@portal/shared/settings.ts";
import { fromStored, type StoredItem } from "../platform/table/database.ts";
import type { Key } from "../platform/table/keys.ts";
import { leaksIn } from "./canary.ts";
import { startAws, type TestAws } from "./engines/aws.ts";
import { startDatabase } from "./engines/database.ts";
import { type Watch, watchDatabase } from "./engines/watch.ts";
import { outboxOf, type TestOutbox } from "./outbox.ts";

type Item = Record<string, unknown>;

/** Everything that functions need around them, running on this machine, with access to what they store and send. */
export interface TestStage extends Omit<TestOutbox, "forget"> {
  readonly databaseUrl: string;
  readonly tableName: string;
  readonly aws: TestAws;
  /** Between functions and the database; only in a stage opened with `watched`. */
  readonly watch: Watch | undefined;
  /** Every line that functions logged. */
  readonly logs: string[];
  /** Everything stored, or one partition's part of it. */
  items(pk?: string): Promise<Item[]>;
  put(item: Item): Promise<void>;
  remove(key: Key): Promise<void>;
  /** Forgets everything stored and sent. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

const { TABLE_NAME: tableName } = testSettings;

function setEnvironment(databaseUrl: string, awsUrl: string): void {
  Object.assign(process.env, {
    AWS_REGION: "sa-east-1",
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
    AWS_ENDPOINT_URL_DYNAMODB: databaseUrl,
    AWS_ENDPOINT_URL_SSM: awsUrl,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: awsUrl,
    AWS_ENDPOINT_URL_SESV2: awsUrl,
    // Tests of stored files start a server of their own and pass its address.
    AWS_ENDPOINT_URL_S3: awsUrl,
    ...testSettings,
  });
}

/** Keeps what functions log out of the test report, and for the tests. */
function captureLogs(): { lines: string[]; restore: () => void } {
  const lines: string[] = [];
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (chunk: string | Uint8Array) => {
    const line = chunk.toString();
    if (!line.startsWith('{"timestamp"')) return write(chunk);
    lines.push(line);
    return true;
  };
  return {
    lines,
    restore: () => {
      process.stdout.write = write;
    },
  };
}

interface TablePart {
  readonly Items?: readonly StoredItem[];
  readonly LastEvaluatedKey?: StoredItem;
}

/** The embedded database asks for a signature and does not look at it. */
const readHeaders = {
  authorization:
    "AWS4-HMAC-SHA256 Credential=test/20260101/sa-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0",
  "content-type": "application/x-amz-json-1.0",
  "x-amz-date": "20260101T000000Z",
};

const partition = (pk: string) => ({
  KeyConditionExpression: "pk = :pk",
  ExpressionAttributeValues: { ":pk": { S: pk } },
});

/** Without AWS's client: tests read the table again and again, and it would take half of their time to read for them. */
async function read(databaseUrl: string, pk: string | undefined): Promise<Item[]> {
  const target = `DynamoDB_20120810.${pk === undefined ? "Scan" : "Query"}`;
  const headers = { ...readHeaders, "x-amz-target": target };
  const asked = { TableName: tableName, ConsistentRead: true, ...(pk === undefined ? {} : partition(pk)) };
  const items: Item[] = [];
  let ExclusiveStartKey: StoredItem | undefined;
  do {
    const body = JSON.stringify({ ...asked, ExclusiveStartKey });
    const answer = await fetch(databaseUrl, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(`The table cannot be read: ${await answer.text()}`);
    const part: TablePart = await answer.json();
    items.push(...(part.Items ?? []).map(fromStored));
    ExclusiveStartKey = part.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
}

export async function openStage({ watched = false } = {}): Promise<TestStage> {
  const [database, aws] = await Promise.all([startDatabase(tableName), startAws()]);
  const watch = watched ? await watchDatabase(database.url) : undefined;
  setEnvironment(watch?.url ?? database.url, aws.url);
  const logs = captureLogs();
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: database.url }));
  const items = (pk?: string) => read(database.url, pk);
  const remove = async ({ pk, sk }: Item) => {
    await client.send(new DeleteCommand({ TableName: tableName, Key: { pk, sk } }));
  };
  const outbox = outboxOf(items);
  return {
    ...outbox,
    databaseUrl: database.url,
    tableName,
    aws,
    watch,
    logs: logs.lines,
    items,
    put: async (Item) => {
      await client.send(new PutCommand({ TableName: tableName, Item }));
    },
    remove: ({ pk, sk }) => remove({ pk, sk }),
    clear: async () => {
      await Promise.all((await items()).map(remove));
      outbox.forget();
      aws.mails.length = 0;
    },
    close: async () => {
      logs.restore();
      const leaks = leaksIn([...(await items()).map((item) => JSON.stringify(item)), ...logs.lines]);
      client.destroy();
      await Promise.all([watch?.close(), database.close(), aws.close()]);
      if (leaks.length > 0) throw new Error(`Kept or logged, and must not be:\n${leaks.join("\n")}`);
    },
  };
}
