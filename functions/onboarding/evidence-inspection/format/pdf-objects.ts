import { isNativeError } from "node:util/types";
import { constants, inflateSync } from "node:zlib";
import type { Refusal } from "@portal/shared/evidence/model.ts";

/** An honest document of 10 MB, mostly pictures and text, unpacks far less than this. */
const maxUnpackedBytes = 32 * 1024 * 1024;
const maxPackages = 5000;

const keyword = Buffer.from("stream");
const isPackage = /\/ObjStm(?![A-Za-z0-9])/;
const isDeflated = /\/Filter\s*(?:\[\s*)?\/(?:FlateDecode|Fl)(?![A-Za-z0-9])/;
/** Other compression filters, or chains of them: no program packs its objects like that. */
const isOtherwisePacked =
  /\/(?:ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|RL|Crypt)(?![A-Za-z0-9])|\/Predictor\s+(?!1(?!\d))|FlateDecode\s*\/Fl/;

const hash = 0x23;

/** -1 for what is no hexadecimal digit. */
function digitOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/** Resolves escapes in names: PDF readers take `/J#61vaScript` for `/JavaScript`. */
export function unescaped(bytes: Buffer): string {
  if (!bytes.includes(hash)) return bytes.toString("latin1");
  const written = Buffer.from(bytes);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1, length += 1) {
    const code = bytes[at] ?? 0;
    const high = code === hash ? digitOf(bytes[at + 1] ?? 0) : -1;
    const low = high >= 0 ? digitOf(bytes[at + 2] ?? 0) : -1;
    const isEscape = low >= 0;
    written[length] = isEscape ? high * 16 + low : code;
    if (isEscape) at += 2;
  }
  return written.toString("latin1", 0, length);
}

/** The data begins after the line end that follows the keyword. */
function startOfData(bytes: Buffer, at: number): number {
  const isReturn = bytes[at] === 0x0d;
  return at + (isReturn ? 1 : 0) + (bytes[at + (isReturn ? 1 : 0)] === 0x0a ? 1 : 0);
}

const isTooLarge = (error: unknown): boolean =>
  isNativeError(error) && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";

/** Unpacks up to the end that the compressed data marks itself. The length that the document states is not trusted. */
function unpack(bytes: Buffer, maxOutputLength: number): Buffer | Refusal {
  try {
    return inflateSync(bytes, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    return isTooLarge(error) ? "archive-limits" : "damaged";
  }
}

/**
 * The texts of a document's compressed object streams, or why they cannot be read. Everything between one `stream`
 * and the next may be a stream's dictionary, however it is disguised. Nothing else of an upload is unpacked:
 * docs/papers/decisions/0014-what-protects-who-opens-evidence.md
 */
export function unpackObjects(bytes: Buffer): string[] | Refusal {
  const texts: string[] = [];
  let left = maxUnpackedBytes;
  let from = 0;
  for (let at = bytes.indexOf(keyword); at >= 0; at = bytes.indexOf(keyword, from)) {
    const dictionary = unescaped(bytes.subarray(from, at));
    from = at + keyword.length;
    if (!isPackage.test(dictionary)) continue;
    if (!isDeflated.test(dictionary) || isOtherwisePacked.test(dictionary)) return "damaged";
    if (texts.length === maxPackages || left === 0) return "archive-limits";
    const unpacked = unpack(bytes.subarray(startOfData(bytes, from)), left);
    if (typeof unpacked === "string") return unpacked;
    left -= unpacked.length;
    texts.push(unescaped(unpacked));
  }
  return texts;
}
