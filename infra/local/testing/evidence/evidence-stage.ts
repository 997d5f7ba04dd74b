import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CreateBucketCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutBucketLifecycleConfigurationCommand,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { handler as inspection } from "@portal/functions/onboarding/evidence-inspection/handler.ts";
import { keys } from "@portal/functions/platform/table/keys.ts";
import { ask, type Caller } from "@portal/functions/testing/api.ts";
import { recordOf, scheduled } from "@portal/functions/testing/outbox.ts";
import { openStage, type TestStage } from "@portal/functions/testing/stage.ts";
import { evidenceContract } from "@portal/shared/evidence/contract.ts";
import { type EvidenceDeclaration } from "@portal/shared/evidence/model.ts";
import { type LocalS3, startS3 } from "../../engines/s3/server.ts";
import type { ObjectCreated } from "../../engines/s3/storage/object-created.ts";

const bucket = "portal-test-evidence";
const credentials = { accessKeyId: "test", secretAccessKey: "test" };
const region = "sa-east-1";

export type Signed = Awaited<ReturnType<EvidenceStage["sign"]>>;

/** The functions with their table, and the file store that browsers send to. */
export class EvidenceStage {
  readonly stage: TestStage;
  readonly s3: LocalS3;
  readonly client: S3Client;
  /** Objects that nobody was told of yet. */
  readonly created: ObjectCreated[] = [];
  readonly #directory: string;
  /** A stream still delivers items that the table has deleted. */
  readonly #removals = new Map<string, Record<string, unknown>>();

  private constructor(stage: TestStage, s3: LocalS3, directory: string) {
    this.stage = stage;
    this.s3 = s3;
    this.#directory = directory;
    this.client = new S3Client({ endpoint: s3.url, region, credentials, forcePathStyle: true });
    s3.onObjectCreated((object) => this.created.push(object));
  }

  static async open(options: { watched?: boolean } = {}): Promise<EvidenceStage> {
    const stage = await openStage(options);
    const directory = mkdtempSync(join(tmpdir(), "evidence-"));
    const s3 = await startS3({ port: 0, directory, accounts: { test: "test" }, region });
    process.env.AWS_ENDPOINT_URL_S3 = s3.url;
    const opened = new EvidenceStage(stage, s3, directory);
    await opened.client.send(new CreateBucketCommand({ Bucket: bucket }));
    const rule = (Prefix: string) =>
      ({ ID: Prefix, Status: "Enabled", Filter: { Prefix }, Expiration: { Days: 1 } }) as const;
    const Rules = [rule("quarantine/"), rule("evidence-trial/")];
    await opened.client.send(
      new PutBucketLifecycleConfigurationCommand({ Bucket: bucket, LifecycleConfiguration: { Rules } }),
    );
    return opened;
  }

  sign(caller: Caller, companyId: string, body: EvidenceDeclaration, key: string = randomUUID()) {
    return ask(caller, evidenceContract.routes.sign, { params: { companyId }, body, key });
  }

  /** As a browser sends it; the answer is S3's. */
  async upload(
    { upload }: Signed,
    bytes: Buffer,
    headers = upload.headers,
    url = upload.url,
  ): Promise<string> {
    const answer = await fetch(url, { method: "PUT", body: new Uint8Array(bytes), headers });
    return `${answer.status} ${/<Code>(.*)<\/Code>/.exec(await answer.text())?.[1] ?? ""}`.trim();
  }

  /** Tells the function of every new object, each as often as asked. */
  async inspect(times = 1): Promise<void> {
    for (const { key } of this.created.splice(0)) {
      for (let time = 0; time < times; time += 1) await this.tell(key);
    }
  }

  /** Ends with what the function answered; objects that it made itself are told of to nobody. */
  async tell(key: string): Promise<unknown> {
    const event = { source: "aws.s3", "detail-type": "Object Created", detail: { object: { key } } } as const;
    const answer = await inspection({
      ...event,
      version: "0",
      id: "1",
      account: "1",
      time: "",
      region,
      resources: [],
    });
    const own = this.created.filter((one) => one.key.startsWith("quarantine/"));
    this.created.splice(0, this.created.length, ...own);
    return answer;
  }

  /** Removals whose objects are not all erased. */
  async pendingRemovals(): Promise<Record<string, unknown>[]> {
    return (await this.stage.items()).filter(({ pk }) => pk === keys.outbox("erasure").pk);
  }

  /** As the table's stream shows them, those that were handed over before as well. */
  async removals(): Promise<ReturnType<typeof recordOf>[]> {
    for (const item of await this.pendingRemovals()) this.#removals.set(String(item["id"]), item);
    return [...this.#removals.values()].map(recordOf);
  }

  async deliverRemovals(): ReturnType<typeof inspection> {
    return inspection({ Records: await this.removals() });
  }

  /** What the function does by its schedule. */
  async sweep(): Promise<void> {
    await inspection(scheduled());
    this.created.length = 0;
  }

  async keys(): Promise<string[]> {
    const { Contents = [] } = await this.client.send(new ListObjectsV2Command({ Bucket: bucket }));
    return Contents.map(({ Key = "" }) => Key);
  }

  /** Past every signature. */
  async put(Key: string, Body: Buffer): Promise<void> {
    await this.client.send(new PutObjectCommand({ Bucket: bucket, Key, Body }));
  }

  async read(Key: string) {
    const { Body, ContentType, ContentDisposition } = await this.client.send(
      new GetObjectCommand({ Bucket: bucket, Key }),
    );
    return {
      bytes: Buffer.from((await Body?.transformToByteArray()) ?? []),
      ContentType,
      ContentDisposition,
    };
  }

  async close(): Promise<void> {
    this.client.destroy();
    await Promise.all([this.s3.close(), this.stage.close()]);
    rmSync(this.#directory, { recursive: true });
  }
}
