import { incompleteBody, invalidRequest } from "./errors.ts";

const maxLineBytes = 4096;

/** Reads lines and counted bytes out of a stream whose pieces end anywhere. */
class ByteReader {
  readonly #source: AsyncIterator<Buffer>;
  #pending: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async #more(): Promise<void> {
    const next = await this.#source.next();
    if (next.done) throw incompleteBody();
    this.#pending = this.#pending.length === 0 ? next.value : Buffer.concat([this.#pending, next.value]);
  }

  async line(): Promise<string> {
    let end = this.#pending.indexOf("\r\n");
    while (end < 0) {
      if (this.#pending.length > maxLineBytes) throw invalidRequest("A chunk header is too long.");
      await this.#more();
      end = this.#pending.indexOf("\r\n");
    }
    const line = this.#pending.toString("latin1", 0, end);
    this.#pending = this.#pending.subarray(end + 2);
    return line;
  }

  async *bytes(count: number): AsyncGenerator<Buffer> {
    let missing = count;
    while (missing > 0) {
      if (this.#pending.length === 0) await this.#more();
      const piece = this.#pending.subarray(0, missing);
      this.#pending = this.#pending.subarray(piece.length);
      missing -= piece.length;
      yield piece;
    }
  }

  /** Lets go of the source, read to its end or not: otherwise what is left of it could not be drained. */
  async release(): Promise<void> {
    await this.#source.return?.();
  }
}

async function* readChunks(reader: ByteReader): AsyncGenerator<Buffer> {
  for (;;) {
    const header = await reader.line();
    if (!/^[0-9a-f]{1,8}$/i.test(header)) throw invalidRequest("A chunk size is not a hexadecimal number.");
    const size = Number.parseInt(header, 16);
    if (size === 0) return;
    yield* reader.bytes(size);
    if ((await reader.line()) !== "") throw invalidRequest("A chunk is longer than its header says.");
  }
}

/**
 * Undoes the `aws-chunked` coding that the SDK uses for streams: unsigned chunks, then trailers. Fills
 * `trailers` (lower-case names) once the last byte was read.
 */
export async function* decodeAwsChunked(
  source: AsyncIterable<Buffer>,
  trailers: Map<string, string>,
): AsyncGenerator<Buffer> {
  const reader = new ByteReader(source);
  try {
    yield* readChunks(reader);
    for (let line = await reader.line(); line !== ""; line = await reader.line()) {
      const colon = line.indexOf(":");
      trailers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
    }
  } finally {
    await reader.release();
  }
}
