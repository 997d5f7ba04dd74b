import { marshall, unmarshall } from "@aws-sdk/util-dynamodb";
import { testSettings } from "@portal/shared/settings/settings.ts";
import type { Key } from "../platform/table/keys.ts";
import { leaksIn } from "./canary.ts";
import { startAws, type TestAws } from "./engines/aws.ts";
import { startDatabase } from "./engines/database.ts";
import { callTable } from "./engines/table-call.ts";
import { type Watch, watchDatabase } from "./engines/watch.ts";
import { outboxOf, type TestOutbox } from "./outbox.ts";

type Item = Record<string, unknown>;
type StoredItem = ReturnType<typeof marshall>;

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
  remove(...keys: readonly Key[]): Promise<void>;
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

const partition = (pk: string) => ({
  KeyConditionExpression: "pk = :pk",
  ExpressionAttributeValues: { ":pk": { S: pk } },
});

async function read(databaseUrl: string, pk: string | undefined): Promise<Item[]> {
  const operation = pk === undefined ? "Scan" : "Query";
  const asked = { TableName: tableName, ConsistentRead: true, ...(pk === undefined ? {} : partition(pk)) };
  const items: Item[] = [];
  let ExclusiveStartKey: StoredItem | undefined;
  do {
    const part: TablePart = await callTable(databaseUrl, operation, { ...asked, ExclusiveStartKey });
    items.push(...(part.Items ?? []).map((item) => unmarshall(item)));
    ExclusiveStartKey = part.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
}

/** So many items may go in one request. */
const batch = 25;

async function remove(databaseUrl: string, keys: readonly Item[]): Promise<void> {
  for (let start = 0; start < keys.length; start += batch) {
    const requests = keys
      .slice(start, start + batch)
      .map(({ pk, sk }) => ({ DeleteRequest: { Key: marshall({ pk, sk }) } }));
    await callTable(databaseUrl, "BatchWriteItem", { RequestItems: { [tableName]: requests } });
  }
}

export async function openStage({ watched = false } = {}): Promise<TestStage> {
  const [database, aws] = await Promise.all([startDatabase(tableName), startAws()]);
  const watch = watched ? await watchDatabase(database.url) : undefined;
  setEnvironment(watch?.url ?? database.url, aws.url);
  const logs = captureLogs();
  const items = (pk?: string) => read(database.url, pk);
  const outbox = outboxOf(items);
  return {
    ...outbox,
    databaseUrl: database.url,
    tableName,
    aws,
    watch,
    logs: logs.lines,
    items,
    put: async (item) => {
      await callTable(database.url, "PutItem", {
        TableName: tableName,
        Item: marshall(item, { removeUndefinedValues: true }),
      });
    },
    remove: (...keys) =>
      remove(
        database.url,
        keys.map(({ pk, sk }) => ({ pk, sk })),
      ),
    clear: async () => {
      await remove(database.url, await items());
      outbox.forget();
      aws.mails.length = 0;
    },
    close: async () => {
      logs.restore();
      const leaks = leaksIn([...(await items()).map((item) => JSON.stringify(item)), ...logs.lines]);
      await Promise.all([watch?.close(), database.close(), aws.close()]);
      if (leaks.length > 0) throw new Error(`Kept or logged, and must not be:\n${leaks.join("\n")}`);
    },
  };
}
