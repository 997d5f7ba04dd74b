import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CreateBucketCommand,
  GetObjectCommand,
  type GetObjectCommandInput,
  PutObjectCommand,
  type PutObjectCommandInput,
  type PutObjectCommandOutput,
  S3Client,
  type S3ClientConfig,
} from "@aws-sdk/client-s3";
import { type LocalS3, type LocalS3Options, startS3 } from "../server.ts";
import type { ObjectCreated } from "../storage/object-created.ts";

export const region = "sa-east-1";
export const credentials = { accessKeyId: "LOCALACCESSKEY", secretAccessKey: "local-secret" };
export const Bucket = "evidence";

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** A server with one bucket, for tests: on a directory and a port of its own; remembers what it announced. */
export class TestServer {
  readonly directory = mkdtempSync(join(tmpdir(), "local-s3-"));
  readonly events: ObjectCreated[] = [];
  readonly #options: Partial<LocalS3Options>;
  readonly #clients: S3Client[] = [];
  #s3: LocalS3 | undefined;
  #client: S3Client | undefined;

  constructor(options: Partial<LocalS3Options> = {}) {
    this.#options = options;
  }

  get s3(): LocalS3 {
    if (!this.#s3) throw new Error("The test server is not started.");
    return this.#s3;
  }

  get client(): S3Client {
    if (!this.#client) throw new Error("The test server is not started.");
    return this.#client;
  }

  async start(): Promise<void> {
    await this.#listen();
    await this.client.send(new CreateBucketCommand({ Bucket }));
  }

  async restart(): Promise<void> {
    await this.s3.close();
    await this.#listen();
  }

  /** Another client, in place of the one with the right key and region. */
  connect(config: S3ClientConfig = {}): S3Client {
    const fixed = { endpoint: this.s3.url, region, credentials, maxAttempts: 1, logger: silent };
    const client = new S3Client({ ...fixed, ...config });
    this.#clients.push(client);
    return client;
  }

  async stop(): Promise<void> {
    for (const client of this.#clients) client.destroy();
    await this.s3.close();
    rmSync(this.directory, { recursive: true });
  }

  put(
    Key: string,
    Body: PutObjectCommandInput["Body"],
    extra: Partial<PutObjectCommandInput> = {},
  ): Promise<PutObjectCommandOutput> {
    return this.client.send(new PutObjectCommand({ Bucket, Key, Body, ...extra }));
  }

  async read(Key: string, extra: Partial<GetObjectCommandInput> = {}): Promise<string | undefined> {
    const { Body } = await this.client.send(new GetObjectCommand({ Bucket, Key, ...extra }));
    return Body?.transformToString();
  }

  /** Files that hold an object's bytes, finished or not. */
  byteFiles(): string[] {
    return [...this.files("blobs"), ...this.files("incoming")];
  }

  files(folder: string): string[] {
    return readdirSync(this.directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.parentPath.endsWith(folder))
      .map((entry) => entry.name);
  }

  async #listen(): Promise<void> {
    const { directory } = this;
    const accounts = { [credentials.accessKeyId]: credentials.secretAccessKey };
    this.#s3 = await startS3({ port: 0, directory, accounts, region, ...this.#options });
    this.#s3.onObjectCreated((event) => this.events.push(event));
    this.#client = this.connect();
  }
}
