import * as fc from "fast-check";
import { decodeAwsChunked } from "./aws-chunked.ts";

async function decode(pieces: Iterable<Buffer>) {
  const trailers = new Map<string, string>();
  const source = (async function* () {
    yield* pieces;
  })();
  const decoded: Buffer[] = [];
  for await (const chunk of decodeAwsChunked(source, trailers)) decoded.push(chunk);
  return { bytes: Buffer.concat(decoded), trailers: Object.fromEntries(trailers) };
}

function encode(chunks: readonly Uint8Array[], trailer = "x-amz-checksum-crc32:AAAAAA==\r\n"): Buffer {
  const parts = chunks
    .filter((chunk) => chunk.length > 0)
    .flatMap((chunk) => [Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from("\r\n")]);
  return Buffer.concat([...parts, Buffer.from(`0\r\n${trailer}\r\n`)]);
}

function* cut(whole: Buffer, sizes: readonly number[]): Generator<Buffer> {
  let start = 0;
  for (const size of sizes) {
    yield whole.subarray(start, start + size);
    start += size;
  }
  yield whole.subarray(start);
}

test("the bytes come back however they were chunked and however the network cut them", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 8 }),
      fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 60 }),
      async (chunks, cuts) => {
        const { bytes, trailers } = await decode(cut(encode(chunks), cuts));
        expect(bytes.equals(Buffer.concat(chunks))).toBe(true);
        expect(trailers).toEqual({ "x-amz-checksum-crc32": "AAAAAA==" });
      },
    ),
  );
});

test("a body that ends anywhere before its end is incomplete", async () => {
  const whole = encode([Buffer.from("payload"), Buffer.from("more")]);
  for (let length = 0; length < whole.length; length += 1) {
    await expect(decode([whole.subarray(0, length)])).rejects.toMatchObject({ code: "IncompleteBody" });
  }
});

test.each([
  ["a size that is no number", "xyz\r\npayload\r\n0\r\n\r\n"],
  ["a signed chunk, which nobody would verify", "7;chunk-signature=ab\r\npayload\r\n0\r\n\r\n"],
  ["a chunk longer than its size", "3\r\npayload\r\n0\r\n\r\n"],
  ["a size without end", "0".repeat(10_000)],
])("%s is refused", async (_case, text) => {
  await expect(decode([Buffer.from(text)])).rejects.toMatchObject({ code: "InvalidRequest" });
});
